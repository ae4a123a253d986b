import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { checkSession } from '../../shell/session/checkSession.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { Banner, type BannerTone } from '../../ui/feedback/Banner.tsx';

const TONES = {
  success: 'info',
  canceled: 'info',
  requires_payment_method: 'error',
  requires_action: 'warning',
} as const satisfies Record<string, BannerTone>;

export type CheckoutOutcomeCode = keyof typeof TONES;

/** The result in the return address of the payment provider, `?checkout=`; undefined for anything else. */
export const outcomeIn = (params: URLSearchParams): CheckoutOutcomeCode | undefined =>
  (Object.keys(TONES) as CheckoutOutcomeCode[]).find((code) => code === params.get('checkout'));

/** Shows the result of the payment and what to do next. */
export function CheckoutOutcome({ outcome }: { outcome: CheckoutOutcomeCode }) {
  const { t } = useTranslation('billing');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [outcome]);
  // Paid but not active yet: the provider's confirmation is still to come.
  const again =
    outcome === 'success' ? (
      <Button size="sm" onClick={() => void checkSession()}>
        {t('checkout.checkNow')}
      </Button>
    ) : null;
  return (
    <Banner ref={box} tone={TONES[outcome]} title={t(`checkout.${outcome}.title`)} actions={again}>
      {t(`checkout.${outcome}.text`)}
    </Banner>
  );
}
