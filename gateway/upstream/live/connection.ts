import type { Logger } from 'pino';
import {
  WIRE_EVENTS,
  coalescingKey,
  noteHeard,
  subjectOf,
  type LiveEvent,
  type LiveItem,
  type Resync,
  type WireName,
} from './events.ts';
import { Outage } from './outage.ts';
import { Overlay } from './overlay.ts';
import { CoalescingQueue } from './queue.ts';
import { Recent } from './recent.ts';
import { Reopening } from './reopening.ts';
import type { Revs } from './rev.ts';
import type { LiveSocket } from './socket.ts';

export interface ConnectionParts {
  accountId: string;
  socket: LiveSocket;
  revs: Revs;
  log: Logger;
  /** The id of a cluster by its name; null when the account has none of that name. */
  clusterIdOf: (name: string) => Promise<string | null>;
  /** How many items may wait for one reader. */
  queueLimit?: number;
  /** First wait after the server closed the connection; doubled up to 5 s. */
  reopenDelayMs?: number;
  /** How long a platform may take to say that it let the session in before silence counts as yes. */
  admissionMs?: number;
  /** How long the channel may be down before its readers are ended. */
  outageMs?: number | undefined;
  /** The server closed the connection: the session may be over. */
  onHungUp?: () => void;
}

export interface Wanted {
  events: readonly WireName[];
  filter?: ((item: LiveEvent) => boolean) | undefined;
  /** The rev of what the reader has read; events between it and the reading end in a resync. */
  since?: number | undefined;
}

interface Reader extends Wanted {
  queue: CoalescingQueue<LiveItem>;
  /** What it read is older than the channel: a resync is due once the channel is live. */
  isLate: boolean;
}

const ADMISSION_MS = 2000;
const isWireName = (name: string): name is WireName => Object.hasOwn(WIRE_EVENTS, name);

/** One upstream socket of one session, its readers and the newest event of each object. */
export class LiveConnection {
  readonly overlay: Overlay;
  readonly #parts: ConnectionParts;
  readonly #readers = new Set<Reader>();
  readonly #recent = new Recent();
  #wasConnected = false;
  /** From which rev on no event was missed; null while the platform has not let the session in. */
  #liveSince: number | null = null;
  #wasLive = false;
  readonly #outage: Outage;
  readonly #onLive = new Set<() => void>();
  #admission: NodeJS.Timeout | null = null;
  #closed = false;
  readonly #reopening: Reopening;
  #unsent: { event: string; payload: unknown }[] = [];
  /** Resolving a name takes a call; what arrives meanwhile waits, so that the order stays. */
  #order: Promise<void> = Promise.resolve();
  #resolving = 0;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.overlay = new Overlay(parts.revs);
    this.#reopening = new Reopening(parts.socket, parts.reopenDelayMs);
    this.#outage = new Outage(() => this.#endReaders(), parts.outageMs);
    this.#outage.start();
    parts.socket.listen((event, payload) => this.#receive(event, payload));
  }

  get readers(): number {
    return this.#readers.size;
  }

  /** Does every event arrive now? */
  get isLive(): boolean {
    return this.#liveSince !== null;
  }

  /** Has the channel been down for so long that nobody should rely on it? Reading is refused then. */
  get isOut(): boolean {
    return this.#outage.isOn;
  }

  /** Resolves once every event arrives, or when the connection is closed. */
  whenLive(): Promise<void> {
    if (this.isLive || this.#closed) return Promise.resolve();
    return new Promise((resolve) => this.#onLive.add(resolve));
  }

  read(wanted: Wanted, onClose: () => void): AsyncIterableIterator<LiveItem> {
    const queue = new CoalescingQueue<LiveItem>({
      limit: this.#parts.queueLimit ?? 256,
      overflow: () => this.#resync('overflow'),
      onClose: () => {
        this.#readers.delete(reader);
        onClose();
      },
    });
    const reader: Reader = { ...wanted, queue, isLate: this.#isLate(wanted) };
    this.#readers.add(reader);
    if (reader.isLate && this.#liveSince !== null) this.#catchUp(reader);
    return queue;
  }

  /** Sends an event upstream, after `authenticate` when the connection is not up yet. */
  emit(event: string, payload: unknown): void {
    if (this.#parts.socket.connected && this.#wasConnected) this.#parts.socket.emit(event, payload);
    else this.#unsent.push({ event, payload });
  }

  /** Ends the connection and every reader. */
  close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#reopening.stop();
    if (this.#admission !== null) clearTimeout(this.#admission);
    this.#outage.end();
    this.#parts.socket.close();
    this.#endReaders();
    this.#notifyLive();
  }

  #endReaders(): void {
    for (const reader of [...this.#readers]) reader.queue.close();
  }

  #receive(event: string, payload: unknown): void {
    if (this.#closed) return;
    if (event === 'connect') return this.#connected();
    if (event === 'authenticated') return this.#admitted();
    if (event === 'disconnect') return this.#disconnected(payload);
    if (event === 'connect_error') {
      this.#parts.log.warn({ reason: payload }, 'live channel cannot connect');
      // A refusal by the server, unlike a network failure, is not repeated by the client library.
      if (!this.#parts.socket.connected) this.#reopening.later();
      return;
    }
    if (isWireName(event)) this.#parse(event, payload);
  }

  #connected(): void {
    this.#reopening.reset();
    this.#parts.socket.emit('authenticate', { accountId: this.#parts.accountId });
    for (const { event, payload } of this.#unsent.splice(0)) this.#parts.socket.emit(event, payload);
    this.#wasConnected = true;
    // The contract promises no answer to `authenticate`: a platform that gives none has let the session in by then.
    this.#admission = setTimeout(() => this.#admitted(), this.#parts.admissionMs ?? ADMISSION_MS);
    this.#admission.unref();
  }

  /** From here on every event arrives; who read anything before has to look again. */
  #admitted(): void {
    if (this.#admission !== null) clearTimeout(this.#admission);
    this.#admission = null;
    this.#outage.end();
    if (this.#liveSince !== null) return;
    this.#liveSince = this.#parts.revs.next();
    if (this.#wasLive) this.#publish(this.#resync('reconnected'));
    else for (const reader of this.#readers) if (reader.isLate) this.#catchUp(reader);
    for (const reader of this.#readers) reader.isLate = false;
    this.#wasLive = true;
    this.#notifyLive();
  }

  #notifyLive(): void {
    for (const notify of this.#onLive) notify();
    this.#onLive.clear();
  }

  #isLate({ since, events, filter }: Wanted): boolean {
    if (since === undefined) return false;
    if (this.#liveSince === null || since < this.#liveSince) return true;
    return this.#recent.hasAfter(since, (event) => events.includes(event.event) && (filter?.(event) ?? true));
  }

  #catchUp(reader: Reader): void {
    reader.isLate = false;
    const item = this.#resync('late');
    reader.queue.push(item, coalescingKey(item));
  }

  #disconnected(reason: unknown): void {
    this.#liveSince = null;
    this.#outage.start();
    // It may have been let in although the word of it was lost.
    this.#wasLive ||= this.#wasConnected;
    if (this.#admission !== null) clearTimeout(this.#admission);
    this.#admission = null;
    this.#parts.log.info({ reason }, 'live channel is down');
    if (reason !== 'io server disconnect') return;
    this.#reopening.later();
    this.#parts.onHungUp?.();
  }

  #parse(event: WireName, payload: unknown): void {
    const parsed = WIRE_EVENTS[event].safeParse(payload);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(
        (issue) => `${issue.path.join('.') || '(root)'}: ${issue.code}`,
      );
      this.#parts.log.warn({ event, problems }, 'live event does not fit and is dropped');
      return;
    }
    const received = { event, ...parsed.data } as Unresolved;
    if (received.event === 'clusterStatusUpdate' && received.clusterId == null)
      return this.#resolveName(received);
    if (this.#resolving === 0) return this.#accept(received as Unstamped);
    this.#order = this.#order.then(() => this.#accept(received as Unstamped));
  }

  #resolveName(received: Unresolved & { event: 'clusterStatusUpdate' }): void {
    this.#resolving += 1;
    const name = received.name ?? '';
    this.#order = this.#order
      .then(() => this.#parts.clusterIdOf(name))
      .then((clusterId) => {
        if (clusterId === null)
          this.#parts.log.warn({ event: received.event }, 'live event names an unknown cluster');
        else this.#accept({ ...received, clusterId });
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        this.#parts.log.warn(
          { event: received.event, reason },
          'live event could not be resolved and is dropped',
        );
      })
      .then(() => {
        this.#resolving -= 1;
      });
  }

  #accept(received: Unstamped): void {
    const rev = this.#parts.revs.next();
    const item = this.#stamped(received, this.#parts.revs.format(rev));
    noteHeard(item);
    const subject = subjectOf(item);
    this.overlay.record(subject.kind, subject.id, subject.fields, rev);
    this.#recent.add(rev, item);
    this.#publish(item);
  }

  #stamped(received: Unstamped, rev: string): LiveEvent {
    if (received.event !== 'clusterStreamUpdate') return { ...received, rev };
    // The message between two status updates says nothing of the status; knowing it saves every reader a REST call.
    return { ...received, rev, status: this.overlay.statusOf('Cluster', received.clusterId) };
  }

  #publish(item: LiveItem): void {
    for (const reader of this.#readers) {
      try {
        if (
          item.event !== 'resync' &&
          !(reader.events.includes(item.event) && (reader.filter?.(item) ?? true))
        )
          continue;
        reader.queue.push(item, coalescingKey(item));
      } catch (error) {
        // One reader's failure must not keep the event from the others.
        const reason = error instanceof Error ? error.message : String(error);
        this.#parts.log.error({ reason }, 'a live subscriber failed');
      }
    }
  }

  #resync(reason: Resync['reason']): LiveItem {
    return { event: 'resync', reason, rev: this.#parts.revs.format(this.#parts.revs.next()) };
  }
}

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
type Unstamped = Without<LiveEvent, 'rev'>;
type Unresolved =
  | Exclude<Unstamped, { event: 'clusterStatusUpdate' }>
  | (Omit<Extract<Unstamped, { event: 'clusterStatusUpdate' }>, 'clusterId'> & { clusterId?: string | null });
