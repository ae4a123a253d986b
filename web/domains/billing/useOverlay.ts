import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shell/paths.ts';
import { openPaddleOverlay } from './paddleOverlay.ts';

interface Opened {
  readonly transactionId: string | null | undefined;
  readonly clientToken: string | null | undefined;
  readonly accountUuid: string | null | undefined;
}

/**
 * Opens the payment provider's overlay and continues on the page that shows the result. A closed overlay leaves the page
 * as it is. Resolves with false if payments are not ready.
 */
export function useOverlay(): (opened: Opened) => Promise<boolean> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async ({ transactionId, clientToken, accountUuid: accountId }) => {
    if (!transactionId || !clientToken || !accountId) return false;
    const result = await openPaddleOverlay({ transactionId, clientToken, accountId });
    if (result === 'unavailable') return false;
    if (result === 'canceled') return true;
    const page = pathname === paths.signUpPlan() ? pathname : paths.settings('billing');
    await navigate(`${page}?checkout=success`);
    return true;
  };
}
