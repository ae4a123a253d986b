import type { Logger } from 'pino';
import type { Sessions } from '../sessions.ts';
import type { BoundUpstream } from '../bound.ts';
import { UpstreamUnavailableError } from '../errors.ts';
import { path } from '../path.ts';
import { ClusterNames } from './clusterNames.ts';
import { LiveConnection, type Wanted } from './connection.ts';
import type { EventOf, LiveItem, Resync, WireName } from './events.ts';
import type { LiveFields, LiveKind } from './overlay.ts';
import { stamped } from './overlay.ts';
import type { Revs } from './rev.ts';
import { rightsOf, sessionUser, tokenDigest } from './rights.ts';
import type { OpenSocket } from './socket.ts';

export interface HubParts {
  open: OpenSocket;
  revs: Revs;
  log: Logger;
  sessions: Sessions;
  /** The platform called with a session's token, outside any request. */
  upstreamOf: (token: string) => BoundUpstream;
  lingerMs: number;
  queueLimit?: number;
  /** Time for which a channel may be down before its readers are ended. */
  outageMs?: number;
  /** Interval at which the session of an open channel is checked. */
  recheckMs?: number;
}

/** Keeps the channel of a session open for one subscriber. */
export interface Lease {
  /** A digest of the session's token. */
  session: string;
  /** Equal for sessions that get the same responses: those of one account and role. */
  rights: string;
  /** True once the session has ended or its rights have changed. */
  readonly isOver: boolean;
  /** True while every event arrives. */
  readonly isLive: boolean;
  /** Resolves once every event arrives, or when the channel has ended. */
  whenLive: () => Promise<void>;
  leave: () => void;
}

interface Shared {
  rights: string;
  isOver: boolean;
  connection: LiveConnection;
  readers: number;
  linger: NodeJS.Timeout | null;
  recheck: NodeJS.Timeout;
}

/** The live channel of one caller. */
export interface Live {
  /** Events of these names (and `resync`), newest state per object. The account comes from the session. */
  subscribe<Name extends WireName>(
    events: readonly Name[],
    filter?: (event: EventOf<Name>) => boolean,
  ): Promise<AsyncIterableIterator<EventOf<Name> | Resync>>;
  /** Adds the live fields of newer events and the rev to a REST record. `id`: cluster id, `<cluster>:<add-on name>`, … */
  overlay<R extends LiveFields>(
    kind: LiveKind,
    id: string,
    record: R,
    startedAt: number,
  ): R & { rev: string };
  /** Sends the platform's other clients the status of a cluster that was archived or unarchived. */
  announceClusterStatus(clusterId: string, status: string): Promise<void>;
}

/** One upstream socket per session, shared by its readers and closed `lingerMs` after the last one has left. */
export class LiveHub {
  readonly #parts: HubParts;
  readonly #shared = new Map<string, Promise<Shared>>();
  readonly #open = new Map<string, Shared>();

  constructor(parts: HubParts) {
    this.#parts = parts;
    parts.sessions.onAnyEnd((token) => this.#drop(tokenDigest(token)));
  }

  /** How many upstream sockets are open. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * The channel of a caller whose token may change during the request. `since` is the rev of the caller's oldest
   * response: a subscription begins with a resync if there were events after it.
   */
  of(token: () => string | null, upstream: () => BoundUpstream, since?: string): Live {
    // Cached because every object of a list needs it.
    let known: { token: string; key: string } | null = null;
    const keyOfNow = () => {
      const now = signedIn();
      if (known?.token !== now) known = { token: now, key: tokenDigest(now) };
      return known.key;
    };
    const signedIn = () => {
      const now = token();
      // Without a token the platform answers 401, which is mapped to UNAUTHENTICATED in one place.
      return now ?? '';
    };
    return {
      subscribe: async <Name extends WireName>(
        events: readonly Name[],
        filter?: (event: EventOf<Name>) => boolean,
      ) => {
        const sinceRev = since === undefined ? undefined : this.#parts.revs.parse(since);
        const wanted = { events, filter: filter as Wanted['filter'], since: sinceRev };
        const items = await this.#read(signedIn(), upstream(), wanted);
        return items as AsyncIterableIterator<EventOf<Name> | Resync>;
      },
      overlay: (kind, id, record, startedAt) => {
        const shared = this.#open.size === 0 ? undefined : this.#open.get(keyOfNow());
        if (shared) return shared.connection.overlay.apply(kind, id, record, startedAt);
        return stamped(record, this.#parts.revs.format(startedAt));
      },
      announceClusterStatus: (clusterId, status) => this.#announce(signedIn(), upstream(), clusterId, status),
    };
  }

  /** Opens the channel of a session; rejects when the platform refuses the caller. */
  async lease(token: string | null, upstream: BoundUpstream): Promise<Lease> {
    const session = token ?? '';
    const shared = await this.#acquire(session, upstream);
    let isTaken = true;
    return {
      session: tokenDigest(session),
      rights: shared.rights,
      get isOver() {
        return shared.isOver;
      },
      get isLive() {
        return shared.connection.isLive;
      },
      whenLive: () => shared.connection.whenLive(),
      leave: () => {
        if (isTaken) this.#release(session, shared);
        isTaken = false;
      },
    };
  }

  /** Ends every connection. */
  close(): void {
    for (const key of [...this.#shared.keys()]) this.#drop(key);
  }

  async #read(
    token: string,
    upstream: BoundUpstream,
    wanted: Wanted,
  ): Promise<AsyncIterableIterator<LiveItem>> {
    const shared = await this.#acquire(token, upstream);
    if (shared.connection.isOut) {
      this.#release(token, shared);
      throw new UpstreamUnavailableError();
    }
    return shared.connection.read(wanted, () => this.#release(token, shared));
  }

  async #announce(token: string, upstream: BoundUpstream, clusterId: string, status: string): Promise<void> {
    try {
      const shared = await this.#acquire(token, upstream);
      shared.connection.emit('clusterStatusUpdate', { clusterId, status });
      this.#release(token, shared);
    } catch (error) {
      // The change itself succeeded, so its mutation must not fail.
      const reason = error instanceof Error ? error.message : String(error);
      this.#parts.log.warn({ reason }, 'a cluster status could not be announced');
    }
  }

  async #acquire(token: string, upstream: BoundUpstream): Promise<Shared> {
    const key = tokenDigest(token);
    let pending = this.#shared.get(key);
    if (pending === undefined) {
      const opening = this.#connect(token, key, upstream);
      pending = opening;
      this.#shared.set(key, opening);
      opening.catch(() => {
        // By now the session may have another channel.
        if (this.#shared.get(key) === opening) this.#shared.delete(key);
      });
    }
    const shared = await pending;
    shared.readers += 1;
    if (shared.linger !== null) clearTimeout(shared.linger);
    shared.linger = null;
    return shared;
  }

  #release(token: string, shared: Shared): void {
    shared.readers -= 1;
    if (shared.readers > 0 || shared.isOver) return;
    const key = tokenDigest(token);
    shared.linger = setTimeout(() => {
      // By now the session may have another channel.
      if (this.#open.get(key) === shared) this.#drop(key);
    }, this.#parts.lingerMs);
    shared.linger.unref();
  }

  async #connect(token: string, key: string, upstream: BoundUpstream): Promise<Shared> {
    const user = await upstream.get(path`/api/user`, sessionUser);
    const { revs, log, queueLimit } = this.#parts;
    const connection = new LiveConnection({
      accountId: user.account_id,
      socket: this.#parts.open(token),
      revs,
      log,
      clusterNames: new ClusterNames(() => this.#parts.upstreamOf(token)),
      onDisconnectedByServer: () => this.#recheck(token),
      outageMs: this.#parts.outageMs,
      ...(queueLimit === undefined ? {} : { queueLimit }),
    });
    const recheck = setInterval(() => this.#recheck(token), this.#parts.recheckMs ?? 60_000);
    recheck.unref();
    const rights = rightsOf(token, user);
    const shared: Shared = { rights, isOver: false, connection, readers: 0, linger: null, recheck };
    this.#open.set(key, shared);
    return shared;
  }

  /** A 401 ends the session through the error mapper; other failures do not mean that it has ended. */
  #recheck(token: string): void {
    this.#parts
      .upstreamOf(token)
      .get(path`/api/user`, sessionUser)
      .then((user) => {
        const key = tokenDigest(token);
        const shared = this.#open.get(key);
        if (shared === undefined || shared.rights === rightsOf(token, user)) return;
        this.#parts.log.info('the rights of a session changed: its subscriptions are closed');
        this.#drop(key);
        this.#parts.sessions.change(token);
      })
      .catch(() => undefined);
  }

  #drop(key: string): void {
    const pending = this.#shared.get(key);
    this.#shared.delete(key);
    const shared = this.#open.get(key);
    if (shared !== undefined) return this.#end(key, shared);
    // It is still being opened.
    pending?.then(
      (late) => this.#end(key, late),
      () => undefined,
    );
  }

  #end(key: string, shared: Shared): void {
    // By now the session may have another channel.
    if (this.#open.get(key) === shared) this.#open.delete(key);
    shared.isOver = true;
    clearInterval(shared.recheck);
    if (shared.linger !== null) clearTimeout(shared.linger);
    shared.connection.close();
  }
}
