import { Fingerprint } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { canFillInPasskeys, canUsePasskeys, stopPasskeys } from './browserPasskeys.ts';
import { useEnter, type OnSignedIn } from '../useEnter.ts';
import { usePasskeySignInFlow } from './usePasskeySignInFlow.ts';

interface PasskeyButtonProps {
  readonly label: string;
  /** Token of a sign-in whose second factor is missing; without it the passkey signs in alone. */
  readonly token?: string;
  /** By default the user enters the console, at `?next=` of the address. */
  readonly onSignedIn?: OnSignedIn;
  /** The token is too old: the password is needed again. */
  readonly onExpired?: () => void;
}

/** Signs in with a passkey; without a token also from the suggestions of the e-mail field. */
export function PasskeyButton({ label, token, onSignedIn, onExpired }: PasskeyButtonProps) {
  const { t } = useTranslation('auth');
  const [params] = useSearchParams();
  const enter = useEnter(params.get('next'));
  const signIn = usePasskeySignInFlow(onSignedIn ?? enter, onExpired);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();

  useEffect(() => {
    if (token !== undefined) return undefined;
    let isLeft = false;
    const offer = async () => {
      if (!(await canFillInPasskeys()) || isLeft) return;
      const why = await signIn({ isAutofill: true });
      if (!isLeft) setProblem(why);
    };
    void offer();
    return () => {
      isLeft = true;
      if (canUsePasskeys()) stopPasskeys();
    };
  }, [signIn, token]);

  if (!canUsePasskeys()) return null;
  const onClick = async () => {
    setProblem(undefined);
    setBusy(true);
    setProblem(await signIn({ token }));
    setBusy(false);
  };
  return (
    <Stack gap="3">
      {problem ? (
        <Banner tone="error" title={t('signIn.failed')}>
          {problem}
        </Banner>
      ) : null}
      <Button icon={<Fingerprint />} isBusy={isBusy} onClick={() => void onClick()}>
        {label}
      </Button>
    </Stack>
  );
}
