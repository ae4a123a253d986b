import { expect, it, vi } from 'vitest';
import { systemClock } from '../../clock.ts';
import { Secret } from '../../crypto/secret.ts';
import { openObjectStore } from './openObjectStore.ts';

const { publicFetch } = vi.hoisted(() => ({ publicFetch: vi.fn() }));
vi.mock('../publicFetch.ts', async (original) => ({ ...(await original<object>()), publicFetch }));

it('object storage at the addresses of users is reached on the internet only', async () => {
  publicFetch.mockImplementation(async () => new Response('<ListBucketResult></ListBucketResult>'));
  const clock = systemClock();
  const blobs = { put: vi.fn(), get: vi.fn(), delete: vi.fn(), storedBefore: vi.fn() };
  const log = { error: vi.fn() };
  const store = openObjectStore({ blobs, clock, log, isEmbedded: false, grantsOf: vi.fn(), port: null });
  const keys = { accessKeyId: 'key', secretAccessKey: new Secret('secret') };
  const endpointUrl = 'https://minio.example.com';
  await store.verify({ provider: 'aws-s3', bucket: 'backups', endpointUrl, ...keys }, 'shop');
  const sent = publicFetch.mock.calls as [string, { method: string; body: ArrayBuffer | null }][];
  expect(sent.map(([url, { method }]) => [method, new URL(url).host])).toEqual([
    ['GET', 'minio.example.com'],
    ['PUT', 'minio.example.com'],
    ['DELETE', 'minio.example.com'],
  ]);
  expect(Buffer.from(sent[1]?.[1].body ?? new ArrayBuffer()).toString()).toBe('ok');
});
