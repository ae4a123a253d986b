import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createPlayground } from '../../../providers/postgres/playground/playground.ts';
import type { Playground } from '../../../providers/postgres/playground/port.ts';
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
  const { core, providers } = world.fleet.platform.app;
  runner = createPlaygroundRunner({ ...core, clusterPostgres: providers.clusterPostgres, playground });
});
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
  await playground.snapshot(world.fleet.platform.app.core.clock.now());
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
      { timeout: 60_000 },
    )
    .toBe(202);
  const restored = await world.until('shop-restored', { status: 'installed' });
  await runner.look();
  expect(await query(restored.id, 'SELECT note FROM orders')).toEqual([{ note: 'paid' }]);
  expect(await query(shop.id, 'SELECT note FROM orders')).toEqual([]);
});
