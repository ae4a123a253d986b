import { useCallback, useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/**
 * The query string as state. A navigation takes a moment, so a second change may come before the first is rendered;
 * each change therefore builds on the last requested one.
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
      // Typing must not add a history entry per letter.
      setParams(newest.current, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );
  return [params, change];
}
