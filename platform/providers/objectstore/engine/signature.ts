import { AwsV4Signer } from 'aws4fetch';
import { isRefusedAccessKey } from '../../simulation/sentinels.ts';
import { S3Error } from './s3Error.ts';

/** The only secret that is always known. */
export const KNOWN_KEY = { accessKeyId: 'embedded', secretAccessKey: 'embedded-secret' } as const;

const FRESH_MS = 15 * 60_000;
const SIGNED =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([a-z0-9-]+)\/s3\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;

interface SignedRequest {
  method: string;
  /** With host, path and query. */
  url: string;
  headers: Readonly<Record<string, string | undefined>>;
  now: Date;
  /** Secrets of a key; null: the storage has never seen it and accepts any, as for a user who enters it. */
  secretsOf: (accessKeyId: string) => Promise<readonly string[] | null>;
}

function timeOf(text: string): Date {
  const [, day = '', hour, minute, second] = /^(\d{8})T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hour}:${minute}:${second}Z`);
}

/** Refuses requests that are not signed for S3, or by a key that does not exist. Resolves with the key. */
export async function checkSignature(request: SignedRequest): Promise<string> {
  const { method, url, headers, now, secretsOf } = request;
  const [, accessKeyId = '', , region, names = '', signature] =
    SIGNED.exec(headers['authorization'] ?? '') ?? [];
  if (region === undefined) throw new S3Error(403, 'AccessDenied', 'Anonymous access is not allowed');
  const secrets = isRefusedAccessKey(accessKeyId) ? [] : await secretsOf(accessKeyId);
  if (secrets?.length === 0)
    throw new S3Error(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  const datetime = headers['x-amz-date'] ?? '';
  const isFresh = Math.abs(timeOf(datetime).getTime() - now.getTime()) <= FRESH_MS;
  if (!isFresh) throw new S3Error(403, 'RequestTimeTooSkewed', 'The request time is too far from now.');
  if (secrets === null) return accessKeyId;
  const signed = names.split(';').filter((name) => name !== 'host');
  for (const secretAccessKey of secrets) {
    const signer = new AwsV4Signer({
      ...{ method, url, region, datetime, service: 's3', accessKeyId, secretAccessKey },
      headers: Object.fromEntries(signed.map((name) => [name, headers[name] ?? ''])),
      allHeaders: true,
    });
    if ((await signer.signature()) === signature) return accessKeyId;
  }
  throw new S3Error(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
}
