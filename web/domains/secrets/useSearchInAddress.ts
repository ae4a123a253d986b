import { useEffect, useEffectEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';

const PAUSE_MS = 300;

/** The search text: immediately for the list, after a pause in the address. */
export function useSearchInAddress(): [search: string, setSearch: (search: string) => void] {
  const [params, setParams] = useSearchParams();
  const [search, setSearch] = useState(params.get('q') ?? '');
  const write = useEffectEvent(() => {
    if (search !== (params.get('q') ?? '')) setParams(search ? { q: search } : {}, { replace: true });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [search]);
  return [search, setSearch];
}
