import { useCallback, useSyncExternalStore } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';
import { Emitter } from '../lib/emitter.ts';

/** The query string requested last while a location is shown, by any of the page's parts. */
const requested = new WeakMap<Location, URLSearchParams>();
const changed = new Emitter();

/** The query string requested last, for links: the rendered one may lack a change that has just been made. */
export function useRequestedParams(): URLSearchParams {
  const location = useLocation();
  const [params] = useSearchParams();
  return useSyncExternalStore(changed.subscribe, () => requested.get(location)) ?? params;
}

/**
 * The query string as state. A navigation takes a moment, so a second change may come before the first is rendered;
 * each change therefore builds on the last requested one.
 */
export function useAddressParams(): [
  params: URLSearchParams,
  change: (next: (before: URLSearchParams) => URLSearchParams) => void,
] {
  const location = useLocation();
  const [params, setParams] = useSearchParams();
  const change = useCallback(
    (next: (before: URLSearchParams) => URLSearchParams) => {
      const after = next(requested.get(location) ?? params);
      requested.set(location, after);
      changed.emit();
      // Typing must not add a history entry per letter.
      setParams(after, { replace: true, preventScrollReset: true });
    },
    [location, params, setParams],
  );
  return [params, change];
}
