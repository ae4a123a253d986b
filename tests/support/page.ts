import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { CLOCK_SKEW_MS, RevGuard, type Revs } from '../../web/relay/live/revGuard.ts';
import { CLUSTERS, type ClustersData } from './contractForms.ts';
import type { Caller } from './contractStack.ts';

type Json = Record<string, unknown>;

/** The query of the clusters page. */
export const PAGE_QUERY = CLUSTERS.replace('isProtected', 'isProtected progress');
const CHANGED = 'subscription { clusterChanged { deletedClusterId cluster { id status progress } } }';

interface Extensions {
  revs?: Revs;
  refetch?: string;
}

interface PageOptions {
  as: Caller;
  /** Sends PAGE_QUERY; returns data, extensions and the `x-live-rev` response header. Called again if it throws. */
  fetchPage: () => Promise<{ data: Json; extensions: Extensions | undefined; rev: string | null }>;
}

const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
const RETRY_MS = 250;

/** A model of the web client: applies responses and events to a store of objects by id. */
export class Page {
  readonly store = new Map<string, Json>();
  readonly guard: RevGuard;
  /** Close codes of its sockets when the server or the network closed them. */
  readonly closed: number[] = [];
  readonly #options: PageOptions;
  #listed = new Set<string>();
  #socket: Client | null = null;
  #running: Promise<void> | null = null;
  #since: string | null = null;
  #isAsked = false;
  #isOver = false;
  #doubts = 0;
  received = 0;

  constructor(options: PageOptions) {
    this.#options = options;
    this.guard = new RevGuard(Date.now, () => {
      this.#doubts += 1;
      setTimeout(() => this.#settle(), CLOCK_SKEW_MS);
    });
  }

  /** True if no query is running and no object has to be refetched because of clock skew. */
  get isSettled(): boolean {
    return this.#doubts === 0 && this.#running === null;
  }

  /** The listed objects: those of the last response, as updated by events since. */
  get list(): Json[] {
    return [...this.#listed].map((id) => this.store.get(id) ?? {});
  }

  /** Runs one query at a time, like a page of the web client. */
  refetch(): Promise<void> {
    this.#isAsked = true;
    this.#running ??= this.#run().finally(() => (this.#running = null));
    return this.#running;
  }

  /** Subscribes; reconnects up to `retryAttempts` times when the socket breaks, and refetches afterwards. */
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
    this.#socket.subscribe<Json, Extensions>(
      { query: CHANGED, ...(this.#since === null ? {} : { extensions: { since: this.#since } }) },
      {
        next: ({ data, extensions }) => this.#receive(data, extensions),
        error: () => undefined,
        complete: () => undefined,
      },
    );
  }

  stop(): void {
    this.#isOver = true;
    void this.#socket?.dispose();
  }

  #receive(data: Json | null | undefined, extensions: Extensions = {}): void {
    this.received += 1;
    if (extensions.refetch !== undefined || !data) void this.refetch();
    const filtered = data && this.guard.filter(data, extensions.revs ?? {});
    if (filtered) this.#write(filtered);
  }

  #settle(): void {
    this.#doubts -= 1;
    if (this.guard.takeDoubts().length > 0) void this.refetch();
  }

  async #run(): Promise<void> {
    while (this.#isAsked && !this.#isOver) {
      this.#isAsked = false;
      const sent = this.guard.mark();
      const page = await this.#options.fetchPage().catch(() => null);
      if (page === null) {
        this.#isAsked = true;
        await wait(RETRY_MS);
        continue;
      }
      this.#since ??= page.rev;
      this.guard.accept(page.data, page.extensions?.revs ?? {}, sent);
      this.#write(page.data);
      const { viewer } = page.data as unknown as ClustersData;
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
