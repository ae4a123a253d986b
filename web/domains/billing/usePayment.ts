import { useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../shell/paths.ts';
import { keepPendingExtra } from './extra-clusters/pendingExtra.ts';
import { openPaddleOverlay } from './paddleOverlay.ts';

interface Unpaid {
  readonly redirectUrl: string | null | undefined;
  readonly transactionId: string | null | undefined;
  readonly clientToken: string | null | undefined;
}

/**
 * Continues a purchase on the payment provider's page, or in its overlay and then on the page that shows the result. A
 * closed overlay leaves the page as it is. Resolves with false if payments are not ready. `isExtra` for extra clusters,
 * otherwise a plan is paid.
 */
export function usePayment({ isExtra = false } = {}): (purchase: Unpaid) => Promise<boolean> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  return async ({ redirectUrl, transactionId, clientToken }) => {
    if (redirectUrl) {
      keepPendingExtra(isExtra);
      window.location.assign(redirectUrl);
      return true;
    }
    if (!transactionId || !clientToken) return false;
    const result = await openPaddleOverlay({ transactionId, clientToken });
    if (result === 'unavailable') return false;
    if (result === 'canceled') return true;
    keepPendingExtra(isExtra);
    const page = pathname === paths.signUpPlan() ? pathname : paths.settings('billing');
    await navigate(`${page}?checkout=success`);
    return true;
  };
}
