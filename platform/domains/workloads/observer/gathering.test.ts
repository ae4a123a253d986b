import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { eventually } from '../../../../process/testing.ts';
import { manualClock } from '../../../clock.ts';
import type { OpenDatabase } from '../../../db/database.ts';
import { text } from '../../../messages/messages.ts';
import { insertTestCluster } from '../../../providers/kubernetes/engine/kubernetesEngine.testing.ts';
import { KubernetesError } from '../../../providers/kubernetes/port.ts';
import { createEventBus } from '../../../realtime/eventBus.ts';
import { openTestDatabase } from '../../../testing.ts';
import { createGatherer, type ClusterObserver } from './gathering.ts';

const noAnswer = () =>
  new KubernetesError({ kind: 'unavailable', code: 'no_response', text: text('kubernetes_no_response') });

let database: OpenDatabase;
let id: string;
beforeAll(async () => {
  database = await openTestDatabase();
  id = await insertTestCluster(database);
});
afterAll(() => database.close());

function gatherer(...syncs: ClusterObserver['sync'][]) {
  const clock = manualClock();
  const log = { error: vi.fn(), warn: vi.fn() };
  const clusters = { noteAttachments: vi.fn(async () => {}) };
  const kubernetes = {
    workloads: { attachments: vi.fn(async () => ({ volumes: [], loadBalancers: [], poolNodes: [] })) },
  };
  const observers = syncs.map((sync) => ({ sync }));
  const bus = createEventBus(database, log);
  const deps = { db: database.db, bus, clock, log, clusters, kubernetes, observers };
  return { note: createGatherer(deps, id, new AbortController().signal), clock, log, clusters, kubernetes };
}

it('a look that failed is repeated, although nothing changes in the cluster any more', async () => {
  const sync = vi.fn(async () => false).mockRejectedValueOnce(noAnswer());
  const { note, clock, log } = gatherer(sync);
  note('objects');
  await eventually(() => {
    clock.advance(1_000);
    expect(sync).toHaveBeenCalledTimes(2);
  });
  expect(log.warn).toHaveBeenCalledTimes(1);
});

it('attachments that could not be read are read again, and do not keep the observers from looking', async () => {
  const sync = vi.fn(async () => false);
  const { note, clock, clusters, kubernetes } = gatherer(sync);
  kubernetes.workloads.attachments.mockRejectedValueOnce(noAnswer());
  note('attachments');
  clock.advance(500);
  await eventually(() => expect(sync).toHaveBeenCalledTimes(1));
  await eventually(() => {
    clock.advance(1_000);
    expect(clusters.noteAttachments).toHaveBeenCalledTimes(1);
  });
});

it('the next look waits until every observer has ended, also after one has failed', async () => {
  let end = (): void => {};
  const slow = vi.fn(() => new Promise<boolean>((resolve) => (end = () => resolve(false))));
  const failing = vi.fn(async () => Promise.reject<boolean>(noAnswer()));
  const { note, clock } = gatherer(failing, slow);
  note('rows');
  clock.advance(500);
  await eventually(() => expect(slow).toHaveBeenCalledTimes(1));
  note('rows');
  clock.advance(500);
  // A turn of the event loop in which a second look would begin.
  await turn();
  expect(slow).toHaveBeenCalledTimes(1);
  end();
  await eventually(() => expect(slow).toHaveBeenCalledTimes(2));
});

it('has one look pending, however many changes led to it', async () => {
  const sync = vi.fn(async () => true);
  const { note, clock } = gatherer(sync);
  const expectLooks = async (ms: number, times: number) => {
    clock.advance(ms);
    await turn();
    expect(sync).toHaveBeenCalledTimes(times);
  };
  note('rows');
  await expectLooks(500, 1);
  note('rows');
  await expectLooks(500, 2);
  // The pause after the first look would end here, that after the second one half a second later.
  await expectLooks(4_500, 2);
  await expectLooks(500, 2);
  await expectLooks(500, 3);
  await expectLooks(500, 3);
});

it('what an observer awaits is looked at soon, also while something else fails again and again', async () => {
  const sync = vi.fn(async () => true);
  const { note, clock, kubernetes } = gatherer(sync);
  kubernetes.workloads.attachments.mockImplementation(async () => Promise.reject(noAnswer()));
  note('attachments');
  clock.advance(500);
  await eventually(() => expect(sync).toHaveBeenCalledTimes(1));
  for (let times = 2; times <= 6; times += 1) {
    await turn();
    clock.advance(5_000);
    await turn();
    clock.advance(500);
    await eventually(() => expect(sync).toHaveBeenCalledTimes(times));
  }
  // Of the six looks those after 0.5, 6 and 17 s: what failed is repeated after pauses of 5, 10 and 20 s.
  expect(kubernetes.workloads.attachments).toHaveBeenCalledTimes(3);
});

it('every look that failed is logged, and the pause after several grows as after one', async () => {
  const syncs = [1, 2].map(() => vi.fn(async () => Promise.reject<boolean>(noAnswer())));
  const { note, clock, log, kubernetes } = gatherer(...syncs);
  kubernetes.workloads.attachments.mockImplementation(async () => Promise.reject(noAnswer()));
  note('attachments');
  clock.advance(500);
  await eventually(() => expect(log.warn).toHaveBeenCalledTimes(3));
  for (const pause of [5_000, 10_000]) {
    syncs.forEach((sync) => sync.mockClear());
    await turn();
    clock.advance(pause / 2);
    await turn();
    clock.advance(500);
    await turn();
    expect(syncs[0]).not.toHaveBeenCalled();
    clock.advance(pause / 2 - 500);
    await turn();
    clock.advance(500);
    await eventually(() => expect(syncs[0]).toHaveBeenCalledTimes(1));
    await eventually(() => expect(syncs[1]).toHaveBeenCalledTimes(1));
  }
});
