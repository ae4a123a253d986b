import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { manualClock, type ManualClock } from '../../../../clock.ts';
import { createVault } from '../../../../crypto/vault.ts';
import type { OpenDatabase } from '../../../../db/database.ts';
import { openTestDatabase } from '../../../../testing.ts';
import { defineController } from '../controllers/controller.ts';
import { insertTestCluster, still } from '../kubernetesEngine.testing.ts';
import { inCluster, type Storage } from './transactions.ts';

const SECOND_MS = 1_000;

describe('inCluster', () => {
  let database: OpenDatabase;
  let clock: ManualClock;
  beforeAll(async () => {
    database = await openTestDatabase();
    clock = manualClock();
  });
  afterAll(() => database.close());

  const storage = (changes: Partial<Storage> = {}): Storage => ({
    db: database.db,
    vault: createVault(randomBytes(32)),
    clock,
    simulation: still,
    ...changes,
  });

  it('does not wait for what becomes due while it works', async () => {
    let steps = 0;
    // Steps that take longer than the time until the next one, as compressed time on a busy machine has them.
    const slow = defineController({
      resource: 'configmaps',
      reconcile: (map, { state }) => {
        if (steps++ < 1_000) clock.advance(2 * SECOND_MS);
        state.wakeAt('configmaps', map, new Date(state.now.getTime() + SECOND_MS));
      },
    });
    const busy = storage({ simulation: { ...still, controllers: [slow] } });
    const id = await insertTestCluster(database);
    await inCluster(busy, id, (state) =>
      state.create('configmaps', { metadata: { name: 'one', namespace: 'default' } }),
    );
    steps = 0;
    // Creating the object took two seconds as well.
    clock.advance(298 * SECOND_MS);
    await inCluster(busy, id, null);
    expect(steps).toBe(300);
  });

  it('does not go back behind the time that another process has reached', async () => {
    const id = await insertTestCluster(database);
    const times: Date[] = [];
    const change = (name: string, at: Storage) =>
      inCluster(at, id, (state) => {
        times.push(state.now);
        return state.create('configmaps', { metadata: { name, namespace: 'default' } });
      });
    const later = new Date(clock.now().getTime() + 60 * SECOND_MS);
    await change('one', storage({ clock: manualClock(later) }));
    await change('two', storage());
    expect(times).toEqual([later, later]);
  });
});
