import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { LocaleSwitch } from '../header/LocaleSwitch.tsx';
import { ThemeToggle } from '../header/ThemeToggle.tsx';
import { useAccessGuard } from '../useAccessGuard.ts';
import { Wordmark } from './Wordmark.tsx';

/** First steps: no sidebar, so nothing leads away but Skip and Sign out. */
export function OnboardingLayout() {
  const { t } = useTranslation();
  const mayShow = useAccessGuard();
  const [signOut, isPending] = useSignOut();
  if (!mayShow) return null;
  return (
    <div className="kd-onboarding">
      <SkipLink />
      <header className="kd-auth-head">
        <Wordmark />
        <nav className="kd-auth-corner" aria-label={t('nav.preferences')}>
          <LocaleSwitch />
          <ThemeToggle />
          <Button variant="ghost" isBusy={isPending} onClick={() => void signOut()}>
            {t('nav.signOut')}
          </Button>
        </nav>
      </header>
      <main id="main">
        <Outlet />
      </main>
    </div>
  );
}
