import { EventParser, type EventParserParts, type ParsedEvent } from './eventParser.ts';
import {
  WIRE_EVENTS,
  coalescingKey,
  noteArrival,
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

export interface ConnectionParts extends Pick<EventParserParts, 'log' | 'clusterNames'> {
  accountId: string;
  socket: LiveSocket;
  revs: Revs;
  /** Items that may wait for one reader. */
  queueLimit?: number;
  /** First wait after the server closed the connection; doubled up to 5 s. */
  reopenDelayMs?: number;
  /** Time after which a session counts as authenticated although the platform has not confirmed it. */
  admissionMs?: number;
  /** Time for which the channel may be down before its readers are ended. */
  outageMs?: number | undefined;
  /** Called when the server closes the connection: the session may have ended. */
  onDisconnectedByServer?: () => void;
}

export interface Wanted {
  events: readonly WireName[];
  filter?: ((item: LiveEvent) => boolean) | undefined;
  /** The rev of the reader's oldest response; if there were events since, reading begins with a resync. */
  since?: number | undefined;
}

interface Reader extends Wanted {
  queue: CoalescingQueue<LiveItem>;
  /** Events were missed since `since`: a resync follows once the channel is live. */
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
  /** The rev since which no event was missed; null while the session is not authenticated. */
  #liveSince: number | null = null;
  #wasLive = false;
  readonly #outage: Outage;
  readonly #onLive = new Set<() => void>();
  #admission: NodeJS.Timeout | null = null;
  #closed = false;
  readonly #reopening: Reopening;
  #unsent: { event: string; payload: unknown }[] = [];
  readonly #parser: EventParser;

  constructor(parts: ConnectionParts) {
    this.#parts = parts;
    this.overlay = new Overlay(parts.revs);
    this.#reopening = new Reopening(parts.socket, parts.reopenDelayMs);
    this.#outage = new Outage(() => this.#endReaders(), parts.outageMs);
    this.#outage.start();
    const { log, clusterNames } = parts;
    this.#parser = new EventParser({ log, clusterNames, onEvent: (event) => this.#accept(event) });
    parts.socket.listen((event, payload) => this.#receive(event, payload));
  }

  get readers(): number {
    return this.#readers.size;
  }

  /** True while every event arrives. */
  get isLive(): boolean {
    return this.#liveSince !== null;
  }

  /** True once the channel has been down longer than a short break. */
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
    if (this.#closed) queue.close();
    else if (reader.isLate && this.#liveSince !== null) this.#catchUp(reader);
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
      // socket.io-client does not retry after the server refused the connection.
      if (!this.#parts.socket.connected) this.#reopening.later();
      return;
    }
    if (isWireName(event)) this.#parser.parse(event, payload);
  }

  #connected(): void {
    this.#reopening.reset();
    this.#parts.socket.emit('authenticate', { accountId: this.#parts.accountId });
    for (const { event, payload } of this.#unsent.splice(0)) this.#parts.socket.emit(event, payload);
    this.#wasConnected = true;
    // The specification has no reply to `authenticate`, so a platform may send none.
    this.#admission = setTimeout(() => this.#admitted(), this.#parts.admissionMs ?? ADMISSION_MS);
    this.#admission.unref();
  }

  /** From now on every event arrives; readers refetch what they loaded before. */
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
    this.overlay.clear();
    this.#outage.start();
    // The session may have been authenticated although the confirmation was lost.
    this.#wasLive ||= this.#wasConnected;
    if (this.#admission !== null) clearTimeout(this.#admission);
    this.#admission = null;
    this.#parts.log.info({ reason }, 'live channel is down');
    if (reason !== 'io server disconnect') return;
    this.#reopening.later();
    this.#parts.onDisconnectedByServer?.();
  }

  #accept(received: ParsedEvent): void {
    const rev = this.#parts.revs.next();
    const item = this.#stamped(received, this.#parts.revs.format(rev));
    noteArrival(item);
    const subject = subjectOf(item);
    if (subject) this.overlay.record(subject.kind, subject.id, subject.fields, rev);
    this.#recent.add(rev, item);
    this.#publish(item);
  }

  #stamped(received: ParsedEvent, rev: string): LiveEvent {
    if (received.event !== 'clusterStreamUpdate') return { ...received, rev };
    // A stream update has no status; adding the last known one saves each reader a REST call.
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
        // The other readers must still get the event.
        const reason = error instanceof Error ? error.message : String(error);
        this.#parts.log.error({ reason }, 'a live subscriber failed');
      }
    }
  }

  #resync(reason: Resync['reason']): LiveItem {
    return { event: 'resync', reason, rev: this.#parts.revs.format(this.#parts.revs.next()) };
  }
}
