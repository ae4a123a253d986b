import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eq } from 'drizzle-orm';
import type { OpenDatabase } from '../../../db/database.ts';
import { clusters } from '../../../db/schema/clusters.ts';
import { insertTestCluster } from '../../../providers/kubernetes/engine/kubernetesEngine.testing.ts';
import { openTestDatabase } from '../../../testing.ts';
import { dropLeases, takeLeases } from './observer.store.ts';

let database: OpenDatabase;
let id: string;
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 23, 12, 0, seconds));
const take = (holder: string, second: number) =>
  takeLeases(database.db, { holder, now: at(second), until: at(second + 30) });

beforeAll(async () => {
  database = await openTestDatabase();
  id = await insertTestCluster(database);
});
afterAll(() => database.close());

describe('the lease of a cluster', () => {
  it('is held by one process, renewed by it, and free when it ends or is given up', async () => {
    expect(await take('a', 0)).toEqual([id]);
    expect(await take('b', 10)).toEqual([]);
    expect(await take('a', 20)).toEqual([id]);
    expect(await take('b', 40)).toEqual([]);
    expect(await take('b', 51)).toEqual([id]);
    await dropLeases(database.db, 'b', []);
    expect(await take('a', 52)).toEqual([id]);
  });

  it('is not taken for a cluster without an API', async () => {
    await database.db.update(clusters).set({ apiEndpoint: null }).where(eq(clusters.id, id));
    expect(await take('c', 200)).toEqual([]);
  });
});
