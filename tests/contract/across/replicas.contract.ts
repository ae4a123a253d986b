import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { QUOTA_TOKEN } from '../../../platform/worlds/demo.ts';
import { worldPassword } from '../../../platform/worlds/demoAccounts.ts';
import {
  CREATE_CLUSTER,
  clusterInput,
  freshCloudToken,
  type CreateClusterData,
} from '../../support/contractForms.ts';
import { bearer, type Caller, type GraphError } from '../../support/contractStack.ts';
import { Page, PAGE_QUERY } from '../../support/page.ts';
import { startReplicas, type Replica, type Replicas } from '../../support/replicas.ts';

type Json = Record<string, unknown>;
interface Result {
  data?: Json | null;
  errors?: GraphError[];
  extensions?: { revs?: Record<string, string | null> };
}
interface Line {
  id: string;
  name: string;
  status: string;
  protected: boolean;
  progress: number | null;
}

const NODE = 'query ($id: ID!) { node(id: $id) { id } }';
const DELETE = `mutation ($id: ID!, $token: String) { deleteCluster(input: { id: $id, temporaryToken: $token }) {
  __typename ... on RefusedError { code message } ... on InputError { issues { path message } } } }`;
/** Clusters to delete, each with the name of the one created in its place: the plan allows no additional ones. */
const REPLACED = { 'old-blog': 'first', analytics: 'second', 'us-staging': 'third' };
/** The servers of this cluster are in a project that the saved token cannot access. */
const OWN_TOKENS: Readonly<Record<string, string>> = { analytics: QUOTA_TOKEN };

let replicas: Replicas;
const pages: Page[] = [];

beforeAll(async () => {
  replicas = await startReplicas({
    gateways: 3,
    platforms: 2,
    platform: { WORLD: 'demo', TIME_SCALE: '0.02' },
  });
});
afterAll(async () => {
  pages.forEach((page) => page.stop());
  await replicas.stop();
});

/** Sends a request over a connection of its own, so that the balancer may pick a different gateway each time. */
async function send(query: string, variables: Json, as: Caller, url = replicas.url) {
  const headers = {
    'content-type': 'application/json',
    'x-graphql-yoga-csrf': '1',
    connection: 'close',
    ...as.headers,
  };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  return { response, result: (await response.json()) as Result };
}

/** Repeats an operation until it returns data without errors, and returns the data. */
function retryUntilSuccess(query: string, variables: Json, as: Caller): Promise<Json> {
  return eventually(async () => {
    const { result } = await send(query, variables, as);
    if (!result.data || result.errors) throw new Error(`${query} failed: ${JSON.stringify(result)}`);
    return result.data;
  });
}

/** Signs in at the platform for a bearer token: text operations require a session. */
async function signIn(email: string): Promise<Caller> {
  const response = await fetch(`${replicas.platformUrl}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: worldPassword }),
  });
  const { data } = (await response.json()) as { data: { token: string } };
  return bearer(data.token);
}

/** Opens a page through the balancer. */
async function openPage(as: Caller): Promise<Page> {
  const page = new Page({
    as,
    fetchPage: async () => {
      const { result, response } = await send(PAGE_QUERY, {}, as);
      if (!result.data || result.errors) throw new Error('the page query failed');
      return { data: result.data, extensions: result.extensions, rev: response.headers.get('x-live-rev') };
    },
  });
  pages.push(page);
  await page.refetch();
  page.listen(`${replicas.url.replace('http', 'ws')}/graphql`, Infinity);
  return page;
}

/** The clusters as REST returns them. */
async function restClusters(as: Caller): Promise<Line[]> {
  const response = await fetch(`${replicas.platformUrl}/api/clusters`, {
    headers: { authorization: `Bearer ${as.token}`, connection: 'close' },
  });
  const { data } = (await response.json()) as { data: { data: Line[] } };
  return data.data;
}

/** The clusters by name, as REST returns them and as a page shows them, in the same form. */
const expectedLines = (lines: Line[]) =>
  new Map(lines.map((line) => [line.name, [line.status.toUpperCase(), line.protected]]));
const shownBy = ({ list }: Page) =>
  new Map(list.map((object) => [object.name, [object.status, object.isProtected]]));

/** Toggles protection ten times a second until `isOver`; returns the last acknowledged value. */
async function toggleProtection(as: Caller, id: string, isOver: () => boolean, onDone: () => void) {
  let isProtected = false;
  while (!isOver()) {
    isProtected = !isProtected;
    const action = isProtected ? 'protect' : 'unprotect';
    await retryUntilSuccess(
      `mutation ($id: ID!) { ${action}Cluster(input: { id: $id }) { __typename } }`,
      { id },
      as,
    );
    onDone();
    await setTimeout(100);
  }
  return isProtected;
}

/**
 * Deletes a cluster and creates another one. A createCluster without a response is repeated: a name that is taken, or
 * a plan that is full again, then means that the first attempt succeeded.
 */
async function replace(
  as: Caller,
  id: string,
  { name, token }: { name: string; token: string | undefined },
): Promise<void> {
  const one = 'mutation ($id: ID!) { unprotectCluster(input: { id: $id }) { __typename } }';
  await retryUntilSuccess(one, { id }, as);
  const { deleteCluster } = (await retryUntilSuccess(DELETE, { id, token }, as)) as {
    deleteCluster: { code?: string };
  };
  // A deleteCluster without a response is repeated: BUSY then means that the first attempt succeeded.
  expect(deleteCluster).toMatchObject(
    deleteCluster.code === 'BUSY' ? { __typename: 'RefusedError' } : { __typename: 'DeleteClusterPayload' },
  );
  // Each kill may interrupt the deletion, so how long it takes depends on when the kills happen.
  await expect
    .poll(async () => (await retryUntilSuccess(NODE, { id }, as)).node, { timeout: 1_800_000 })
    .toBeNull();
  const input = clusterInput({ name, temporaryToken: freshCloudToken() });
  const { createCluster } = (await retryUntilSuccess(
    CREATE_CLUSTER,
    { input },
    as,
  )) as unknown as CreateClusterData;
  const { __typename: outcome, issues = [] } = createCluster;
  const isTaken = outcome === 'InputError' && issues.some(({ path }) => path.endsWith('name'));
  const isThere = isTaken || outcome === 'PlanLimitError';
  expect(outcome === 'CreateClusterPayload' || isThere, JSON.stringify(createCluster)).toBe(true);
}

describe('two platforms and three gateways on one PostgreSQL', () => {
  it('lose no change and no session while each of them is killed and the database drops its connections', async () => {
    const [owner, admin, developer] = await Promise.all(
      ['owner', 'admin', 'developer'].map((role) => signIn(`${role}@demo.test`)),
    );
    if (!owner || !admin || !developer) throw new Error('a sign-in failed');
    const callers = [owner, admin, developer, owner, admin, developer];
    await Promise.all(callers.map(openPage));

    const idOf = (name: string) => String(pages[0]?.list.find((object) => object.name === name)?.id);
    let isOver = false;
    let done = 0;
    const toggling = toggleProtection(
      admin,
      idOf('production'),
      () => isOver,
      () => (done += 1),
    );
    const replacing = Promise.all(
      Object.entries(REPLACED).map(([gone, created]) =>
        replace(owner, idOf(gone), { name: created, token: OWN_TOKENS[gone] }),
      ),
    );

    const [p0, p1] = replicas.platforms;
    const [g0, g1, g2] = replicas.gateways;
    const killed = [p0, g0, p1, g1, p0, g2].filter((replica): replica is Replica => replica !== undefined);
    for (const replica of killed) {
      const before = done;
      await eventually(() => expect(done).toBeGreaterThan(before + 2));
      const { isBack } = await replica.kill();
      const without = done;
      // The remaining servers keep serving.
      await eventually(() => expect(done).toBeGreaterThan(without + 2));
      await isBack;
    }
    await replicas.cutDatabase();
    const uncut = done;
    await eventually(() => expect(done).toBeGreaterThan(uncut + 2));
    isOver = true;
    const isProtected = await toggling;
    await replacing;

    await eventually(async () => {
      const lines = await restClusters(owner);
      for (const name of Object.values(REPLACED))
        expect(lines.filter((line) => line.name === name)).toMatchObject([{ status: 'active' }]);
    });
    expect((await restClusters(owner)).find(({ name }) => name === 'production')?.protected).toBe(
      isProtected,
    );
    for (const page of pages) {
      await eventually(async () => expect(shownBy(page)).toEqual(expectedLines(await restClusters(owner))));
      expect(page.closed.filter((code) => code === 4401 || code === 4403)).toEqual([]);
    }
    for (const [as, { url }] of callers.flatMap((as) => replicas.gateways.map((g) => [as, g] as const))) {
      const { result } = await send('{ viewer { gate } }', {}, as, url);
      expect(result.data?.viewer).not.toBeNull();
    }
  });
});
