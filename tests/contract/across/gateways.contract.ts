import { createClient, type Client } from 'graphql-ws';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from '../../../gateway/config.ts';
import { listen } from '../../../gateway/http/listen.ts';
import { Revs } from '../../../gateway/upstream/live/rev.ts';
import { createGateway } from '../../../gateway/yoga.ts';
import { CLOCK_SKEW_MS, RevGuard } from '../../../web/relay/revGuard.ts';
import { CLUSTERS, type ClustersAnswer } from '../../support/contractForms.ts';
import {
  eventually,
  startContractStack,
  type Caller,
  type ContractStack,
} from '../../support/contractStack.ts';

type Json = Record<string, unknown>;
const QUERY = CLUSTERS.replace('isProtected', 'isProtected progress rev');
const CHANGED = `subscription { clusterChanged { isResync deletedClusterId
  cluster { id rev status progress } settledCluster { id rev status progress isProtected } } }`;

let stack: ContractStack;
let cluster: { id: string; uuid: string };
let accountId: string;
let owner: Caller;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
  stack = await startContractStack({ worlds: ['at-limit'] });
  owner = await stack.signIn('at-limit@demo.test');
  const { viewer } = await stack.run<ClustersAnswer>(CLUSTERS, {}, owner);
  const [first] = viewer.account.clusters.edges;
  if (first === undefined) throw new Error('the world has no cluster');
  cluster = first.node;
  accountId = Buffer.from(viewer.account.id, 'base64url').toString().split(':')[1] ?? '';
});
afterAll(async () => {
  for (const stop of stops.reverse()) await stop();
  await stack.stop();
});

/** Another gateway over the same platform, whose clock is off by so many milliseconds. */
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

/** What the web client does with answers and events, over a store of objects by id. */
class Page {
  readonly store = new Map<string, Json>();
  readonly guard: RevGuard;
  readonly as: Caller;
  #socket: Client | null = null;
  #running: Promise<void> | null = null;
  #isAsked = false;
  #doubts = 0;
  heard = 0;

  constructor(as: Caller) {
    this.as = as;
    this.guard = new RevGuard(Date.now, () => {
      this.#doubts += 1;
      setTimeout(() => this.#settle(), CLOCK_SKEW_MS);
    });
  }

  /** Is nothing under way and nothing in doubt? */
  get isQuiet(): boolean {
    return this.#doubts === 0 && this.#running === null;
  }

  /** One after the other, as a screen's query is. */
  refetch(): Promise<void> {
    this.#isAsked = true;
    this.#running ??= this.#run().finally(() => (this.#running = null));
    return this.#running;
  }

  listen(url: string): void {
    const { headers } = this.as;
    class Identified extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers });
      }
    }
    this.#socket = createClient({ url, webSocketImpl: Identified, retryAttempts: 0 });
    this.#socket.subscribe<Json>(
      { query: CHANGED },
      {
        next: ({ data }) => {
          this.heard += 1;
          const filtered = data ? this.guard.filter(data) : undefined;
          if (filtered) this.#write(filtered);
        },
        error: () => undefined,
        complete: () => undefined,
      },
    );
    stops.push(() => this.#socket?.dispose());
  }

  #settle(): void {
    this.#doubts -= 1;
    if (this.guard.takeDoubts().length > 0) void this.refetch();
  }

  async #run(): Promise<void> {
    while (this.#isAsked) {
      this.#isAsked = false;
      const sent = this.guard.mark();
      const data = await stack.run<Json>(QUERY, {}, this.as);
      this.guard.correct(data, sent);
      this.guard.remember(data, sent);
      this.#write(data);
    }
  }

  #write(value: unknown): void {
    if (Array.isArray(value)) return value.forEach((item) => this.#write(item));
    if (typeof value !== 'object' || value === null) return;
    const object = value as Json;
    if (typeof object.id === 'string') this.store.set(object.id, { ...this.store.get(object.id), ...object });
    Object.values(object).forEach((member) => this.#write(member));
  }
}

/** What REST says of the cluster, in the words of the graph. */
async function truth(): Promise<Json> {
  const answer = await fetch(`${stack.platform.url}/api/clusters/${cluster.uuid}`, {
    headers: { authorization: `Bearer ${owner.token}` },
  });
  const { data } = (await answer.json()) as { data: [Json] };
  const [said] = data;
  return {
    isProtected: said.protected,
    status: String(said.status).toUpperCase(),
    progress: said.progress ?? null,
  };
}

const turn = (isProtected: boolean) =>
  stack.run(
    `mutation ($id: ID!) { ${isProtected ? 'protect' : 'unprotect'}Cluster(input: { id: $id }) { __typename } }`,
    { id: cluster.id },
    owner,
  );
/** The platform says so, and it is not true: an event that was on its way for long. */
const tellStale = (progress: number) =>
  stack.platform.app.core.bus.publish(stack.platform.db, {
    event: 'clusterStatusUpdate',
    accountId,
    payload: { clusterId: cluster.uuid, name: 'only-one', status: 'updating', progress, message: null },
  });

describe('a page that asks one gateway and listens to another', () => {
  it.each([
    ['of the same time', 21, 0],
    ['a second and a half ahead', 22, 1500],
    ['a second and a half behind', 23, -1500],
    ['half a minute behind', 24, -30_000],
  ])('%s ends with what REST says', async (_what, name, skew) => {
    const page = new Page(await stack.signIn('at-limit@demo.test'));
    page.listen(await startOther(name, skew));
    await page.refetch();
    await eventually(async () => {
      await tellStale(1);
      expect(page.heard).toBeGreaterThan(0);
    });
    for (let step = 0; step < 12; step += 1) {
      if (step % 2 === 0) void page.refetch();
      const heard = page.heard;
      await turn((await truth()).isProtected !== true);
      if (step % 3 === 0) await tellStale(step);
      if (step % 2 === 1) void page.refetch();
      await eventually(() => expect(page.heard).toBeGreaterThan(heard));
    }
    // The last word is an event, after the last answer that anybody asked for.
    await page.refetch();
    const heard = page.heard;
    await turn((await truth()).isProtected !== true);
    await eventually(() => expect(page.heard).toBeGreaterThan(heard));
    const real = await truth();
    await eventually(() => expect(page.store.get(cluster.id)).toMatchObject(real));
    await eventually(() => expect(page.isQuiet).toBe(true));
    expect(page.store.get(cluster.id)).toMatchObject(await truth());
  });
});
