import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { manualClock } from '../../../platform/clock.ts';
import type { AccountEvents } from '../../../platform/realtime/events.ts';
import { CLUSTERS, type ClustersData } from '../../support/contractForms.ts';
import {
  startContractStack,
  type Caller,
  type ContractStack,
  type Subscribed,
} from '../../support/contractStack.ts';

let stack: ContractStack;
let someone: Caller;
let accountId: string;
let cluster: { id: string; uuid: string };
let events: Subscribed<Events>;

interface Events {
  clusterChanged: {
    isResync: boolean;
    deletedClusterId: string | null;
    message: string | null;
    cluster: { id: string; status: string; progress: number | null } | null;
  };
}
const BADGE =
  'subscription { clusterChanged { isResync deletedClusterId message cluster { id status progress progressMessage } } }';
const PROTECT = 'mutation ($id: ID!) { protectCluster(input: { id: $id }) { __typename } }';

const sessionId = ({ token }: Caller) =>
  (JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as { sid: string }).sid;
const clusters = async (as: Caller) => {
  const { viewer } = await stack.run<ClustersData>(CLUSTERS, {}, as);
  accountId = Buffer.from(viewer.account.id, 'base64url').toString().split(':')[1] ?? '';
  return viewer.account.clusters.edges.map(({ node }) => node);
};
/** Publishes a cluster event, which need not match the database. */
const publish = (payload: Partial<AccountEvents['clusterStatusUpdate']>) =>
  stack.platform.app.core.bus.publish(stack.platform.db, {
    event: 'clusterStatusUpdate',
    accountId,
    payload: {
      clusterId: cluster.uuid,
      name: 'only-one',
      status: 'updating',
      progress: 1,
      message: null,
      detail: null,
      content: 'cluster',
      ...payload,
    },
  });
const progressOf =
  (progress: number) =>
  ({ clusterChanged }: Events): boolean =>
    clusterChanged.cluster?.progress === progress;

beforeAll(async () => {
  stack = await startContractStack({ worlds: ['at-limit'] });
  // It publishes events of its own.
  await stack.platform.app.services.observer.stop();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  someone = await stack.signIn('at-limit@demo.test');
  const [first] = await clusters(someone);
  if (first === undefined) throw new Error('the world has no cluster');
  cluster = first;
  events = await stack.subscribe<Events>(BADGE, {}, someone);
});
afterEach(() => events.stop());

describe('a live event', () => {
  it('of an object in progress costs no platform call, however many follow', async () => {
    await publish({ progress: 10 });
    await events.until(progressOf(10));
    const before = events.calls();
    for (const progress of [20, 30, 40]) {
      await publish({ progress, message: `at ${progress}` });
      await events.until(progressOf(progress));
    }
    expect(events.calls()).toEqual(before);
    expect(before).toEqual(['GET /api/auth', 'GET /api/user']);
  });

  it('of an unknown object resolves to null and does not end the subscription', async () => {
    const whole = await stack.subscribe<{ clusterChanged: { cluster: { name: string } | null } }>(
      'subscription { clusterChanged { cluster { name } } }',
      {},
      await stack.signIn('at-limit@demo.test'),
    );
    await publish({ clusterId: randomUUID() });
    await publish({});
    await whole.until(({ clusterChanged }) => clusterChanged.cluster?.name === 'only-one');
    expect(whole.items[0]).toEqual({ data: { clusterChanged: { cluster: null } } });
    await whole.stop();
  });

  it('with an invalid payload is dropped and logged without its content', async () => {
    const room = stack.platform.app.io.to(`account:${accountId}:clusters`);
    const odd: unknown[] = [
      null,
      'text',
      7,
      [],
      {},
      { clusterId: 5, status: 'planted-word' },
      { status: 'x' },
    ];
    for (const payload of odd) room.emit('clusterStatusUpdate', payload);
    room.emit('clusterStatusUpdate');
    room.emit('nobodyKnowsThis', { clusterId: cluster.uuid });
    await publish({ progress: 55 });
    await events.until(progressOf(55));
    expect(events.items).toHaveLength(1);
    // Subscriptions of earlier tests may still be open: each of them logs the event as well.
    const dropped = stack.log().match(/invalid live event dropped/g) ?? [];
    expect(dropped.length).toBeGreaterThan(odd.length);
    expect(stack.log()).not.toContain('planted-word');
  });

  it('with an unknown status keeps its other fields', async () => {
    await publish({ status: 'from-the-future', progress: 66 });
    await publish({ progress: 67 });
    await events.until(progressOf(67));
    expect(events.items.flatMap(({ errors }) => errors ?? [])).toEqual([]);
  });

  it('that arrives late is corrected by the next query', async () => {
    await publish({ status: 'active', progress: 100 });
    await publish({ status: 'creating', progress: 77 });
    await events.until(progressOf(77));
    expect(await clusters(someone)).toMatchObject([{ status: 'ACTIVE' }]);
  });
});

describe('subscriptions of the web client', () => {
  const texts = Object.values(
    JSON.parse(readFileSync('web/relay/operations.json', 'utf8')) as Record<string, string>,
  );
  const textOf = (name: string) => texts.find((text) => text.startsWith(`subscription ${name}`)) ?? '';
  const publishAddon = (addonName: string, status: string, progress: number) =>
    stack.platform.app.core.bus.publish(stack.platform.db, {
      event: 'addonStatusUpdate',
      accountId,
      payload: {
        clusterId: cluster.uuid,
        addonName,
        status,
        version: null,
        progress,
        message: `at ${progress}`,
        detail: null,
      },
    });
  /** Subscribes, sends an event for each status, and returns the platform calls after the first one arrived. */
  async function callsOf(
    name: string,
    statuses: readonly string[],
    send: (status: string, progress: number) => Promise<unknown>,
  ): Promise<string[]> {
    const subscribed = await stack.subscribe<Record<string, unknown>>(
      textOf(name),
      name.startsWith('useCluster') ? {} : { clusterId: cluster.id },
      await stack.signIn('at-limit@demo.test'),
    );
    const [first = '', ...others] = statuses;
    // Repeated, because the gateway may still be checking the cluster for the subscription.
    await eventually(async () => {
      await send(first, 0);
      expect(subscribed.items).not.toEqual([]);
    });
    const before = subscribed.calls();
    for (const [index, status] of others.entries()) {
      await send(status, index + 1);
      await subscribed.until((data) => JSON.stringify(data).includes(`"at ${index + 1}"`));
    }
    const calls = subscribed.calls().slice(before.length);
    expect(subscribed.items.flatMap(({ errors = [] }) => errors)).toEqual([]);
    await subscribed.stop();
    return calls;
  }

  it.each([
    [
      'useClusterEventsSubscription',
      ['pending', 'creating', 'updating', 'deleting'],
      (status: string, progress: number) => publish({ status, progress, message: `at ${progress}` }),
    ],
    [
      'useAddonEventsSubscription',
      ['installing', 'upgrading', 'uninstalling', 'rolling_back'],
      (status: string, progress: number) => publishAddon('cert-manager', status, progress),
    ],
    [
      'useGitopsEventsSubscription',
      ['configuring', 'disabling'],
      (status: string, progress: number) => publishAddon('gitops', status, progress),
    ],
  ] as const)('%s causes no platform call while its object is in progress', async (name, statuses, send) => {
    expect(await callsOf(name, statuses, send)).toEqual([]);
  });
});

describe('an interrupted live channel', () => {
  it('reconnects, sends a resync event, and the next query has the missed changes', async () => {
    stack.proxy.dropSockets();
    await stack.run(PROTECT, { id: cluster.id }, someone);
    await events.until(({ clusterChanged }) => clusterChanged.isResync);
    expect(await clusters(someone)).toMatchObject([{ isProtected: true }]);
    await publish({ progress: 88 });
    await events.until(progressOf(88));
  });

  it('also reconnects when the platform closed the connection', async () => {
    stack.platform.app.io.disconnectSockets(true);
    await events.until(({ clusterChanged }) => clusterChanged.isResync);
    await eventually(async () => {
      await publish({ progress: 99 });
      expect(events.items.some(({ data }) => data && progressOf(99)(data))).toBe(true);
    });
  });
});

describe('a session', () => {
  it('revoked by the platform closes its own socket with 4403 and no other', async () => {
    const lost = await stack.signIn('at-limit@demo.test');
    const other = await stack.subscribe<Events>(BADGE, {}, lost);
    await stack.platform.app.services.sessions.revoke(sessionId(lost));
    expect(await other.closed).toBe(4403);
    await publish({ progress: 3 });
    await events.until(progressOf(3));
  });
});

describe('a session that expires while in use', () => {
  const hours = (n: number) => n * 3_600_000;

  it('fails one operation with UNAUTHENTICATED and closes its socket with 4403', async () => {
    const clock = manualClock(new Date());
    const late = await startContractStack({ worlds: ['empty'], clock });
    try {
      const person = await late.signIn('empty@demo.test');
      const open = await late.subscribe(BADGE, {}, person);
      clock.advance(hours(12) + 1000);
      const save = 'mutation { recordEvent(input: { name: "late" }) { __typename } }';
      expect((await late.execute(save, {}, person)).codes).toEqual(['UNAUTHENTICATED']);
      expect(await open.closed).toBe(4403);
      const after = await late.execute('{ viewer { gate } }', {}, person);
      expect(after.data).toEqual({ viewer: null });
    } finally {
      await late.stop();
    }
  });
});
