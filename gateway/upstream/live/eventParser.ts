import type { Logger } from 'pino';
import { WIRE_EVENTS, type LiveEvent, type WireName } from './events.ts';

export interface EventParserParts {
  log: Logger;
  /** The id of a cluster by its name; null when the account has none of that name. */
  clusterIdOf: (name: string) => Promise<string | null>;
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
  #lookups = 0;

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
      return this.#lookUpCluster(received);
    if (this.#lookups === 0) return this.#parts.onEvent(received as ParsedEvent);
    this.#order = this.#order.then(() => this.#parts.onEvent(received as ParsedEvent));
  }

  #lookUpCluster(received: NamedClusterStatusUpdate): void {
    const { log, clusterIdOf, onEvent } = this.#parts;
    this.#lookups += 1;
    this.#order = this.#order
      .then(() => clusterIdOf(received.name ?? ''))
      .then((clusterId) => {
        if (clusterId === null)
          log.warn({ event: received.event }, 'live event of an unknown cluster dropped');
        else onEvent({ ...received, clusterId });
      })
      .catch((error: unknown) => {
        const reason = error instanceof Error ? error.message : String(error);
        log.warn({ event: received.event, reason }, 'live event dropped: its cluster could not be looked up');
      })
      .then(() => {
        this.#lookups -= 1;
      });
  }
}
