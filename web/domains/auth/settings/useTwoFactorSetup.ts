import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import type { TwoFactorSetup } from './TwoFactorScan.tsx';
import { useSetTwoFactor } from './useSetTwoFactor.ts';

/** Requests a new key; key and QR code are in this state only, until `forget`. */
export function useTwoFactorSetup() {
  const { t } = useTranslation('auth');
  const [setTwoFactor] = useSetTwoFactor();
  const [setup, setSetup] = useState<TwoFactorSetup>();
  const [problem, setProblem] = useState<string>();

  const begin = async () => {
    setProblem(undefined);
    const result = await setTwoFactor({ input: { enabled: true } });
    if (!result.ok) return setProblem(failureText(result, t).description);
    const { qrCode, secret } = result.payload;
    if (qrCode && secret) setSetup({ qrCode, secret });
    else setProblem(t('errors:pleaseTryAgain'));
  };
  const forget = () => {
    setSetup(undefined);
    setProblem(undefined);
  };
  return { setup, problem, begin, forget };
}
