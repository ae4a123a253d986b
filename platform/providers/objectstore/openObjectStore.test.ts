import { expect, it, vi } from 'vitest';
import { freePort } from '../../../process/freePort.testing.ts';
import { systemClock } from '../../clock.ts';
import { Secret } from '../../crypto/secret.ts';
import { openObjectStore } from './openObjectStore.ts';

const options = {
  blobs: { put: vi.fn(), get: vi.fn(), delete: vi.fn(), storedBefore: vi.fn() },
  clock: systemClock(),
  log: { error: vi.fn() },
  isEmbedded: false,
  grantsOf: vi.fn(),
  port: null,
};
const bucketAt = (endpointUrl: string) => ({
  ...{ provider: 'aws-s3' as const, bucket: 'backups', endpointUrl },
  ...{ accessKeyId: 'key', secretAccessKey: new Secret('secret') },
});

it('object storage is written, read and emptied at the address of the user', async () => {
  const sent: [string, string, unknown][] = [];
  const fetch = async (url: string | URL, init: { method?: string; body?: unknown } = {}) => {
    sent.push([init.method ?? '', new URL(url).host, init.body]);
    return new Response('<ListBucketResult></ListBucketResult>');
  };
  await openObjectStore({ ...options, fetch }).verify(bucketAt('https://minio.example.com'), 'shop');
  expect(sent.map(([method, host]) => [method, host])).toEqual([
    ['GET', 'minio.example.com'],
    ['PUT', 'minio.example.com'],
    ['DELETE', 'minio.example.com'],
  ]);
  expect(Buffer.from(sent[1]?.[2] as ArrayBuffer).toString()).toBe('ok');
});

it('names the variable when the port is taken', async () => {
  const port = await freePort();
  const [first, second] = [1, 2].map(() => openObjectStore({ ...options, isEmbedded: true, port }));
  await first?.start();
  await expect(second?.start()).rejects.toThrow('OBJECTSTORE_ENGINE_PORT: the port is in use');
  await Promise.all([first?.close(), second?.close()]);
});
