import { useSyncExternalStore } from 'react';
import { Environment, Network, Observable, RecordSource, Store } from 'relay-runtime';
import type { GraphQLResponse, MissingFieldHandler, RequestParameters, Variables } from 'relay-runtime';
import { currentLocale } from '../i18n/i18n.ts';
import { Emitter } from './emitter.ts';
import { forgetAnswers } from './answers.ts';
import { GraphQLErrors } from './errors.ts';
import { requestResync, setLink } from './liveStatus.ts';
import { createFetch } from './network.ts';
import { CLOCK_SKEW_MS, RevGuard, type Revs } from './revGuard.ts';
import { environmentReset } from './signals.ts';
import { LiveSocket } from './socket.ts';

const STALE_AFTER_MS = 5 * 60_000;
/** Screens one can go back to without loading. */
const KEPT_SCREENS = 20;
/** A screen's subscriptions start together: one refetch serves them all. */
const LATE_MS = 150;
/** One change often ends in several events, and several objects often come to rest together. */
const CHANGED_MS = 250;

/** `node(id)` and `cluster(id)` are answered from the store when the record is there, whoever loaded it. */
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

/** What the gateway adds to its responses; nobody has to select it. */
interface LiveExtensions {
  readonly revs?: Revs;
  /** `changed`: more has changed than the event carries; `missed`: events may have been missed. */
  readonly refetch?: 'changed' | 'missed';
}

interface EventResult {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly unknown[];
  readonly extensions?: LiveExtensions;
}

/**
 * Lets only fresh members of a subscription's payloads through. What is on screen is refetched when more has changed
 * than an event carries, when events may have been missed, and after an event with errors: the platform failed while
 * its object was read.
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
          // Other browsers come at other moments: only this screen is late.
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

/** Its published types leave out that the environment can tell of several updates at once. */
interface Batching {
  experimental_batchUpdates(run: () => void): void;
}

interface Live {
  readonly environment: Environment;
  readonly socket: LiveSocket;
}

function create(): Live {
  const guard = new RevGuard(Date.now, () => setTimeout(settle, CLOCK_SKEW_MS));
  // Slices of a burst come from tasks of their own, so no update can be under way and the two never nest.
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
  /** What two gateways told at nearly the same moment is read once more, unless something newer came meanwhile. */
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
  forgetAnswers();
  void old?.socket.dispose();
  replaced.emit();
});

/** The current environment for the provider; changes on `environmentReset`. */
export function useCurrentEnvironment(): Environment {
  return useSyncExternalStore(replaced.subscribe, currentEnvironment, currentEnvironment);
}
