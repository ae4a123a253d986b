import { useTranslation } from 'react-i18next';
import { Outlet, useNavigate, useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { afterSignIn } from '../../shell/session/gate.ts';
import { cameFromOtherTab } from '../../shell/session/sessionStore.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { LocaleSwitch } from '../header/LocaleSwitch.tsx';
import { ThemeToggle } from '../header/ThemeToggle.tsx';
import { useAccessGuard } from '../useAccessGuard.ts';
import { MarketingPanel } from './MarketingPanel.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Sign-in and sign-up: the form on the left, the slogan on the right, language and theme in the corner. */
export function AuthLayout() {
  const { t } = useTranslation();
  return (
    <div className="kd-auth">
      <SkipLink />
      <div className="kd-auth-side">
        <header className="kd-auth-head">
          <Wordmark />
          <nav className="kd-auth-corner" aria-label={t('nav.preferences')}>
            <LocaleSwitch />
            <ThemeToggle />
          </nav>
        </header>
        <main id="main" className="kd-auth-main">
          <Outlet />
        </main>
      </div>
      <MarketingPanel />
    </div>
  );
}

/** The same frame for guests: signing in in another tab takes this one along. */
export function GuestLayout() {
  const session = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const next = params.get('next');
  useEffect(() => {
    // The form of this tab, when it is the one that signed in, knows better where to go.
    if (session.status !== 'signed-in' || !cameFromOtherTab()) return;
    void navigate(afterSignIn(session.user, next), { replace: true });
  }, [session, next, navigate]);
  return <AuthLayout />;
}

/** The same frame for signed-in users who have to verify or choose a plan first. */
export function SignedInLayout() {
  return useAccessGuard() ? <AuthLayout /> : null;
}
