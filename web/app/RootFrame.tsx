import { Suspense, useEffect } from 'react';
import { Outlet, useMatches, useNavigation } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../shell/lazyPart.tsx';
import { disposeUnclaimed } from '../relay/ownership.ts';
import { useProfilePreferences } from '../shell/session/useProfilePreferences.ts';
import { useSession } from '../shell/session/useSession.ts';
import { useSessionCheck } from '../shell/session/useSessionCheck.ts';
import { useSwitchingTo } from '../shell/session/switching.ts';
import { handleKey } from '../shell/keys/keymap.ts';
import { Box, Grid } from '../ui/layout/primitives.ts';
import { Spinner } from '../ui/status/Spinner.tsx';
import { useConnectionSignals } from './useConnectionSignals.ts';
import { usePageFocus } from './usePageFocus.ts';
import { usePaymentRequired } from './usePaymentRequired.ts';

const SessionExpiredDialog = lazyPart(
  () => import('./session/SessionExpiredDialog.tsx'),
  'SessionExpiredDialog',
  'auth',
);

/** Around every page: session check, shortcuts, title and focus, loading bar, sign-in dialog. */
export function RootFrame() {
  useSessionCheck();
  useProfilePreferences();
  useConnectionSignals();
  usePaymentRequired();
  usePageFocus();
  useEffect(() => {
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, []);
  const matches = useMatches();
  useEffect(() => disposeUnclaimed(matches.map(({ loaderData }) => loaderData)), [matches]);
  const session = useSession();
  const switchingTo = useSwitchingTo();
  return (
    <>
      <LoadingBar />
      {switchingTo === undefined ? <Outlet /> : <Switching to={switchingTo} />}
      {session.status === 'expired' && (
        <Suspense>
          <SessionExpiredDialog user={session.user} />
        </Suspense>
      )}
    </>
  );
}

const loadingBar = {
  position: 'fixed',
  inset: '0 0 auto',
  height: '2px',
  zIndex: '60',
  overflow: 'hidden',
  animation: 'appearLate',
  _after: {
    content: '""',
    position: 'absolute',
    inset: '0',
    width: '40%',
    bg: 'brand.solid',
    animation: 'slide',
  },
} as const;

function LoadingBar() {
  const { state } = useNavigation();
  return state === 'idle' ? null : <Box css={loadingBar} aria-hidden="true" />;
}

function Switching({ to }: { to: string }) {
  const { t } = useTranslation();
  return (
    <Grid minH="60vh" placeContent="center" justifyItems="center" gap="3" color="fg.muted" role="status">
      <Spinner label={t('account.switchingTo', { name: to })} />
      <p>{t('account.switchingTo', { name: to })}</p>
    </Grid>
  );
}
