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

/** The outcome in the address the payment provider leads back to, `?checkout=`; undefined for anything else. */
export const outcomeIn = (params: URLSearchParams): CheckoutOutcomeCode | undefined =>
  (Object.keys(TONES) as CheckoutOutcomeCode[]).find((code) => code === params.get('checkout'));

/** What became of the payment, in words, and what to do now. */
export function CheckoutOutcome({ outcome }: { outcome: CheckoutOutcomeCode }) {
  const { t } = useTranslation('billing');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [outcome]);
  // Paid, yet the plan is not active: the provider's confirmation is on its way.
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
