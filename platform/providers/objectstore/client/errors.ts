import { text } from '../../../messages/messages.ts';
import { ObjectStoreError, type Bucket } from '../port.ts';

/** The field of a bucket that holds its keys. */
function keyField({ provider }: Bucket): string {
  return provider === 'aws-s3' ? 'accessKeyId' : 'serviceAccountKey';
}

export function unreachable(bucket: Bucket, host: string): ObjectStoreError {
  const field = bucket.provider === 'aws-s3' && bucket.endpointUrl !== null ? 'endpointUrl' : 'bucket';
  const code = 'objectstore_unreachable';
  return new ObjectStoreError({ kind: 'unavailable', code, text: text(code, { host }), field });
}

export function keysRefused(bucket: Bucket, host: string): ObjectStoreError {
  const code = 'objectstore_keys_refused';
  return new ObjectStoreError({ kind: 'auth', code, text: text(code, { host }), field: keyField(bucket) });
}

export function invalidEndpoint(): ObjectStoreError {
  const code = 'objectstore_endpoint';
  return new ObjectStoreError({ kind: 'invalid', code, text: text(code), field: 'endpointUrl' });
}

export function invalidGoogleKey(): ObjectStoreError {
  const code = 'objectstore_google_key';
  return new ObjectStoreError({ kind: 'invalid', code, text: text(code), field: 'serviceAccountKey' });
}

/** What was done when the service refused. */
export type Action = 'list' | 'write';

interface Refusal {
  status: number;
  /** Of the XML body; empty if it has none. */
  code: string;
  host: string;
}

const REFUSED_KEYS = new Set([
  'AuthenticationRequired',
  'ExpiredToken',
  'InvalidAccessKeyId',
  'InvalidSecurity',
  'InvalidToken',
  'SignatureDoesNotMatch',
]);

/** The failure behind an answer of an S3-compatible service or of Google's XML API. */
export function refusalOf(bucket: Bucket, action: Action, { status, code, host }: Refusal): ObjectStoreError {
  const params = { bucket: bucket.bucket };
  const field = 'bucket';
  if (status === 401 || REFUSED_KEYS.has(code)) return keysRefused(bucket, host);
  if (code === 'NoSuchBucket' || code === 'InvalidBucketName') {
    const missing = 'objectstore_no_bucket';
    return new ObjectStoreError({ kind: 'notFound', code: missing, text: text(missing, params), field });
  }
  if (status !== 403) return unreachable(bucket, host);
  if (action === 'list') {
    const unlisted = 'objectstore_no_list';
    return new ObjectStoreError({ kind: 'auth', code: unlisted, text: text(unlisted, params), field });
  }
  const readonly = 'objectstore_no_write';
  return new ObjectStoreError({ kind: 'readonly', code: readonly, text: text(readonly, params), field });
}
