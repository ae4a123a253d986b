import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client, type ClientConfig } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freePort } from '../../../../process/freePort.testing.ts';
import { createPlayground } from './playground.ts';
import type { Playground } from './port.ts';

let folder: string;
let playground: Playground;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'playground-'));
  playground = createPlayground({ folder });
  // Kept for the next start, while no connection can take it.
  await mkdir(join(folder, 'shop'));
  await writeFile(join(folder, 'shop', 'port'), String(await freePort()));
});
afterAll(async () => {
  await playground.close();
  await rm(folder, { recursive: true, force: true });
});

const shop = { id: 'shop', username: 'app', password: 'p@ss word', source: null };
const at = (minute: number) => new Date(Date.UTC(2026, 10, 25, 12, minute));

async function connect(id: string, options: ClientConfig = {}): Promise<Client> {
  const address = playground.addressOf(id);
  const client = new Client({ ...address, user: 'app', password: shop.password, ...options });
  await client.connect();
  return client;
}

async function query(id: string, text: string, values: unknown[] = []): Promise<unknown[]> {
  const client = await connect(id);
  try {
    const { rows } = await client.query<Record<string, unknown>>(text, values);
    return rows;
  } finally {
    await client.end();
  }
}

it('restores a deleted row from the snapshot before the deletion', async () => {
  await playground.run([shop]);
  await query('shop', 'CREATE TABLE orders (id int, note text)');
  await query('shop', 'INSERT INTO orders VALUES ($1, $2)', [1, "it's paid"]);
  await playground.snapshot(['shop'], at(5));
  await query('shop', 'DELETE FROM orders');
  await playground.snapshot(['shop'], at(10));

  const before = { ...shop, id: 'before', source: { id: 'shop', targetTime: at(7) } };
  await playground.run([shop, before]);
  expect(await query('before', 'SELECT * FROM orders')).toEqual([{ id: 1, note: "it's paid" }]);
  expect(await query('shop', 'SELECT * FROM orders')).toEqual([]);
});

it('keeps its data when it stops, and takes a new password', async () => {
  await playground.run([{ ...shop, password: 'new' }]);
  await expect(connect('shop')).rejects.toMatchObject({ code: '28P01' });
  const client = await connect('shop', { password: 'new' });
  expect((await client.query('SELECT count(*)::int AS count FROM orders')).rows).toEqual([{ count: 0 }]);
  await expect(connect('shop', { password: 'new' })).rejects.toMatchObject({ code: '53300' });
  await client.end();
});

it('begins each session anew', async () => {
  const first = await connect('shop', { password: 'new' });
  await first.query('CREATE TEMP TABLE mine (a int)');
  await first.query({ name: 'named', text: 'SELECT 1' });
  await first.end();

  const second = await connect('shop', { password: 'new' });
  expect((await second.query("SELECT to_regclass('mine') AS mine")).rows).toEqual([{ mine: null }]);
  expect((await second.query({ name: 'named', text: 'SELECT 2 AS two' })).rows).toEqual([{ two: 2 }]);
  await second.end();
});

it('keeps its port', async () => {
  const address = playground.addressOf('shop');
  expect(address).toMatchObject({ host: '127.0.0.1' });
  await playground.run([]);
  await playground.run([{ ...shop, password: 'new' }]);
  expect(playground.addressOf('shop')).toEqual(address);
});

it('starts the others when the files of one are damaged, and tries that one again only after it was left out', async () => {
  await mkdir(join(folder, 'damaged', 'data'), { recursive: true });
  await writeFile(join(folder, 'damaged', 'data', 'PG_VERSION'), '18');
  const damaged = { ...shop, id: 'damaged' };
  const both = [damaged, { ...shop, password: 'new' }];
  await expect(playground.run(both)).rejects.toThrow('cannot be started');
  expect(playground.hasFailed('damaged')).toBe(true);
  expect(playground.addressOf('shop')).not.toBeNull();
  await playground.run(both);

  await playground.run([]);
  expect(playground.hasFailed('damaged')).toBe(false);
  await playground.run([{ ...shop, password: 'new' }]);
});

it('goes on after an error of a query', async () => {
  const client = await connect('shop', { password: 'new' });
  await expect(client.query('SELECT $1::int FROM nothing', [1])).rejects.toMatchObject({ code: '42P01' });
  expect((await client.query('SELECT $1::int AS one', [1])).rows).toEqual([{ one: 1 }]);
  await client.end();
});

it('deletes the files of databases that are gone', async () => {
  await playground.run([]);
  await playground.keep(['before']);
  expect(await readdir(folder)).toEqual(['before']);
});
