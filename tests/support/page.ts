import { createClient, type Client } from 'graphql-ws';
import { WebSocket } from 'ws';
import { CLOCK_SKEW_MS, RevGuard, type Revs } from '../../web/relay/live/revGuard.ts';
import { CLUSTERS, type ClustersAnswer } from './contractForms.ts';
import type { Caller } from './contractStack.ts';

type Json = Record<string, unknown>;

/** What a page of clusters asks. */
export const PAGE_QUERY = CLUSTERS.replace('isProtected', 'isProtected progress');
const CHANGED = 'subscription { clusterChanged { deletedClusterId cluster { id status progress } } }';

interface Extensions {
  revs?: Revs;
  refetch?: string;
}

interface PageOptions {
  as: Caller;
  /** Sends PAGE_QUERY; data and extensions, and the `x-live-rev` of the answer. Asked again when it throws. */
  ask: () => Promise<{ data: Json; extensions: Extensions | undefined; rev: string | null }>;
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
  received = 0;

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
      const answer = await this.#options.ask().catch(() => null);
      if (answer === null) {
        this.#isAsked = true;
        await wait(RETRY_MS);
        continue;
      }
      this.#since ??= answer.rev;
      this.guard.accept(answer.data, answer.extensions?.revs ?? {}, sent);
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
