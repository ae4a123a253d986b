import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import type { SsoValues } from './ssoForm.ts';
import { useTestSingleSignOn } from './useTestSingleSignOn.ts';

/** Tests the entered issuer, and shows what it answered. */
export function useSsoTest(values: () => SsoValues) {
  const { t } = useTranslation('auth');
  const [test, isTesting] = useTestSingleSignOn();
  const [outcome, setOutcome] = useState<{ tone: 'success' | 'error'; text: string }>();
  const run = async () => {
    setOutcome(undefined);
    const { issuer, clientId, clientSecret } = values();
    const result = await test({ input: { issuer, clientId, clientSecret: clientSecret || null } });
    if (result.ok) return setOutcome({ tone: 'success', text: t('settings.sso.test.ok') });
    const [issue] = result.kind === 'input' ? result.issues : [];
    return setOutcome({ tone: 'error', text: issue?.message ?? failureText(result, t).description ?? '' });
  };
  const result: ReactNode = outcome ? (
    <Box mt="3">
      <Banner tone={outcome.tone}>{outcome.text}</Banner>
    </Box>
  ) : null;
  return { run, isTesting, result };
}
