import {
  fastify,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
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
import type { Grant, GrantsOf, ListedObject } from '../port.ts';
import { bucketsXml, objectsXml } from './listing.ts';
import { S3Error } from './s3Error.ts';
import { checkSignature, KNOWN_KEY } from './signature.ts';

const TOKEN_HOST = 'oauth2.googleapis.com';
const GOOGLE_HOST = 'storage.googleapis.com';
const TOKEN = 'embedded-google-';
const STORED = 'objectstore/';
const DAY_MS = 86_400_000;
const MOST_BYTES = 5 * 2 ** 20;
const XML = 'application/xml';

/** A running server of object storage. */
export interface ObjectStoreEngine {
  /** The same API without a socket, for every endpoint and for Google. It accepts keys that users enter. */
  send: Send;
  /** Serves clients such as `aws s3` at a port of this machine, with keys that users saved. */
  listen(port: number): Promise<void>;
  close(): Promise<void>;
}

interface Options {
  blobs: Blobs;
  clock: Clock;
  log: Pick<FastifyBaseLogger, 'error'>;
  grantsOf: GrantsOf;
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

/** Who asks: null inside of the process, where every bucket exists. */
type Caller = readonly Grant[] | null;

/**
 * Object storage inside of the platform: HeadBucket, ListBuckets, ListObjectsV2, PutObject, HeadObject, GetObject and
 * DeleteObject of S3's API, at every address, and Google's tokens. Every bucket exists but those of the sentinels. It
 * stores what it is given.
 */
export function createObjectStoreEngine(options: Options): ObjectStoreEngine {
  const inProcess = createServer(options, false);
  const onPort = createServer(options, true);
  return {
    send: (request) => inject(inProcess, request),
    listen: async (port) => void (await onPort.listen({ port, host: '127.0.0.1' })),
    close: async () => void (await Promise.all([inProcess.close(), onPort.close()])),
  };
}

/** `needsGrant`: keys must have been saved, and reach only the bucket that they were saved for. */
function createServer({ blobs, clock, log, grantsOf }: Options, needsGrant: boolean): FastifyInstance {
  const app = fastify({ bodyLimit: MOST_BYTES, exposeHeadRoutes: false });
  acceptAnyBody(app);
  app.setErrorHandler((error, _request, reply) => {
    const known =
      error instanceof S3Error ? error : new S3Error(500, 'InternalError', 'An internal error occurred');
    if (known !== error) log.error({ err: error }, 'the embedded object storage failed');
    return reply.status(known.status).type(XML).send(known.toXml());
  });

  const stored = async (bucket: string): Promise<ListedObject[]> => {
    const base = `${STORED}${bucket}/`;
    const now = clock.now();
    const keys = await blobs.storedBefore(base, new Date(now.getTime() + DAY_MS));
    const objects: ListedObject[] = [];
    for (const key of keys) {
      const sizeBytes = (await blobs.get(key))?.bytes.length ?? 0;
      objects.push({ key: key.slice(base.length), sizeBytes, modifiedAt: now });
    }
    return objects;
  };
  const secretsOf = async (accessKeyId: string): Promise<readonly string[] | null> => {
    if (needsGrant) return (await grantsOf(accessKeyId)).map((grant) => grant.secretAccessKey);
    return accessKeyId === KNOWN_KEY.accessKeyId ? [KNOWN_KEY.secretAccessKey] : null;
  };
  const authenticate = async (request: FastifyRequest): Promise<Caller> => {
    const headers = headersOf(request);
    const { host = '' } = headers;
    if (needsGrant || host !== GOOGLE_HOST) {
      const url = `https://${host}${request.url}`;
      const signed = { method: request.method, url, headers, now: clock.now() };
      const accessKeyId = await checkSignature({ ...signed, secretsOf });
      return needsGrant ? grantsOf(accessKeyId) : null;
    }
    if (!headers['authorization']?.startsWith(`Bearer ${TOKEN}`))
      throw new S3Error(401, 'AuthenticationRequired', 'Authentication required.');
    return null;
  };

  app.all('/*', async (request, reply) => {
    if (!needsGrant && request.headers.host === TOKEN_HOST) {
      const token = tokenFor(request.body);
      return token ?? reply.status(400).send({ error: 'invalid_grant' });
    }
    const caller = await authenticate(request);
    const { bucket, key } = targetOf(request);
    if (bucket === '' && caller) {
      const buckets = [...new Set(caller.map((grant) => grant.bucket))];
      return reply.type(XML).send(bucketsXml(buckets.sort(), clock.now()));
    }
    if (isMissingBucket(bucket))
      throw new S3Error(404, 'NoSuchBucket', 'The specified bucket does not exist');
    const grants = caller?.filter((grant) => grant.bucket === bucket);
    const isWriting = request.method === 'PUT' || request.method === 'DELETE';
    if (grants?.length === 0 || (isWriting && isReadonlyBucket(bucket)))
      throw new S3Error(403, 'AccessDenied', 'Access Denied');
    if (request.method === 'HEAD' && key === '') return reply.status(200).send();
    if (key === '' && request.method === 'GET') {
      const backups = await Promise.all((grants ?? []).map((grant) => grant.backups()));
      const { searchParams } = new URL(request.url, 'http://localhost');
      return reply
        .type(XML)
        .send(objectsXml(bucket, [...(await stored(bucket)), ...backups.flat()], searchParams));
    }
    return serveObject(blobs, request, reply, `${STORED}${bucket}/${key}`);
  });
  return app;
}

/** Stores, reads and deletes an object. */
async function serveObject(
  blobs: Blobs,
  request: FastifyRequest,
  reply: FastifyReply,
  stored: string,
): Promise<FastifyReply> {
  if (request.method === 'PUT') {
    if (request.headers['content-encoding'] === 'aws-chunked')
      throw new S3Error(501, 'NotImplemented', 'Uploads in chunks are not supported.');
    const bytes = Buffer.isBuffer(request.body) ? request.body : Buffer.from('');
    await blobs.put(stored, { type: 'application/octet-stream', bytes });
    return reply.status(200).send();
  }
  if (request.method === 'DELETE') {
    await blobs.delete(stored);
    return reply.status(204).send();
  }
  const isKnown = request.method === 'GET' || request.method === 'HEAD';
  const found = isKnown ? await blobs.get(stored) : null;
  if (!found)
    throw new S3Error(404, 'NoSuchKey', 'The specified key does not exist. Backups have no contents here.');
  return reply.type(found.type).send(request.method === 'HEAD' ? '' : found.bytes);
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
