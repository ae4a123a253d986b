import { AwsClient } from 'aws4fetch';
import { exportPKCS8, generateKeyPair } from 'jose';
import { freePort } from '../../../process/freePort.testing.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { systemClock } from '../../clock.ts';
import { Secret } from '../../crypto/secret.ts';
import type { OpenDatabase } from '../../db/database.ts';
import { openTestDatabase } from '../../testing.ts';
import { createDatabaseBlobs } from '../blobs/embedded/databaseBlobs.ts';
import { createClientObjectStore } from './client/clientObjectStore.ts';
import type { Send } from './client/access.ts';
import { createObjectStoreEngine, type ObjectStoreEngine } from './engine/objectStoreEngine.ts';
import { KNOWN_KEY } from './engine/signature.ts';
import { objectStoreContract } from './objectstore.contract.ts';
import type { GoogleBucket, S3Bucket } from './port.ts';

const log = {
  error: (details: unknown) => {
    throw details instanceof Error ? details : new Error('the storage failed', { cause: details });
  },
};

const s3 = (changes: Partial<S3Bucket> = {}): S3Bucket => ({
  provider: 'aws-s3',
  bucket: 'acme-backups',
  endpointUrl: 'https://fsn1.your-objectstorage.com',
  accessKeyId: KNOWN_KEY.accessKeyId,
  secretAccessKey: new Secret(KNOWN_KEY.secretAccessKey),
  ...changes,
});

describe('object storage', () => {
  const clock = systemClock();
  let database: OpenDatabase;
  let engine: ObjectStoreEngine;
  let privateKey = '';
  const backup = {
    key: 'id/shop/base/1/data.tar.gz',
    sizeBytes: 7,
    modifiedAt: new Date('2026-11-25T12:00:00Z'),
  };
  const grants = new Map([
    ['AKSAVED', [{ secretAccessKey: 'saved', bucket: 'acme-backups', backups: async () => [backup] }]],
  ]);
  beforeAll(async () => {
    database = await openTestDatabase();
    const blobs = createDatabaseBlobs({ db: database.db, clock });
    engine = createObjectStoreEngine({ blobs, clock, log, grantsOf: async (key) => grants.get(key) ?? [] });
    const { privateKey: key } = await generateKeyPair('RS256', { extractable: true });
    privateKey = await exportPKCS8(key);
  });
  afterAll(async () => {
    await engine.close();
    await database.close();
  });

  const make = (send: Send = engine.send) => createClientObjectStore({ clock, send, timeLimitMs: 10_000 });
  const google = (changes: Partial<GoogleBucket> = {}, email = 'backups@acme.iam.gserviceaccount.com') => ({
    provider: 'gcp-gcs' as const,
    bucket: 'acme-backups',
    serviceAccountKey: new Secret(JSON.stringify({ client_email: email, private_key: privateKey })),
    ...changes,
  });

  objectStoreContract('the embedded S3', {
    make: () => make(),
    buckets: () => ({
      writable: s3(),
      missing: s3({ bucket: 'missing' }),
      readonly: s3({ bucket: 'readonly' }),
      refusedKeys: s3({ accessKeyId: 'wrong' }),
    }),
  });
  objectStoreContract('the embedded Google Cloud Storage', {
    make: () => make(),
    buckets: () => ({
      writable: google(),
      missing: google({ bucket: 'missing' }),
      readonly: google({ bucket: 'readonly' }),
      refusedKeys: google({}, 'wrong@acme.iam.gserviceaccount.com'),
    }),
  });

  it('checks the signature of the key that it knows', async () => {
    const bucket = s3({ secretAccessKey: new Secret('another') });
    await expect(make().verify(bucket, 'p')).rejects.toMatchObject({ code: 'objectstore_keys_refused' });
    const withSpecials = s3({ bucket: 'with.dots' });
    await expect(make().verify(withSpecials, "a path/ü+'(1)")).resolves.toBeUndefined();
  });

  it('accepts other keys with any secret, at any address', async () => {
    const bucket = s3({ accessKeyId: 'AKIA', endpointUrl: 'https://s3.example.com' });
    await expect(make().verify(bucket, 'p')).resolves.toBeUndefined();
    await expect(make().verify(s3({ endpointUrl: null }), 'p')).resolves.toBeUndefined();
  });

  it('lists objects with their sizes', async () => {
    const blobs = createDatabaseBlobs({ db: database.db, clock });
    for (const key of ['base/1&', 'base/2', 'wals/3'])
      await blobs.put(`objectstore/many/${key}`, { type: 'text/plain', bytes: Buffer.from('abc') });
    await expect(make().list(s3({ bucket: 'many' }), 'base/')).resolves.toEqual([
      { key: 'base/1&', sizeBytes: 3 },
      { key: 'base/2', sizeBytes: 3 },
    ]);
  });

  it('serves S3 clients on a port, with saved keys and their buckets only', async () => {
    const port = await freePort();
    await engine.listen(port);
    const ask = async (path: string, secretAccessKey = 'saved', accessKeyId = 'AKSAVED') => {
      const client = new AwsClient({
        accessKeyId,
        secretAccessKey,
        service: 's3',
        region: 'us-east-1',
        retries: 0,
      });
      const response = await client.fetch(`http://127.0.0.1:${port}${path}`);
      return { status: response.status, text: await response.text() };
    };
    expect((await ask('/')).text).toContain('<Name>acme-backups</Name>');
    const folders = await ask('/acme-backups?list-type=2&delimiter=%2F&prefix=id%2F');
    expect(folders.text).toContain('<CommonPrefixes><Prefix>id/shop/</Prefix></CommonPrefixes>');
    const files = await ask('/acme-backups?list-type=2&prefix=id%2F');
    expect(files.text).toContain('<LastModified>2026-11-25T12:00:00.000Z</LastModified><Size>7</Size>');
    const codes = await Promise.all([
      ask('/acme-backups', 'another'),
      ask('/acme-backups', 'saved', 'AKUNKNOWN'),
      ask('/others'),
    ]);
    expect(codes.map(({ status, text }) => [status, /<Code>(\w+)/.exec(text)?.[1]])).toEqual([
      [403, 'SignatureDoesNotMatch'],
      [403, 'InvalidAccessKeyId'],
      [403, 'AccessDenied'],
    ]);
  });

  it('reads one page after the other', async () => {
    const pages = make(async (request) => {
      const token = new URL(request.url).searchParams.get('continuation-token');
      const number = Number(token ?? 1);
      const next = number < 3 ? `<NextContinuationToken>${number + 1}</NextContinuationToken>` : '';
      return new Response(`<Contents><Key>${number}</Key><Size>5</Size></Contents>${next}`);
    });
    const objects = await pages.list(s3(), '');
    expect(objects.map(({ key }) => key)).toEqual(['1', '2', '3']);
  });

  it.each([
    'http://fsn1.your-objectstorage.com',
    'https://localhost:9000',
    'https://10.0.0.1',
    'https://user:pass@s3.example.com',
    'nonsense',
  ])('does not call %s', async (endpointUrl) => {
    const refusal = make().verify(s3({ endpointUrl }), 'p');
    await expect(refusal).rejects.toMatchObject({ kind: 'invalid', field: 'endpointUrl' });
  });

  it('says that nothing responds', async () => {
    const bucket = s3({ endpointUrl: 'https://unreachable.example.com' });
    await expect(make().verify(bucket, 'p')).rejects.toMatchObject({
      kind: 'unavailable',
      field: 'endpointUrl',
    });
    const page = make(async () => new Response('<html>Hello</html>', { status: 404 }));
    await expect(page.verify(s3(), 'p')).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('goes to the region that the bucket is in', async () => {
    const asked: string[] = [];
    const elsewhere = make(async (request) => {
      const scope = /\/(\w[\w-]+)\/s3\/aws4_request/.exec(request.headers.get('authorization') ?? '')?.[1];
      asked.push(`${new URL(request.url).host} ${scope}`);
      if (scope === 'eu-central-1') return new Response('<ListBucketResult></ListBucketResult>');
      return new Response('<Error><Code>PermanentRedirect</Code></Error>', {
        status: 301,
        headers: { 'x-amz-bucket-region': 'eu-central-1' },
      });
    });
    await expect(elsewhere.list(s3({ endpointUrl: null }), 'p')).resolves.toEqual([]);
    expect(asked).toEqual(['s3.amazonaws.com us-east-1', 's3.eu-central-1.amazonaws.com eu-central-1']);
  });

  it.each(['{', '{"client_email":"a@b"}', JSON.stringify({ client_email: 'a@b', private_key: 'p' })])(
    'does not take %s for the key of a service account',
    async (key) => {
      const bucket = google({ serviceAccountKey: new Secret(key) });
      await expect(make().verify(bucket, 'p')).rejects.toMatchObject({
        kind: 'invalid',
        code: 'objectstore_google_key',
      });
    },
  );
});
