import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (state: unknown): string | undefined => {
  const token = (state as { token?: unknown } | null)?.token;
  return typeof token === 'string' && token !== '' ? token : undefined;
};

/**
 * The token a link brought. It is taken out of the address at once, where shoulders, histories and referrers could
 * read it, and kept with the history entry, so that a reload still has it.
 */
export function useUrlToken(): string | undefined {
  const location = useLocation();
  const { search } = location;
  const navigate = useNavigate();
  const inAddress = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (inAddress === null) return;
    const rest = new URLSearchParams(search);
    rest.delete('token');
    void navigate({ search: rest.toString() }, { replace: true, state: { token: inAddress } });
  }, [inAddress, search, navigate]);
  return inAddress || tokenIn(location.state);
}
