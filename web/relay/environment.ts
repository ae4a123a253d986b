import { useSyncExternalStore } from 'react';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse, MissingFieldHandler, RequestParameters, Variables } from 'relay-runtime';
import { currentLocale } from '../i18n/i18n.ts';
import { Emitter } from '../lib/emitter.ts';
import { forgetResponses } from './live/responses.ts';
import { GraphQLErrors } from './errors.ts';
import { requestResync, setLink } from './live/liveStatus.ts';
import { createFetch } from './network.ts';
import { CLOCK_SKEW_MS, RevGuard, type Revs } from './live/revGuard.ts';
import { environmentReset } from './signals.ts';
import { LiveSocket } from './live/socket.ts';

const STALE_AFTER_MS = 5 * 60_000;
/** Number of screens that can be revisited without loading. */
const KEPT_SCREENS = 20;
/** A screen's subscriptions start together, so one refetch serves them all. */
const LATE_MS = 150;
/** One change often causes several events, and several objects often finish together. */
const CHANGED_MS = 250;

/** `node(id)` and `cluster(id)` are read from the store if the record is there, whichever query loaded it. */
const fromStore: MissingFieldHandler = {
  kind: 'linked',
  handle(field, record, args, store) {
    if (record?.getType() !== '__Root') return undefined;
    const id: unknown = args.id;
    if (field.name === 'node' && typeof id === 'string') return id;
    if (field.name !== 'cluster' || typeof id !== 'string') return undefined;
    return store.get(id) ? id : undefined;
  },
};

type Subscribe = (request: RequestParameters, variables: Variables) => Observable<GraphQLResponse>;

/** Response extensions of the gateway; they are not part of the selection. */
interface LiveExtensions {
  readonly revs?: Revs;
  /** `changed`: more changed than the event carries; `missed`: events may have been missed. */
  readonly refetch?: 'changed' | 'missed';
}

interface EventResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly unknown[];
  readonly extensions?: LiveExtensions;
}

/**
 * Passes only fresh objects of a subscription's payload to the store. Queries on screen are refetched when more changed
 * than an event carries, when events may have been missed, and after an event with errors.
 */
export function guardSubscription(subscribe: Subscribe, guard: RevGuard): Subscribe {
  return (request, variables) =>
    Observable.create((sink) => {
      let isFirst = true;
      return subscribe(request, variables).subscribe({
        error: (error: Error) => sink.error(error),
        complete: () => sink.complete(),
        next: (response) => {
          const { data, errors = [], extensions } = response as EventResult;
          // Other browsers refetch at random moments; here only this screen is stale.
          if (extensions?.refetch === 'missed') requestResync(isFirst ? LATE_MS : undefined);
          else if (extensions?.refetch === 'changed') requestResync(CHANGED_MS);
          else if (!data || errors.length > 0) requestResync();
          if (!data) return;
          isFirst = false;
          const filtered = guard.filter(data, extensions?.revs ?? {});
          if (filtered) sink.next({ ...response, data: filtered });
        },
      });
    });
}

/** The published types omit that the environment can batch several updates. */
interface Batching {
  experimental_batchUpdates(run: () => void): void;
}

interface Live {
  readonly environment: Environment;
  readonly socket: LiveSocket;
}

function create(): Live {
  const guard = new RevGuard(Date.now, () => setTimeout(settle, CLOCK_SKEW_MS));
  // The slices of a burst run in separate tasks, so batches never nest.
  const socket: LiveSocket = new LiveSocket({
    together: (run) => (environment as Environment & Batching).experimental_batchUpdates(run),
  });
  const fetchGraph = createFetch({
    locale: currentLocale,
    onFailure: (error) => {
      const isDown = error instanceof GraphQLErrors && error.code === 'UPSTREAM_UNAVAILABLE';
      if (isDown) setLink('platform', false);
    },
    mark: guard.mark,
    onResponse: (response, sent) => {
      setLink('platform', true);
      const data = 'data' in response ? response.data : undefined;
      guard.accept(data, (response.extensions as LiveExtensions | undefined)?.revs ?? {}, sent);
    },
  });
  const environment: Environment = new Environment({
    network: Network.create(fetchGraph, guardSubscription(socket.subscribe, guard)),
    store: new Store(new RecordSource(), {
      gcReleaseBufferSize: KEPT_SCREENS,
      queryCacheExpirationTime: STALE_AFTER_MS,
    }),
    missingFieldHandlers: [fromStore],
  });
  /**
   * Objects with near-simultaneous events from two gateways are refetched unless a newer event arrived in the meantime.
   */
  const settle = () => {
    const ids = guard.takeDoubts();
    if (ids.length === 0) return;
    environment.commitUpdate((store) => ids.forEach((id) => store.get(id)?.invalidateRecord()));
    requestResync();
  };
  return { environment, socket };
}

let live: Live | undefined;
const replaced = new Emitter();

/** The environment of the signed-in account; loaders and mutations outside React use it. */
export function currentEnvironment(): Environment {
  live ??= create();
  return live.environment;
}

environmentReset.subscribe(() => {
  const old = live;
  live = undefined;
  forgetResponses();
  void old?.socket.dispose();
  replaced.emit();
});

/** The current environment for the provider; changes on `environmentReset`. */
export function useCurrentEnvironment(): Environment {
  return useSyncExternalStore(replaced.subscribe, currentEnvironment, currentEnvironment);
}
