import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

const tokenIn = (state: unknown): string | undefined => {
  const token = (state as { token?: unknown } | null)?.token;
  return typeof token === 'string' && token !== '' ? token : undefined;
};

/**
 * The token of a link. It is removed from the address immediately, so that it is not visible in the history or in
 * referrers, and kept in the history state for reloads.
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
