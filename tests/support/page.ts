import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { CLOCK_SKEW_MS, RevGuard } from '../../web/relay/revGuard.ts';
import { CLUSTERS, type ClustersAnswer } from './contractForms.ts';
import type { Caller } from './contractStack.ts';

type Json = Record<string, unknown>;

/** What a page of clusters asks. */
export const PAGE_QUERY = CLUSTERS.replace('isProtected', 'isProtected progress rev');
const CHANGED = `subscription { clusterChanged { isResync deletedClusterId
  createdCluster { id uuid name rev status progress isProtected } cluster { id rev status progress }
  settledCluster { id rev status progress isProtected } } }`;

interface Event {
  clusterChanged?: {
    isResync: boolean;
    deletedClusterId: string | null;
    createdCluster: { id: string } | null;
  } | null;
}

interface PageOptions {
  as: Caller;
  /** Sends PAGE_QUERY; the data, and the `x-live-rev` of the answer. Asked again when it throws. */
  ask: () => Promise<{ data: Json; rev: string | null }>;
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const RETRY_MS = 250;

/** What the web client does with answers and events, over a store of objects by id. */
export class Page {
  readonly store = new Map<string, Json>();
  readonly guard: RevGuard;
  /** Codes with which its sockets were closed by the server or the network. */
  readonly closed: number[] = [];
  readonly #options: PageOptions;
  #listed = new Set<string>();
  #socket: Client | null = null;
  #running: Promise<void> | null = null;
  #since: string | null = null;
  #isAsked = false;
  #isOver = false;
  #doubts = 0;
  heard = 0;

  constructor(options: PageOptions) {
    this.#options = options;
    this.guard = new RevGuard(Date.now, () => {
      this.#doubts += 1;
      setTimeout(() => this.#settle(), CLOCK_SKEW_MS);
    });
  }

  /** Is nothing under way and nothing in doubt? */
  get isQuiet(): boolean {
    return this.#doubts === 0 && this.#running === null;
  }

  /** The objects of its list: the last answer's, and what events brought and took away since. */
  get list(): Json[] {
    return [...this.#listed].map((id) => this.store.get(id) ?? {});
  }

  /** One after the other, as a screen's query is. */
  refetch(): Promise<void> {
    this.#isAsked = true;
    this.#running ??= this.#run().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Subscribes; comes back so many times when the socket breaks, and then fetches anew. */
  listen(url: string, retryAttempts = 0): void {
    const { headers } = this.#options.as;
    class Identified extends WebSocket {
      constructor(address: string, protocols: string[]) {
        super(address, protocols, { headers });
      }
    }
    this.#socket = createClient({
      url,
      webSocketImpl: Identified,
      retryAttempts,
      shouldRetry: () => true,
      retryWait: () => wait(RETRY_MS),
      keepAlive: 5_000,
      on: {
        connected: (_socket, _payload, wasRetry) => void (wasRetry && this.refetch()),
        closed: (event) => this.closed.push((event as { code: number }).code),
      },
    });
    this.#socket.subscribe<Json>(
      { query: CHANGED, ...(this.#since === null ? {} : { extensions: { since: this.#since } }) },
      {
        next: ({ data }) => this.#hear(data),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  stop(): void {
    this.#isOver = true;
    void this.#socket?.dispose();
  }

  #hear(data: Json | null | undefined): void {
    this.heard += 1;
    if (!data) return;
    const { clusterChanged } = data as Event;
    if (clusterChanged?.isResync) void this.refetch();
    const filtered = this.guard.filter(data);
    if (filtered) this.#write(filtered);
    const { createdCluster, deletedClusterId } = (filtered as Event | undefined)?.clusterChanged ?? {};
    if (createdCluster) this.#listed.add(createdCluster.id);
    if (deletedClusterId) this.#listed.delete(deletedClusterId);
  }

  #settle(): void {
    this.#doubts -= 1;
    if (this.guard.takeDoubts().length > 0) void this.refetch();
  }

  async #run(): Promise<void> {
    while (this.#isAsked && !this.#isOver) {
      this.#isAsked = false;
      const sent = this.guard.mark();
      const answer = await this.#options.ask().catch(() => null);
      if (answer === null) {
        this.#isAsked = true;
        await wait(RETRY_MS);
        continue;
      }
      this.#since ??= answer.rev;
      this.guard.correct(answer.data, sent);
      this.guard.remember(answer.data, sent);
      this.#write(answer.data);
      const { viewer } = answer.data as unknown as ClustersAnswer;
      this.#listed = new Set(viewer.account.clusters.edges.map(({ node }) => node.id));
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
