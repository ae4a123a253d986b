import { afterAll, beforeAll, expect, it } from 'vitest';
import type { OpenDatabase } from '../../db/database.ts';
import { accounts } from '../../db/schema/account.ts';
import { extraClusters } from '../../db/schema/billing.ts';
import { openTestDatabase } from '../../testing.ts';
import { extraClustersOf } from './billing.store.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

it('extra clusters of the same time always have the same order', async () => {
  const { db } = database;
  const at = new Date('2026-03-01T00:00:00Z');
  const times = { createdAt: at, updatedAt: at };
  const [account] = await db
    .insert(accounts)
    .values({ name: 'Acme', ...times })
    .returning();
  const accountId = account?.id ?? '';
  const ids = [1, 3, 2].map((digit) => `00000000-0000-4000-8000-00000000000${digit}`);
  const extra = { accountId, quantity: 1, interval: 'monthly' as const, status: 'active' as const, ...times };
  await db.insert(extraClusters).values(ids.map((id) => ({ ...extra, id, externalId: id })));
  const found = await extraClustersOf(db, accountId);
  expect(found.map(({ id }) => id)).toEqual(ids.toSorted().reverse());
});
