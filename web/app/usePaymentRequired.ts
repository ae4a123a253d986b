import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paymentRequired } from '../relay/signals.ts';
import { toast } from '../ui/feedback/toast.ts';
import { paths } from '../shell/paths.ts';

/** An action refused for want of a payment leads to the plans, with the platform's words for what was refused. */
export function usePaymentRequired(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  useEffect(
    () =>
      paymentRequired.subscribe((message) => {
        // A purchase that is declined says so in its own form.
        if (window.location.pathname === paths.signUpPlan()) return;
        toast.error({ title: t('payment.required'), description: message });
        void navigate(paths.upgrade());
      }),
    [navigate, t],
  );
}
