import { AwsV4Signer } from 'aws4fetch';
import { isRefusedAccessKey } from '../../simulation/sentinels.ts';
import { S3Error } from './s3Error.ts';

/** The only secret that the embedded storage knows; other keys may have any. */
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
}

function timeOf(text: string): Date {
  const [, day = '', hour, minute, second] = /^(\d{8})T(\d\d)(\d\d)(\d\d)Z$/.exec(text) ?? [];
  return new Date(`${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6)}T${hour}:${minute}:${second}Z`);
}

/** Refuses requests that are not signed for S3, or by a key that does not exist. */
export async function checkSignature({ method, url, headers, now }: SignedRequest): Promise<void> {
  const [, accessKeyId = '', , region, names = '', signature] =
    SIGNED.exec(headers['authorization'] ?? '') ?? [];
  if (region === undefined) throw new S3Error(403, 'AccessDenied', 'Anonymous access is not allowed');
  if (isRefusedAccessKey(accessKeyId))
    throw new S3Error(
      403,
      'InvalidAccessKeyId',
      'The AWS Access Key Id you provided does not exist in our records.',
    );
  const datetime = headers['x-amz-date'] ?? '';
  const isFresh = Math.abs(timeOf(datetime).getTime() - now.getTime()) <= FRESH_MS;
  if (!isFresh) throw new S3Error(403, 'RequestTimeTooSkewed', 'The request time is too far from now.');
  if (accessKeyId !== KNOWN_KEY.accessKeyId) return;
  const signed = names.split(';').filter((name) => name !== 'host');
  const signer = new AwsV4Signer({
    ...{ method, url, region, datetime, service: 's3' },
    ...KNOWN_KEY,
    headers: Object.fromEntries(signed.map((name) => [name, headers[name] ?? ''])),
  });
  if ((await signer.signature()) === signature) return;
  throw new S3Error(403, 'SignatureDoesNotMatch', 'The request signature we calculated does not match.');
}
