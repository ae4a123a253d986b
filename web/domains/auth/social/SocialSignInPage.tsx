import { KeyRound, UserRoundX } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { failureText } from '../../../shell/failureText.ts';
import { paths } from '../../../shell/paths.ts';
import { ButtonLink } from '../../../ui/actions/ButtonLink.tsx';
import { AuthState } from '../AuthState.tsx';
import { useEnter } from '../useEnter.ts';
import { useUrlToken } from '../useUrlToken.ts';
import { keepNextPage, nextPage } from './nextPage.ts';
import { useSignInWithProvider } from './useSignInWithProvider.ts';

const REASONS = [
  ...(['canceled', 'expired', 'failed', 'unavailable', 'unverified'] as const),
  ...(['unknown_domain', 'other_domain'] as const),
] as const;
type Reason = (typeof REASONS)[number];
const isReason = (code: string | null): code is Reason => REASONS.some((reason) => reason === code);

/** Completes a sign-in after the identity provider's redirect, or shows why it failed: `?error=` is a code. */
export function SocialSignInPage() {
  const { t } = useTranslation('auth');
  const token = useUrlToken();
  const [params] = useSearchParams();
  const code = params.get('error');
  const isSso = params.get('provider') === 'sso';
  const problem = useCompletion(code === null ? token : undefined, isSso ? 'SSO' : 'GOOGLE');
  const reason = isReason(code) ? code : 'failed';
  const message =
    problem ??
    (token === undefined || code !== null
      ? t(`social.${isSso ? 'ssoProblem' : 'problem'}.${reason}`)
      : undefined);
  if (message === undefined)
    return (
      <AuthState icon={<KeyRound />} title={t('social.completing')}>
        {t('social.wait')}
      </AuthState>
    );
  return (
    <AuthState
      icon={<UserRoundX />}
      tone="danger"
      title={t('social.failed')}
      actions={
        <ButtonLink to={paths.signIn({ next: nextPage() ?? undefined })} variant="primary">
          {t('backToSignIn')}
        </ButtonLink>
      }
    >
      {message}
    </AuthState>
  );
}

/** Sends the token once and continues; returns why it could not. */
function useCompletion(token: string | undefined, provider: 'GOOGLE' | 'SSO'): string | undefined {
  const { t } = useTranslation();
  const [complete] = useSignInWithProvider();
  const navigate = useNavigate();
  const enter = useEnter();
  const [problem, setProblem] = useState<string>();
  const used = useRef<string>(undefined);
  useEffect(() => {
    // A token works once: an effect that runs twice must not use it twice.
    if (token === undefined || used.current === token) return;
    used.current = token;
    const run = async () => {
      const result = await complete({ input: { provider, token } });
      if (!result.ok) return setProblem(failureText(result, t).description);
      const { signedIn, twoFactor } = result.payload;
      const next = nextPage();
      keepNextPage(null);
      if (signedIn) return enter(signedIn.viewer, signedIn.target ?? next);
      return navigate(paths.oneTimeCode('', next ?? undefined), { replace: true, state: twoFactor });
    };
    void run();
  }, [token, provider, complete, enter, navigate, t]);
  return problem;
}
