import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import type { OnSignedIn } from '../useEnter.ts';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';
import { BackupCodeForm } from './BackupCodeForm.tsx';
import { useSubmitOneTimeCode } from './useSubmitOneTimeCode.ts';

interface SecondFactorProps {
  /** Token of the sign-in whose second factor is missing. */
  readonly token: string;
  readonly hasPasskey: boolean;
  readonly onSignedIn: OnSignedIn;
  /** The token is used up or too old: the password is needed again. */
  readonly onExpired: () => void;
  readonly renderIntro: (text: string) => ReactNode;
  /** The link or button that leads to other ways to sign in. */
  readonly otherWay: ReactNode;
}

/** The second factor of sign-in: an authenticator code, the backup code or a passkey. */
export function SecondFactor(props: SecondFactorProps) {
  const { token, hasPasskey, onSignedIn, onExpired, renderIntro, otherWay } = props;
  const { t } = useTranslation('auth');
  const toFailure = useFormFailure();
  const [submitCode] = useSubmitOneTimeCode();
  const [isBackup, setBackup] = useState(false);

  const submit = async (code: string): Promise<FormFailure | void> => {
    const result = await submitCode({ input: { code, token } });
    if (result.ok) return onSignedIn(result.payload.viewer, result.payload.target);
    if (result.kind === 'refused' && result.code === 'EXPIRED') return onExpired();
    return toFailure(result);
  };

  return (
    <>
      {renderIntro(t(isBackup ? 'otp.backupIntro' : 'otp.intro'))}
      {isBackup ? <BackupCodeForm onSubmit={submit} /> : <AuthenticatorForm onSubmit={submit} />}
      {hasPasskey ? (
        <Box mt="4">
          <PasskeyButton label={t('otp.usePasskey')} {...{ token, onSignedIn, onExpired }} />
        </Box>
      ) : null}
      <Flex mt="4" gap="3" justify="space-between" align="center" wrap="wrap">
        <Button variant="ghost" ms="-3" onClick={() => setBackup(!isBackup)}>
          {t(isBackup ? 'otp.useApp' : 'otp.useBackup')}
        </Button>
        {otherWay}
      </Flex>
    </>
  );
}
