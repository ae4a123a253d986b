import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest, type Disposable } from 'relay-runtime';
import { cheapestLike, query, toOffers, type ExtraPrices, type InstanceTypeOffer } from './instanceTypes.ts';
import type { instanceTypesQuery } from './__generated__/instanceTypesQuery.graphql.ts';

type LoadState = 'loading' | 'ready' | 'failed';

/** The server types of a location; empty until loaded. */
interface LocationOffers {
  readonly state: LoadState;
  readonly offers: readonly InstanceTypeOffer[];
  /** EUR per month of what is not a server; undefined while unknown. */
  readonly extras?: ExtraPrices;
}

interface InstanceTypes {
  readonly in: (location: string) => LocationOffers;
  readonly load: (location: string, isRetry?: boolean) => void;
}

const InstanceTypesContext = createContext<InstanceTypes | null>(null);
const notAsked: LocationOffers = { state: 'loading', offers: [] };

const operationFor = (location: string) => createOperationDescriptor(getRequest(query), { location });

/**
 * Server types per location, one query each and kept while mounted: a form needs the lists and prices of several
 * locations, whose number is known at run time only.
 */
export function InstanceTypesProvider({ children }: { children: ReactNode }) {
  const environment = useRelayEnvironment();
  const [states, setStates] = useState<Readonly<Record<string, LoadState>>>({});
  const held = useRef(new Map<string, Disposable>());

  useEffect(() => {
    const all = held.current;
    return () => {
      for (const one of all.values()) one.dispose();
      all.clear();
    };
  }, []);

  const load = useCallback(
    (location: string, isRetry = false) => {
      if (location === '' || (held.current.has(location) && !isRetry)) return;
      held.current.get(location)?.dispose();
      const settle = (state: LoadState) => setStates((before) => ({ ...before, [location]: state }));
      const retained = environment.retain(operationFor(location));
      settle('loading');
      const fetching = fetchQuery<instanceTypesQuery>(
        environment,
        query,
        { location },
        // A failed response is in the store as null, so a retry must use the network.
        { fetchPolicy: isRetry ? 'network-only' : 'store-or-network' },
      ).subscribe({
        next: ({ instanceTypes }) => settle(instanceTypes ? 'ready' : 'failed'),
        error: () => settle('failed'),
      });
      held.current.set(location, {
        dispose: () => {
          fetching.unsubscribe();
          retained.dispose();
        },
      });
    },
    [environment],
  );

  const value = useMemo<InstanceTypes>(() => {
    const read = (location: string): LocationOffers => {
      const { data } = environment.lookup(operationFor(location).fragment);
      return { state: 'ready', ...toOffers(data ?? {}) };
    };
    const known = new Map(
      Object.entries(states).map(([location, state]) => [
        location,
        state === 'ready' ? read(location) : { state, offers: [] },
      ]),
    );
    return { in: (location) => known.get(location) ?? notAsked, load };
  }, [environment, states, load]);

  return <InstanceTypesContext value={value}>{children}</InstanceTypesContext>;
}

function useTypes(): InstanceTypes {
  const types = useContext(InstanceTypesContext);
  if (!types) throw new Error('InstanceTypesProvider is missing above this component.');
  return types;
}

/** The server types of one location, and a retry after a failure. */
export function useInstanceTypes(location: string): LocationOffers & { retry: () => void } {
  const types = useTypes();
  const { load } = types;
  useEffect(() => load(location), [load, location]);
  return { ...types.in(location), retry: () => load(location, true) };
}

export type FindOffer = (location: string, type: string) => InstanceTypeOffer | undefined;

/** Returns the offer of a type in any loaded location; undefined while unknown. */
export function useFindOffer(): FindOffer {
  const types = useTypes();
  return useCallback(
    (location, type) => types.in(location).offers.find(({ name }) => name === type),
    [types],
  );
}

const unknown: ExtraPrices = { balancer: undefined, ipv4: undefined };

/** Returns the prices of what is not a server there. */
export function useExtraPrices(): (location: string) => ExtraPrices {
  const types = useTypes();
  return useCallback((location) => types.in(location).extras ?? unknown, [types]);
}

export type IsOnSale = (location: string, type: string) => boolean | undefined;

/** Returns whether a type can be ordered in a location; undefined while its types are unknown. */
export function useIsOnSale(): IsOnSale {
  const types = useTypes();
  return useCallback(
    (location, type) => {
      const { state, offers } = types.in(location);
      return state === 'ready' ? offers.some(({ name, isOnSale }) => name === type && isOnSale) : undefined;
    },
    [types],
  );
}

/** The cheapest type on sale in a location with at least another one's resources; undefined if there is none. */
export function useCheapestLike(): (
  location: string,
  like: ReturnType<FindOffer>,
) => InstanceTypeOffer | undefined {
  const types = useTypes();
  return useCallback((location, like) => cheapestLike(types.in(location).offers, like), [types]);
}

/** Loads the server types of all these locations. */
export function useLoadLocations(locations: readonly string[]): void {
  const { load } = useTypes();
  const key = [...new Set(locations)].sort().join(' ');
  useEffect(() => {
    for (const location of key.split(' ')) load(location);
  }, [load, key]);
}
