import { useTranslation } from 'react-i18next';
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../shell/paths.ts';
import { TextLink } from '../../../ui/actions/TextLink.tsx';
import { AuthIntro } from '../AuthIntro.tsx';
import { useEnter } from '../useEnter.ts';
import { useUrlToken } from '../useUrlToken.ts';
import { SecondFactor } from './SecondFactor.tsx';

const hasPasskeyIn = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'hasPasskey' in state && state.hasPasskey === true;

/** The page of the second factor of sign-in; `?next=` is followed. */
export function OneTimeCodePage() {
  const { t } = useTranslation('auth');
  const token = useUrlToken();
  const state: unknown = useLocation().state;
  const [params] = useSearchParams();
  const next = params.get('next');
  const navigate = useNavigate();
  const enter = useEnter(next);

  const toSignIn = (error: string) => paths.signIn({ error, next: next ?? undefined });
  if (token === undefined) return <Navigate to={toSignIn(t('otp.missing'))} replace />;
  return (
    <SecondFactor
      token={token}
      hasPasskey={hasPasskeyIn(state)}
      onSignedIn={enter}
      onExpired={() => void navigate(toSignIn(t('otp.expired')), { replace: true })}
      renderIntro={(text) => <AuthIntro title={t('otp.title')}>{text}</AuthIntro>}
      otherWay={<TextLink to={paths.signIn({ next: next ?? undefined })}>{t('backToSignIn')}</TextLink>}
    />
  );
}
