import { createHash } from 'node:crypto';
import type { Logger } from 'pino';
import { z } from 'zod';
import type { Sessions } from '../sessions.ts';
import type { BoundUpstream } from '../bound.ts';
import { UpstreamUnavailableError } from '../errors.ts';
import { path } from '../path.ts';
import { LiveConnection, type Wanted } from './connection.ts';
import type { EventOf, LiveItem, Resync, WireName } from './events.ts';
import type { LiveFields, LiveKind } from './overlay.ts';
import { stamped } from './overlay.ts';
import type { Revs } from './rev.ts';
import type { OpenSocket } from './socket.ts';

const me = z.object({ account_id: z.string().min(1), permission: z.string().nullish() });
type Me = z.output<typeof me>;
const clusterNames = z.array(z.object({ id: z.string(), name: z.string() }));

export interface HubParts {
  open: OpenSocket;
  revs: Revs;
  log: Logger;
  sessions: Sessions;
  /** The upstream in the name of a session, outside any request. */
  upstreamOf: (token: string) => BoundUpstream;
  lingerMs: number;
  queueLimit?: number;
  /** How long a channel may be down before its readers are ended. */
  outageMs?: number;
  /** How often an open channel asks whether its session still holds. */
  recheckMs?: number;
}

/** A subscriber's use of the channel of its session, which stays open as long as there is a lease on it. */
export interface Lease {
  /** A digest of the session's token. */
  session: string;
  /** Equal for sessions that are answered the same: of one account and with the same rights. */
  rights: string;
  /** Is the session over, or have its rights changed? */
  readonly isOver: boolean;
  /** Does the channel miss nothing now? */
  readonly isLive: boolean;
  /** Resolves once the channel misses nothing, or when it has ended. */
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

/** What nouns use of the live channel, in the name of one caller. */
export interface Live {
  /** Events of these names (and `resync`), newest state per object. The account comes from the session. */
  subscribe<Name extends WireName>(
    events: readonly Name[],
    filter?: (event: EventOf<Name>) => boolean,
  ): Promise<AsyncIterableIterator<EventOf<Name> | Resync>>;
  /** Puts newer live fields over a REST record and gives it its rev. `id`: cluster id, `<cluster>:<add-on name>`, … */
  overlay<R extends LiveFields>(
    kind: LiveKind,
    id: string,
    record: R,
    startedAt: number,
  ): R & { rev: string };
  /** Sends the platform's other clients the status of a cluster that was archived or unarchived. */
  announceClusterStatus(clusterId: string, status: string): Promise<void>;
}

/** One upstream socket per session, shared by its readers, closed a while after the last one left. */
export class LiveHub {
  readonly #parts: HubParts;
  readonly #shared = new Map<string, Promise<Shared>>();
  readonly #open = new Map<string, Shared>();

  constructor(parts: HubParts) {
    this.#parts = parts;
    parts.sessions.onAnyEnd((token) => this.#drop(keyOf(token)));
  }

  /** How many upstream sockets are open. */
  get size(): number {
    return this.#open.size;
  }

  /**
   * The channel in the name of a caller whose session token may change during the request. `since` is the rev of what
   * the caller shows already: a subscription that starts later begins with a resync if anything happened in between.
   */
  of(token: () => string | null, upstream: () => BoundUpstream, since?: string): Live {
    // Every object of a list asks for its overlay: the digest is made once for each token.
    let known: { token: string; key: string } | null = null;
    const keyOfNow = () => {
      const now = signedIn();
      if (known?.token !== now) known = { token: now, key: keyOf(now) };
      return known.key;
    };
    const signedIn = () => {
      const now = token();
      // The lookup ends in UNAUTHENTICATED by itself: asking the platform keeps one place for that error.
      return now ?? '';
    };
    return {
      subscribe: async <Name extends WireName>(
        events: readonly Name[],
        filter?: (event: EventOf<Name>) => boolean,
      ) => {
        const read = since === undefined ? undefined : this.#parts.revs.parse(since);
        const wanted = { events, filter: filter as Wanted['filter'], since: read };
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

  /** Leases the channel of a session; fails when the platform refuses the caller. */
  async lease(token: string | null, upstream: BoundUpstream): Promise<Lease> {
    const session = token ?? '';
    const shared = await this.#acquire(session, upstream);
    let isTaken = true;
    return {
      session: keyOf(session),
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
      // The change itself succeeded; that others hear of it later is no reason to report a failure.
      const reason = error instanceof Error ? error.message : String(error);
      this.#parts.log.warn({ reason }, 'a cluster status could not be announced');
    }
  }

  async #acquire(token: string, upstream: BoundUpstream): Promise<Shared> {
    const key = keyOf(token);
    let pending = this.#shared.get(key);
    if (pending === undefined) {
      pending = this.#connect(token, key, upstream);
      this.#shared.set(key, pending);
      pending.catch(() => this.#shared.delete(key));
    }
    const shared = await pending;
    shared.readers += 1;
    if (shared.linger !== null) clearTimeout(shared.linger);
    shared.linger = null;
    return shared;
  }

  #release(token: string, shared: Shared): void {
    shared.readers -= 1;
    if (shared.readers > 0) return;
    const key = keyOf(token);
    shared.linger = setTimeout(() => this.#drop(key), this.#parts.lingerMs);
    shared.linger.unref();
  }

  async #connect(token: string, key: string, upstream: BoundUpstream): Promise<Shared> {
    const user = await upstream.get(path`/api/user`, me);
    const { revs, log, queueLimit } = this.#parts;
    const connection = new LiveConnection({
      accountId: user.account_id,
      socket: this.#parts.open(token),
      revs,
      log,
      clusterIdOf: this.#namesOf(token),
      onHungUp: () => this.#recheck(token),
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

  /** A 401 reaches the sessions through the client; any other failure says nothing about the session. */
  #recheck(token: string): void {
    this.#parts
      .upstreamOf(token)
      .get(path`/api/user`, me)
      .then((user) => {
        const key = keyOf(token);
        const shared = this.#open.get(key);
        if (shared === undefined || shared.rights === rightsOf(token, user)) return;
        this.#parts.log.info('the rights of a session changed; its subscribers begin anew');
        this.#drop(key);
        this.#parts.sessions.change(token);
      })
      .catch(() => undefined);
  }

  #namesOf(token: string): (name: string) => Promise<string | null> {
    const known = new Map<string, string>();
    return async (name) => {
      if (!known.has(name)) {
        const clusters = await this.#parts
          .upstreamOf(token)
          .get(path`/api/clusters`, clusterNames, { envelope: 'data.data' });
        known.clear();
        for (const cluster of clusters) known.set(cluster.name, cluster.id);
      }
      return known.get(name) ?? null;
    };
  }

  #drop(key: string): void {
    this.#shared.delete(key);
    const shared = this.#open.get(key);
    if (shared === undefined) return;
    this.#open.delete(key);
    shared.isOver = true;
    clearInterval(shared.recheck);
    if (shared.linger !== null) clearTimeout(shared.linger);
    shared.connection.close();
  }
}

const SESSION_TOKEN = /^[\w-]+\.[\w-]+\.[\w-]+$/;

/**
 * People of one account and role are answered the same. The platform does not report the scope of an API key, and a
 * platform may leave out the role: such a caller is equal to itself alone.
 */
function rightsOf(token: string, { account_id: accountId, permission }: Me): string {
  const own = permission != null && SESSION_TOKEN.test(token) ? null : keyOf(token);
  return JSON.stringify([accountId, permission ?? null, own]);
}

/** Tokens are secrets: the map holds their digests. */
function keyOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
