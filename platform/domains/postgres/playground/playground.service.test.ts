import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayground } from '../../../providers/postgres/playground/playground.ts';
import { noPlayground, type Playground } from '../../../providers/postgres/playground/port.ts';
import { eventually } from '../../../../process/testing.ts';
import { backups, startDatabases } from '../postgres.testing.ts';
import { createPlaygroundRunner, type PlaygroundRunner } from './playground.service.ts';

const PASSWORD = 'a password: "quoted"';

let world: Awaited<ReturnType<typeof startDatabases>>;
let folder: string;
let playground: Playground;
let runner: PlaygroundRunner;
beforeAll(async () => {
  world = await startDatabases();
  folder = await mkdtemp(join(tmpdir(), 'playground-'));
  playground = createPlayground({ folder });
  runner = runnerOf(playground);
});
function runnerOf(of: Playground): PlaygroundRunner {
  const { core, providers } = world.fleet.platform.app;
  return createPlaygroundRunner({ ...core, clusterPostgres: providers.clusterPostgres, playground: of });
}

afterAll(async () => {
  await playground.close();
  await rm(folder, { recursive: true, force: true });
  await world.fleet.platform.stop();
});

async function query(id: string, text: string): Promise<unknown[]> {
  const client = new Client({ ...playground.addressOf(id), user: 'app', password: PASSWORD });
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text)).rows;
  } finally {
    await client.end();
  }
}

it('brings a deleted row back with a restore of the database', async () => {
  const shop = await world.made('shop', { ...backups, init_password: PASSWORD });
  await runner.look();
  await query(shop.id, "CREATE TABLE orders (note text); INSERT INTO orders VALUES ('paid')");
  await runner.save(shop.id);
  await query(shop.id, 'DELETE FROM orders');

  await expect
    .poll(
      async () =>
        (
          await world.order({
            appName: 'Postgres Restore',
            configuration: {
              ...{ source_cluster_name: 'shop', new_cluster_name: 'shop-restored' },
              restore_target_time: 'latest',
            },
          })
        ).status,
    )
    .toBe(202);
  const restored = await world.until('shop-restored', { status: 'installed' });
  await runner.look();
  expect(await query(restored.id, 'SELECT note FROM orders')).toEqual([{ note: 'paid' }]);
  expect(await query(shop.id, 'SELECT note FROM orders')).toEqual([]);
});

it('runs the two newest databases, says why others do not run, and saves those whose WAL is archived', async () => {
  const third = await world.made('third');
  const { events, platform } = world.fleet;
  const ids = new Map((await world.list()).map((one) => [one.cluster_name, one.id]));
  const [shop = '', restored = ''] = [ids.get('shop'), ids.get('shop-restored')];
  const saved: string[] = [];
  let running: string[] = [];
  const fake = runnerOf({
    ...noPlayground,
    addressOf: (id) => (running.includes(id) ? { host: '127.0.0.1', port: 5999 } : null),
    hasFailed: (id) => id === restored,
    run: async (databases) => {
      expect(databases.map(({ id }) => id)).toEqual([third.id, restored]);
      expect(fake.statusOf(third.id)).toEqual({ state: 'starting', address: null });
      running = [third.id];
      throw new Error('one cannot be started');
    },
    snapshot: async (wanted) => void saved.push(...wanted),
  });
  expect(fake.statusOf(third.id)).toBeNull();
  events.length = 0;
  await expect(fake.look()).rejects.toThrow('one cannot be started');
  expect(fake.statusOf(third.id)).toEqual({ state: 'running', address: { host: '127.0.0.1', port: 5999 } });
  expect(fake.statusOf(restored)).toEqual({ state: 'failed', address: null });
  expect(fake.statusOf(shop)).toEqual({ state: 'full', address: null });
  await eventually(() =>
    expect(events.flatMap((one) => (one.event === 'appStatusUpdate' ? [one.payload.appId] : []))).toEqual(
      expect.arrayContaining([third.id, restored, shop]),
    ),
  );

  await fake.archive(platform.app.core.clock.now());
  expect(saved).toContain(shop);
  expect(saved).not.toContain(third.id);
});
