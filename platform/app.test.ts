import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ConfigError } from './config.ts';
import { buildApp } from './app.ts';
import { accounts } from './db/schema/account.ts';
import { openTestDatabase, startTestPlatform, testConfig, type TestPlatform } from './testing.ts';
import { loadFirst, loadWorld } from './worlds/load.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await startTestPlatform();
});
afterAll(() => platform.stop());

describe('platform', () => {
  it('is live and ready', async () => {
    expect((await platform.fetch('/healthz')).status).toBe(200);
    expect((await platform.fetch('/readyz')).status).toBe(200);
  });

  it('publishes its OpenAPI document', async () => {
    const document = (await (await platform.fetch('/openapi.json')).json()) as { openapi: string };
    expect(document.openapi).toBe('3.1.0');
  });

  it('does not start on a database whose secrets were encrypted with another key', async () => {
    const database = await openTestDatabase();
    const startWith = async (key: string) => {
      const app = await buildApp({ config: testConfig({ ENCRYPTION_KEY: key }), database });
      try {
        await app.start();
      } finally {
        await app.stop();
      }
    };
    const [key, other] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
    if (!key || !other) throw new Error('there are two keys');
    await startWith(key);
    await startWith(key);
    await expect(startWith(other)).rejects.toThrow(ConfigError);
    await expect(startWith(other)).rejects.toThrow(/^ENCRYPTION_KEY: is not the key/);
    await database.close();
  });

  it('counts sign-in attempts and sends Retry-After', async () => {
    const { limiter, clock } = platform.app.core;
    for (let n = 0; n < 3; n += 1) await limiter.consume('login:someone', 3, 60);
    await expect(limiter.consume('login:someone', 3, 60)).rejects.toMatchObject({ status: 429 });
    await limiter.consume('login:another', 3, 60);
    await limiter.reset('login:someone');
    await limiter.consume('login:someone', 3, 60);
    expect(clock.simulated(1_000)).toBe(1);
  });

  it('refuses an unknown world and lists the known ones', async () => {
    const loading = loadWorld('atlantis', platform.app);
    await expect(loading).rejects.toThrow(ConfigError);
    await expect(loading).rejects.toThrow(/WORLD: must be one of none, all/);
  });

  it('removes what a first world that could not be loaded has left, so that the next start loads all of it', async () => {
    const { core, services } = platform.app;
    const load = async () => {
      await services.account.createOwner({
        name: 'Ana',
        email: 'ana@example.com',
        password: null,
        verified: true,
      });
    };
    const failure = new Error('out of memory');
    await expect(
      loadFirst(core.db, async () => {
        await load();
        throw failure;
      }),
    ).rejects.toBe(failure);
    expect(await core.db.select().from(accounts)).toEqual([]);
    await loadFirst(core.db, load);
    expect(await core.db.select().from(accounts)).toHaveLength(1);
    const again = vi.fn(load);
    await loadFirst(core.db, again);
    expect(again).not.toHaveBeenCalled();
  });
});
