import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shell/paths.ts';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Box, Flex } from '../../../ui/layout/primitives.ts';
import { AuthIntro } from '../AuthIntro.tsx';
import { PasskeyButton } from '../passkeys/PasskeyButton.tsx';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';
import { BackupCodeForm } from './BackupCodeForm.tsx';
import { useEnter } from '../useEnter.ts';
import { useSubmitOneTimeCode } from './useSubmitOneTimeCode.ts';
import { useUrlToken } from '../useUrlToken.ts';

const hasPasskeyIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasPasskey' in state && state.hasPasskey === true;

/** The second factor of sign-in: an authenticator code, the backup code or a passkey. */
export function OneTimeCodePage() {
  const { t } = useTranslation('auth');
  const token = useUrlToken();
  const state: unknown = useLocation().state;
  const [params] = useSearchParams();
  const next = params.get('next');
  const navigate = useNavigate();
  const enter = useEnter();
  const toFailure = useFormFailure();
  const [submitCode] = useSubmitOneTimeCode();
  const [isBackup, setBackup] = useState(false);

  const toSignIn = (error: string) => paths.signIn({ error, next: next ?? undefined });
  if (token === undefined) return <Navigate to={toSignIn(t('otp.missing'))} replace />;

  const submit = async (code: string): Promise<FormFailure | void> => {
    const result = await submitCode({ input: { code, token } });
    if (result.ok) return enter(result.payload.viewer, result.payload.target ?? next);
    if (result.kind === 'refused' && result.code === 'EXPIRED') {
      return navigate(toSignIn(t('otp.expired')), { replace: true });
    }
    return toFailure(result);
  };

  return (
    <>
      <AuthIntro title={t('otp.title')}>{t(isBackup ? 'otp.backupIntro' : 'otp.intro')}</AuthIntro>
      {isBackup ? <BackupCodeForm onSubmit={submit} /> : <AuthenticatorForm onSubmit={submit} />}
      {hasPasskeyIn(state) ? (
        <Box mt="4">
          <PasskeyButton label={t('otp.usePasskey')} token={token} />
        </Box>
      ) : null}
      <Flex mt="4" gap="3" justify="space-between" align="center" wrap="wrap">
        <Button variant="ghost" ms="-3" onClick={() => setBackup(!isBackup)}>
          {t(isBackup ? 'otp.useApp' : 'otp.useBackup')}
        </Button>
        <TextLink to={paths.signIn({ next: next ?? undefined })}>{t('backToSignIn')}</TextLink>
      </Flex>
    </>
  );
}
