import { AwsClient } from 'aws4fetch';
import { importPKCS8, SignJWT } from 'jose';
import { z } from 'zod';
import type { Clock } from '../../../clock.ts';
import { isDomainName } from '../../publicFetch.ts';
import type { Bucket, GoogleBucket, S3Bucket } from '../port.ts';
import { invalidEndpoint, invalidGoogleKey, keysRefused, unreachable } from './errors.ts';

/** Sends a request over the internet or to the embedded server. Rejects if nothing responds. */
export type Send = (request: Request) => Promise<Response>;

/** How requests to a bucket are addressed and signed. */
export interface Access {
  host: string;
  /** Region of the signature; undefined where there is none. */
  region: string | undefined;
  sign(path: string, init: { method: string; body?: string; signal: AbortSignal }): Promise<Request>;
}

const AMAZON = 's3.amazonaws.com';
const DEFAULT_REGION = 'us-east-1';
const GOOGLE = 'storage.googleapis.com';
/** Not the address in the key: that could name any host. */
const GOOGLE_TOKENS = 'https://oauth2.googleapis.com/token';
const GOOGLE_SCOPE = 'https://www.googleapis.com/auth/devstorage.read_write';

const TOKEN_MS = 600_000;

/** The region that a service expects, as far as its name tells; services answer with it if it is another. */
function regionOf(host: string): string {
  if (host.endsWith('.r2.cloudflarestorage.com')) return 'auto';
  const [, region] =
    /^(?:s3[.-])?([a-z0-9-]+)\.(?:amazonaws|your-objectstorage|scw|backblazeb2)\./.exec(host) ?? [];
  return region === undefined || region === 's3' ? DEFAULT_REGION : region;
}

function endpointOf({ endpointUrl }: S3Bucket): URL {
  if (endpointUrl === null) return new URL(`https://${AMAZON}`);
  if (!URL.canParse(endpointUrl)) throw invalidEndpoint();
  const url = new URL(endpointUrl);
  const isPlain = url.search === '' && url.hash === '' && url.username === '' && url.password === '';
  if (url.protocol !== 'https:' || !isPlain || !isDomainName(url.hostname)) throw invalidEndpoint();
  return url;
}

/** Path-style addresses: names of buckets with dots have no certificate otherwise. */
export function s3Access(bucket: S3Bucket, clock: Pick<Clock, 'now'>, wanted?: string): Access {
  const url = endpointOf(bucket);
  const region = wanted ?? regionOf(url.host);
  const isAmazon = bucket.endpointUrl === null && region !== DEFAULT_REGION;
  const host = isAmazon ? `s3.${region}.amazonaws.com` : url.host;
  const base = `https://${host}${url.pathname.replace(/\/+$/, '')}`;
  const { accessKeyId, secretAccessKey } = bucket;
  const client = new AwsClient({
    accessKeyId,
    secretAccessKey: secretAccessKey.reveal(),
    service: 's3',
    region,
    retries: 0,
  });
  return {
    host,
    region,
    sign: (path, init) => {
      const datetime = clock
        .now()
        .toISOString()
        .replace(/[:-]|\.\d{3}/g, '');
      return client.sign(`${base}/${path}`, { ...init, aws: { datetime } });
    },
  };
}

const serviceAccount = z.object({ client_email: z.string().min(1), private_key: z.string().min(1) });
const token = z.object({ access_token: z.string().min(1) });

function accountOf({ serviceAccountKey }: GoogleBucket): z.output<typeof serviceAccount> {
  try {
    return serviceAccount.parse(JSON.parse(serviceAccountKey.reveal()));
  } catch {
    throw invalidGoogleKey();
  }
}

async function assertionOf(bucket: GoogleBucket, now: Date): Promise<string> {
  const { client_email, private_key } = accountOf(bucket);
  const key = await importPKCS8(private_key, 'RS256').catch(() => {
    throw invalidGoogleKey();
  });
  return new SignJWT({ scope: GOOGLE_SCOPE })
    .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
    .setIssuer(client_email)
    .setAudience(GOOGLE_TOKENS)
    .setIssuedAt(now)
    .setExpirationTime(new Date(now.getTime() + TOKEN_MS))
    .sign(key);
}

/** With a token of the service account, on Google's XML API, which speaks S3's. */
export async function googleAccess(
  bucket: GoogleBucket,
  { send, now, signal }: { send: Send; now: Date; signal: AbortSignal },
): Promise<Access> {
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
    assertion: await assertionOf(bucket, now),
  });
  const response = await send(new Request(GOOGLE_TOKENS, { method: 'POST', body, signal })).catch(() => {
    throw unreachable(bucket, GOOGLE);
  });
  if (response.status === 400 || response.status === 401) throw keysRefused(bucket, GOOGLE);
  const parsed = token.safeParse(await response.json().catch(() => null));
  if (!response.ok || !parsed.success) throw unreachable(bucket, GOOGLE);
  const authorization = `Bearer ${parsed.data.access_token}`;
  return {
    host: GOOGLE,
    region: undefined,
    sign: async (path, init) =>
      new Request(`https://${GOOGLE}/${path}`, { ...init, headers: { authorization } }),
  };
}

export function isS3(bucket: Bucket): bucket is S3Bucket {
  return bucket.provider === 'aws-s3';
}
