import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../../process/testing.ts';
import { QUOTA_TOKEN } from '../../../platform/worlds/demo.ts';
import { worldPassword } from '../../../platform/worlds/demoAccounts.ts';
import {
  CREATE_CLUSTER,
  clusterInput,
  freshCloudToken,
  type CreateClusterAnswer,
} from '../../support/contractForms.ts';
import { bearer, type Caller, type GraphError } from '../../support/contractStack.ts';
import { Page, PAGE_QUERY } from '../../support/page.ts';
import { startSeveral, type Member, type Several } from '../../support/several.ts';

type Json = Record<string, unknown>;
interface Answer {
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
/** Who goes, and who comes in its place: the plan allows no more. */
const REPLACED = { 'old-blog': 'first', analytics: 'second', 'us-staging': 'third' };
/** This one's servers are in a project that the saved token does not see. */
const OWN_TOKENS: Readonly<Record<string, string>> = { analytics: QUOTA_TOKEN };

let several: Several;
const pages: Page[] = [];

beforeAll(async () => {
  several = await startSeveral({
    gateways: 3,
    platforms: 2,
    platform: { WORLD: 'demo', TIME_SCALE: '0.02' },
  });
});
afterAll(async () => {
  pages.forEach((page) => page.stop());
  await several.stop();
});

/** One request over a connection of its own, so that every one may meet another gateway. */
async function send(query: string, variables: Json, as: Caller, url = several.url) {
  const headers = {
    'content-type': 'application/json',
    'x-graphql-yoga-csrf': '1',
    connection: 'close',
    ...as.headers,
  };
  const body = JSON.stringify({ query, variables });
  const response = await fetch(`${url}/graphql`, { method: 'POST', headers, body });
  return { response, answer: (await response.json()) as Answer };
}

/** The data of an operation, whoever answers it in the end; null errors only. */
function insist(query: string, variables: Json, as: Caller): Promise<Json> {
  return eventually(async () => {
    const { answer } = await send(query, variables, as);
    if (!answer.data || answer.errors)
      throw new Error(`${query} was not answered: ${JSON.stringify(answer)}`);
    return answer.data;
  });
}

/** A session of a program: text operations are not for visitors. */
async function signIn(email: string): Promise<Caller> {
  const answer = await fetch(`${several.platformUrl}/api/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: worldPassword }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return bearer(data.token);
}

/** A page that is open somewhere, over the balanced address. */
async function openPage(as: Caller): Promise<Page> {
  const page = new Page({
    as,
    ask: async () => {
      const { answer, response } = await send(PAGE_QUERY, {}, as);
      if (!answer.data || answer.errors) throw new Error('the page was not answered');
      return { data: answer.data, extensions: answer.extensions, rev: response.headers.get('x-live-rev') };
    },
  });
  pages.push(page);
  await page.refetch();
  page.listen(`${several.url.replace('http', 'ws')}/graphql`, Infinity);
  return page;
}

/** What REST says. */
async function truth(as: Caller): Promise<Line[]> {
  const answer = await fetch(`${several.platformUrl}/api/clusters`, {
    headers: { authorization: `Bearer ${as.token}`, connection: 'close' },
  });
  const { data } = (await answer.json()) as { data: { data: Line[] } };
  return data.data;
}

/** What REST says in the words of the graph, and what a page shows, by name. */
const inWords = (lines: Line[]) =>
  new Map(lines.map((line) => [line.name, [line.status.toUpperCase(), line.protected]]));
const shownBy = ({ list }: Page) =>
  new Map(list.map((object) => [object.name, [object.status, object.isProtected]]));

/** Turns protection on and off until told to stop; answers what was acknowledged last. */
async function keepTurning(as: Caller, id: string, isOver: () => boolean, onDone: () => void) {
  let isProtected = false;
  while (!isOver()) {
    isProtected = !isProtected;
    const verb = isProtected ? 'protect' : 'unprotect';
    await insist(`mutation ($id: ID!) { ${verb}Cluster(input: { id: $id }) { __typename } }`, { id }, as);
    onDone();
  }
  return isProtected;
}

/**
 * Deletes a cluster and orders another one. An order without an answer is repeated: that its name is taken then says
 * that it had arrived.
 */
async function replace(
  as: Caller,
  id: string,
  { name, token }: { name: string; token: string | undefined },
): Promise<void> {
  const one = 'mutation ($id: ID!) { unprotectCluster(input: { id: $id }) { __typename } }';
  await insist(one, { id }, as);
  const { deleteCluster } = (await insist(DELETE, { id, token }, as)) as { deleteCluster: { code?: string } };
  // An order without an answer is repeated: it had arrived when the cluster is busy being deleted.
  expect(deleteCluster).toMatchObject(
    deleteCluster.code === 'BUSY' ? { __typename: 'RefusedError' } : { __typename: 'DeleteClusterPayload' },
  );
  // Each power cut may interrupt the deletion: how long it takes depends on when they come.
  await expect.poll(async () => (await insist(NODE, { id }, as)).node, { timeout: 1_800_000 }).toBeNull();
  const input = clusterInput({ name, temporaryToken: freshCloudToken() });
  const { createCluster } = (await insist(CREATE_CLUSTER, { input }, as)) as unknown as CreateClusterAnswer;
  const { __typename: outcome, issues = [] } = createCluster;
  const isTaken = outcome === 'InputError' && issues.some(({ path }) => path.endsWith('name'));
  expect(outcome === 'CreateClusterPayload' || isTaken, JSON.stringify(createCluster)).toBe(true);
}

describe('two platforms and three gateways on one PostgreSQL', () => {
  it('lose nothing and sign nobody out while each of them is killed and the database hangs up', async () => {
    const [owner, admin, developer] = await Promise.all(
      ['owner', 'admin', 'developer'].map((role) => signIn(`${role}@demo.test`)),
    );
    if (!owner || !admin || !developer) throw new Error('nobody signed in');
    const everybody = [owner, admin, developer, owner, admin, developer];
    await Promise.all(everybody.map(openPage));

    const idOf = (name: string) => String(pages[0]?.list.find((object) => object.name === name)?.id);
    let isOver = false;
    let done = 0;
    const turning = keepTurning(
      admin,
      idOf('production'),
      () => isOver,
      () => (done += 1),
    );
    const replacing = Promise.all(
      Object.entries(REPLACED).map(([gone, come]) =>
        replace(owner, idOf(gone), { name: come, token: OWN_TOKENS[gone] }),
      ),
    );

    const [p0, p1] = several.platforms;
    const [g0, g1, g2] = several.gateways;
    const victims = [p0, g0, p1, g1, p0, g2].filter((member): member is Member => member !== undefined);
    for (const victim of victims) {
      const before = done;
      await eventually(() => expect(done).toBeGreaterThan(before + 2));
      const { isBack } = await victim.kill();
      const without = done;
      // The others carry on alone.
      await eventually(() => expect(done).toBeGreaterThan(without + 2));
      await isBack;
    }
    await several.cutDatabase();
    const uncut = done;
    await eventually(() => expect(done).toBeGreaterThan(uncut + 2));
    isOver = true;
    const isProtected = await turning;
    await replacing;

    await eventually(async () => {
      const lines = await truth(owner);
      for (const name of Object.values(REPLACED))
        expect(lines.filter((line) => line.name === name)).toMatchObject([{ status: 'active' }]);
    });
    expect((await truth(owner)).find(({ name }) => name === 'production')?.protected).toBe(isProtected);
    for (const page of pages) {
      await eventually(async () => expect(shownBy(page)).toEqual(inWords(await truth(owner))));
      expect(page.closed.filter((code) => code === 4401 || code === 4403)).toEqual([]);
    }
    for (const [as, { url }] of everybody.flatMap((as) => several.gateways.map((g) => [as, g] as const))) {
      const { answer } = await send('{ viewer { gate } }', {}, as, url);
      expect(answer.data?.viewer).not.toBeNull();
    }
  });
});
