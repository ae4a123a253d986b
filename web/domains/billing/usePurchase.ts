import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { FormFailure } from '../../forms/applyIssues.ts';
import { afterSignIn } from '../../shell/session/gate.ts';
import { currentUser, startSession } from '../../shell/session/sessionStore.ts';
import { toStoredUser } from '../../shell/session/storedUser.ts';
import { useFormFailure } from '../../shell/useFailure.ts';
import { hasStates } from './countries.ts';
import { toInput, type BillingDetails } from './billingDetails.ts';
import { usePayment } from './usePayment.ts';
import type { PlanChoice } from './planChoice.ts';
import { forgetPurchase, keepPurchase } from './purchaseDraft.ts';
import { takeWayBack } from './wayBack.ts';
import { useSubscribeToPlan } from './useSubscribeToPlan.ts';

type Purchase = (choice: PlanChoice, billingDetails?: BillingDetails) => Promise<FormFailure | void>;

/** Subscribes to the plan and continues in the console or on the payment provider's page. */
export function usePurchase(): [purchase: Purchase, isPending: boolean] {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const [subscribe, isPending] = useSubscribeToPlan();
  const pay = usePayment();
  const toFailure = useFormFailure();

  const purchase: Purchase = async (choice, details) => {
    const billingDetails = details && toInput(details, hasStates(details.country));
    const result = await subscribe({ input: { ...choice, billingDetails } });
    if (!result.ok) return toFailure(result);
    const { outcome, redirectUrl, viewer } = result.payload;
    if (outcome !== 'COMPLETED') {
      const accountId = currentUser()?.accountId;
      if (redirectUrl && accountId && details)
        keepPurchase(accountId, { ...choice, billingDetails: details });
      return (await pay(result.payload)) ? undefined : { message: t('purchase.notReady') };
    }
    forgetPurchase();
    const user = toStoredUser(viewer);
    startSession(user);
    return navigate(takeWayBack() ?? afterSignIn(user));
  };
  return [purchase, isPending];
}
