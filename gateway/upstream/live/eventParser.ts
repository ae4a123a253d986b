import type { Logger } from 'pino';
import type { ClusterNames } from './clusterNames.ts';
import { WIRE_EVENTS, type LiveEvent, type WireName } from './events.ts';

export interface EventParserParts {
  log: Logger;
  clusterNames: Pick<ClusterNames, 'idOf' | 'forget'>;
  onEvent: (event: ParsedEvent) => void;
}

type Without<T, Key extends PropertyKey> = T extends unknown ? Omit<T, Key> : never;
/** An event before it has a rev. */
export type ParsedEvent = Without<LiveEvent, 'rev'>;
type ClusterStatusUpdate = Extract<ParsedEvent, { event: 'clusterStatusUpdate' }>;
type NamedClusterStatusUpdate = Omit<ClusterStatusUpdate, 'clusterId'> & { clusterId?: string | null };
type Unresolved = Exclude<ParsedEvent, ClusterStatusUpdate> | NamedClusterStatusUpdate;

/** Validates the platform's events and passes them on in order, with the id of a cluster that is given only by name. */
export class EventParser {
  readonly #parts: EventParserParts;
  /** Looking up a name needs a call; later events wait for it so that the order is kept. */
  #order: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(parts: EventParserParts) {
    this.#parts = parts;
  }

  parse(event: WireName, payload: unknown): void {
    const parsed = WIRE_EVENTS[event].safeParse(payload);
    if (!parsed.success) {
      const problems = parsed.error.issues.map(
        (issue) => `${issue.path.join('.') || '(root)'}: ${issue.code}`,
      );
      this.#parts.log.warn({ event, problems }, 'invalid live event dropped');
      return;
    }
    const received = { event, ...parsed.data } as Unresolved;
    if (received.event === 'clusterStatusUpdate' && received.clusterId == null)
      this.#enqueue(event, () => this.#passNamed(received));
    else if (this.#waiting === 0) this.#pass(received as ParsedEvent);
    else this.#enqueue(event, () => this.#pass(received as ParsedEvent));
  }

  /** Passes an event on after those before it. */
  #enqueue(event: WireName, pass: () => Promise<void> | void): void {
    this.#waiting += 1;
    this.#order = this.#order
      .then(pass)
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        this.#parts.log.warn({ event, reason }, 'live event dropped: it could not be passed on');
      })
      .then(() => {
        this.#waiting -= 1;
      });
  }

  async #passNamed(received: NamedClusterStatusUpdate): Promise<void> {
    const { log, clusterNames } = this.#parts;
    const clusterId = await clusterNames.idOf(received.name ?? '');
    if (clusterId === null) log.warn({ event: received.event }, 'live event of an unknown cluster dropped');
    else this.#pass({ ...received, clusterId });
  }

  #pass(event: ParsedEvent): void {
    if (event.event === 'clusterStatusUpdate' && event.status === 'deleted')
      this.#parts.clusterNames.forget(event.clusterId);
    this.#parts.onEvent(event);
  }
}
