import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The query of the address as state. A navigation takes a moment, so a second change may come before the first one
 * shows; each change therefore builds on the newest one asked for, not on what was last drawn.
 */
export function useAddressParams(): [
  params: URLSearchParams,
  change: (next: (before: URLSearchParams) => URLSearchParams) => void,
] {
  const [params, setParams] = useSearchParams();
  const newest = useRef(params);
  useEffect(() => {
    newest.current = params;
  }, [params]);
  const change = useCallback(
    (next: (before: URLSearchParams) => URLSearchParams) => {
      newest.current = next(newest.current);
      // Typing must not fill the history with single letters.
      setParams(newest.current, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}
