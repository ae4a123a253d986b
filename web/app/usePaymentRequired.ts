import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paymentRequired } from '../relay/signals.ts';
import { toast } from '../ui/feedback/toast.ts';
import { paths } from '../shell/paths.ts';

/** An action refused because of a missing payment leads to the plans, with the platform's message in a toast. */
export function usePaymentRequired(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(
    () =>
      paymentRequired.subscribe(({ message, plan }) => {
        // The purchase form shows a declined payment itself.
        const { pathname, search } = window.location;
        if ([paths.signUpPlan(), paths.upgrade()].includes(pathname)) return;
        toast.error({ title: t('payment.required'), description: message });
        void navigate(paths.upgrade(plan?.toLowerCase(), `${pathname}${search}`));
      }),
    [navigate, t],
  );
}
