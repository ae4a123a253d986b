import { useCallback } from 'react';
import { useLocation, useSearchParams, type Location } from 'react-router-dom';

/** The query string requested last while a location is shown, by any of the page's parts. */
const requested = new WeakMap<Location, URLSearchParams>();

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
      // Typing must not add a history entry per letter.
      setParams(after, { replace: true, preventScrollReset: true });
    },
    [location, params, setParams],
  );
  return [params, change];
}
