import { useSearchParams } from 'react-router-dom';

const PARAMETER = 'addon';

/** The address of this list with an add-on's details open. */
export function useDetailsHref(name: string): string {
  const [params] = useSearchParams();
  const next = new URLSearchParams(params);
  next.set(PARAMETER, name);
  return `?${next.toString()}`;
}

/** The add-on whose details are open according to the address, if any, and a function to close them. */
export function useDetailedAddon(): [name: string | null, close: () => void] {
  const [params, setParams] = useSearchParams();
  const close = () => {
    const next = new URLSearchParams(params);
    next.delete(PARAMETER);
    setParams(next, { replace: true, preventScrollReset: true });
  };
  return [params.get(PARAMETER), close];
}
