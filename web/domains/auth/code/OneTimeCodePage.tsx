import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shell/paths.ts';
import type { FormFailure } from '../../../forms/applyIssues.ts';
import { useFormFailure } from '../../../shell/useFailure.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { Flex } from '../../../ui/layout/primitives.ts';
import { AuthIntro } from '../AuthIntro.tsx';
import { AuthenticatorForm } from './AuthenticatorForm.tsx';
import { BackupCodeForm } from './BackupCodeForm.tsx';
import { useEnter } from '../useEnter.ts';
import { useSubmitOneTimeCode } from './useSubmitOneTimeCode.ts';
import { useUrlToken } from '../useUrlToken.ts';

/** The second factor of sign-in: an authenticator code or the backup code. */
export function OneTimeCodePage() {
  const { t } = useTranslation('auth');
  const token = useUrlToken();
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
      <Flex mt="4" gap="3" justify="space-between" align="center" wrap="wrap">
        <Button variant="ghost" ms="-3" onClick={() => setBackup(!isBackup)}>
          {t(isBackup ? 'otp.useApp' : 'otp.useBackup')}
        </Button>
        <TextLink to={paths.signIn({ next: next ?? undefined })}>{t('backToSignIn')}</TextLink>
      </Flex>
    </>
  );
}
