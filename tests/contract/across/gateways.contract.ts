import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { readConfig } from '../../../gateway/config.ts';
import { listen } from '../../../gateway/http/listen.ts';
import { Revs } from '../../../gateway/upstream/live/rev.ts';
import { createGateway } from '../../../gateway/yoga.ts';
import { CLUSTERS, type ClustersData } from '../../support/contractForms.ts';
import { startContractStack, type Caller, type ContractStack } from '../../support/contractStack.ts';
import { Page, PAGE_QUERY } from '../../support/page.ts';

type Json = Record<string, unknown>;

let stack: ContractStack;
let cluster: { id: string; uuid: string };
let accountId: string;
let owner: Caller;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  stack = await startContractStack({ worlds: ['at-limit'] });
  owner = await stack.signIn('at-limit@demo.test');
  const { viewer } = await stack.run<ClustersData>(CLUSTERS, {}, owner);
  const [first] = viewer.account.clusters.edges;
  if (first === undefined) throw new Error('the world has no cluster');
  cluster = first.node;
  accountId = Buffer.from(viewer.account.id, 'base64url').toString().split(':')[1] ?? '';
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  await stack.stop();
});

/** Starts another gateway for the same platform with its clock off by `skew` milliseconds. */
async function startOther(name: number, skew: number): Promise<string> {
  const config = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    UPSTREAM_URL: stack.platform.url,
    OPERATIONS_FILE: '/nonexistent',
    LOG_LEVEL: 'silent',
  });
  const revs = new Revs(name, () => Date.now() + skew);
  const gateway = createGateway({
    config,
    revs,
    log: pino({ level: 'silent' }),
    baseDelayMs: 5,
    textPolicy: () => Promise.resolve(null),
  });
  const { port, stop } = await listen(gateway);
  stops.push(stop);
  return `ws://127.0.0.1:${port}/graphql`;
}

async function openPage(): Promise<Page> {
  const as = await stack.signIn('at-limit@demo.test');
  const page = new Page({
    as,
    fetchPage: async () => {
      const { data, extensions, response } = await stack.execute<Json>(PAGE_QUERY, {}, as);
      if (!data) throw new Error('the page query returned no data');
      return { data, extensions, rev: response.headers.get('x-live-rev') };
    },
  });
  stops.push(() => page.stop());
  return page;
}

/** The cluster as REST returns it, mapped to the fields of the GraphQL API. */
async function restCluster(): Promise<Json> {
  const response = await fetch(`${stack.platform.url}/api/clusters/${cluster.uuid}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const { data } = (await response.json()) as { data: [Json] };
  const [record] = data;
  return {
    isProtected: record.protected,
    status: String(record.status).toUpperCase(),
    progress: record.progress ?? null,
  };
}

const setProtection = (isProtected: boolean) =>
  stack.run(
    `mutation ($id: ID!) { ${isProtected ? 'protect' : 'unprotect'}Cluster(input: { id: $id }) { __typename } }`,
    { id: cluster.id },
    owner,
  );
/** Publishes an outdated event, as if it had been delayed. */
const publishStale = (progress: number) =>
  stack.platform.app.core.bus.publish(stack.platform.db, {
    event: 'clusterStatusUpdate',
    accountId,
    payload: {
      clusterId: cluster.uuid,
      name: 'only-one',
      status: 'updating',
      progress,
      message: null,
      detail: null,
      content: 'cluster',
    },
  });

describe('a page that queries one gateway and subscribes to another', () => {
  it.each([
    ['in sync', 21, 0],
    ['a second and a half ahead', 22, 1500],
    ['a second and a half behind', 23, -1500],
    ['half a minute behind', 24, -30_000],
  ])('with a clock %s ends with the state that REST returns', async (_what, name, skew) => {
    const page = await openPage();
    page.listen(await startOther(name, skew));
    await page.refetch();
    await eventually(async () => {
      await publishStale(1);
      expect(page.received).toBeGreaterThan(0);
    });
    for (let step = 0; step < 12; step += 1) {
      if (step % 2 === 0) void page.refetch();
      const received = page.received;
      await setProtection((await restCluster()).isProtected !== true);
      if (step % 3 === 0) await publishStale(step);
      if (step % 2 === 1) void page.refetch();
      await eventually(() => expect(page.received).toBeGreaterThan(received));
    }
    // The last change arrives as an event, after the response of the last query.
    await page.refetch();
    const received = page.received;
    await setProtection((await restCluster()).isProtected !== true);
    await eventually(() => expect(page.received).toBeGreaterThan(received));
    const real = await restCluster();
    await eventually(() => expect(page.store.get(cluster.id)).toMatchObject(real));
    await eventually(() => expect(page.isSettled).toBe(true));
    expect(page.store.get(cluster.id)).toMatchObject(await restCluster());
  });
});
