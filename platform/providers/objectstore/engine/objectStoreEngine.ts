import { fastify, type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from 'fastify';
import { decodeJwt } from 'jose';
import type { Clock } from '../../../clock.ts';
import {
  isMissingBucket,
  isReadonlyBucket,
  isRefusedAccessKey,
  isUnreachableHost,
} from '../../simulation/sentinels.ts';
import type { Blobs } from '../../blobs/port.ts';
import type { Send } from '../client/access.ts';
import { escaped, S3Error } from './s3Error.ts';
import { checkSignature } from './signature.ts';

const TOKEN_HOST = 'oauth2.googleapis.com';
const GOOGLE_HOST = 'storage.googleapis.com';
const TOKEN = 'embedded-google-';
const STORED = 'objectstore/';
const MOST_KEYS = 1_000;
const MOST_BYTES = 5 * 2 ** 20;
const XML = 'application/xml';

/** A running server of object storage. */
export interface ObjectStoreEngine {
  /** The same API without a socket, for every endpoint and for Google. */
  send: Send;
  close(): Promise<void>;
}

interface Options {
  blobs: Blobs;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A request for a bucket, or for an object in it. */
interface Target {
  bucket: string;
  /** Empty for the bucket itself. */
  key: string;
}

function headersOf({ headers }: FastifyRequest): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : value]),
  );
}

function targetOf({ url }: FastifyRequest): Target {
  const [path = ''] = url.split('?');
  const [bucket = '', ...parts] = path.slice(1).split('/').map(decodeURIComponent);
  return { bucket, key: parts.join('/') };
}

function tokenFor(body: unknown): { access_token: string; token_type: string; expires_in: number } | null {
  const assertion = new URLSearchParams(String(body)).get('assertion') ?? '';
  const { iss = '' } = decodeJwt(assertion);
  if (iss === '' || isRefusedAccessKey(iss)) return null;
  return { access_token: `${TOKEN}${iss}`, token_type: 'Bearer', expires_in: 3_600 };
}

/**
 * Object storage inside of the platform: HeadBucket, ListObjectsV2, PutObject, GetObject and DeleteObject of S3's API,
 * at every address, and Google's tokens. Every bucket exists but those of the sentinels. It stores what it is given.
 */
export function createObjectStoreEngine({ blobs, clock, log }: Options): ObjectStoreEngine {
  const app = fastify({ bodyLimit: MOST_BYTES, exposeHeadRoutes: false });
  acceptAnyBody(app);
  app.setErrorHandler((error, _request, reply) => {
    const known =
      error instanceof S3Error ? error : new S3Error(500, 'InternalError', 'An internal error occurred');
    if (known !== error) log.error({ err: error }, 'the embedded object storage failed');
    return reply.status(known.status).type(XML).send(known.toXml());
  });

  const list = async ({ bucket }: Target, request: FastifyRequest): Promise<string> => {
    const { searchParams } = new URL(request.url, 'http://localhost');
    const most = Math.min(MOST_KEYS, Number(searchParams.get('max-keys') ?? MOST_KEYS));
    const base = `${STORED}${bucket}/`;
    const tomorrow = new Date(clock.now().getTime() + 86_400_000);
    const keys = await blobs.storedBefore(`${base}${searchParams.get('prefix') ?? ''}`, tomorrow);
    const after = searchParams.get('continuation-token') ?? '';
    const left = keys.map((key) => key.slice(base.length)).filter((key) => key > after);
    const page = left.slice(0, most);
    const contents: string[] = [];
    for (const key of page) {
      const size = (await blobs.get(`${base}${key}`))?.bytes.length ?? 0;
      contents.push(`<Contents><Key>${escaped(key)}</Key><Size>${size}</Size></Contents>`);
    }
    const next = left.length > page.length ? page.at(-1) : undefined;
    const more = next === undefined ? '' : `<NextContinuationToken>${escaped(next)}</NextContinuationToken>`;
    return `<?xml version="1.0" encoding="UTF-8"?>\n<ListBucketResult><Name>${escaped(bucket)}</Name><KeyCount>${page.length}</KeyCount><IsTruncated>${next !== undefined}</IsTruncated>${more}${contents.join('')}</ListBucketResult>`;
  };

  const authenticate = async (request: FastifyRequest): Promise<void> => {
    const headers = headersOf(request);
    const { host = '' } = headers;
    if (host !== GOOGLE_HOST) {
      const url = `https://${host}${request.url}`;
      return checkSignature({ method: request.method, url, headers, now: clock.now() });
    }
    if (!headers['authorization']?.startsWith(`Bearer ${TOKEN}`))
      throw new S3Error(401, 'AuthenticationRequired', 'Authentication required.');
  };

  app.all('/*', async (request, reply) => {
    if (request.headers.host === TOKEN_HOST) {
      const token = tokenFor(request.body);
      return token ?? reply.status(400).send({ error: 'invalid_grant' });
    }
    await authenticate(request);
    const target = targetOf(request);
    const { bucket, key } = target;
    if (isMissingBucket(bucket))
      throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const isWriting = request.method === 'PUT' || request.method === 'DELETE';
    if (isWriting && isReadonlyBucket(bucket)) throw new S3Error(403, 'AccessDenied', 'Access Denied');
    const stored = `${STORED}${bucket}/${key}`;
    if (request.method === 'HEAD') return reply.status(200).send();
    if (key === '' && request.method === 'GET') return reply.type(XML).send(await list(target, request));
    if (request.method === 'PUT' && key !== '') {
      const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.from('');
      await blobs.put(stored, { type: 'application/octet-stream', bytes });
      return reply.status(200).send();
    }
    if (request.method === 'DELETE' && key !== '') {
      await blobs.delete(stored);
      return reply.status(204).send();
    }
    const found = request.method === 'GET' ? await blobs.get(stored) : null;
    if (!found) throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');
    return reply.type(found.type).send(found.bytes);
  });

  return {
    send: (request) => inject(app, request),
    close: () => app.close(),
  };
}

function acceptAnyBody(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
}

async function inject(app: FastifyInstance, request: Request): Promise<Response> {
  const { host, pathname, search } = new URL(request.url);
  request.signal.throwIfAborted();
  if (isUnreachableHost(host)) throw new TypeError('fetch failed');
  const payload = Buffer.from(await request.arrayBuffer());
  const headers = {
    'content-type': 'application/octet-stream',
    ...Object.fromEntries(request.headers),
    host,
  };
  const answer = await app.inject({
    method: methodOf(request.method),
    url: `${pathname}${search}`,
    headers,
    ...(payload.length > 0 && { payload }),
  });
  const isEmpty = answer.statusCode === 204;
  return new Response(isEmpty ? null : new Uint8Array(answer.rawPayload), { status: answer.statusCode });
}

function methodOf(method: string): 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' {
  const known = (['GET', 'HEAD', 'POST', 'PUT', 'DELETE'] as const).find((one) => one === method);
  if (!known) throw new TypeError(`unexpected method ${method}`);
  return known;
}
