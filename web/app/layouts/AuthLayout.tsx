import { Outlet, useNavigate, useSearchParams } from 'react-router-dom';
import { Suspense, useEffect } from 'react';
import { Catch } from '../../shell/Catch.tsx';
import { afterSignIn } from '../../shell/session/gate.ts';
import { cameFromOtherTab, leaveExpiredSession } from '../../shell/session/sessionStore.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { Flex, Grid } from '../../ui/layout/primitives.ts';
import { useAccessGuard } from '../useAccessGuard.ts';
import { LegalLinks } from '../../domains/help/LegalLinks.tsx';
import { MarketingPanel } from './MarketingPanel.tsx';
import { PlainHeader } from './PlainHeader.tsx';

/** Layout of sign-in and sign-up: the form on the left, the slogan on the right, language and theme in the corner. */
export function AuthLayout() {
  return (
    <Grid minH="100dvh" templateColumns={{ lg: 'minmax(0, 1fr) minmax(0, 1fr)' }}>
      <SkipLink />
      <Flex direction="column" minW="0">
        <PlainHeader />
        <Grid
          as="main"
          id="main"
          flex="1"
          width="full"
          maxW="29.5rem"
          m="auto"
          px="4"
          pt={{ base: '4', lg: '14dvh' }}
          pb="12"
          // Centred, the form would move under the pointer when what is below it has loaded.
          alignContent="start"
        >
          <Outlet />
        </Grid>
        <Catch renderError={() => null}>
          <Suspense>
            <LegalLinks />
          </Suspense>
        </Catch>
      </Flex>
      <MarketingPanel />
    </Grid>
  );
}

/**
 * The same layout for guests; signing in in another tab continues in this one too. An expired session, whose dialog led
 * here, ends in this tab.
 */
export function GuestLayout() {
  const session = useSession();
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const next = params.get('next');
  useEffect(() => {
    // If this tab signed in, its form decides where to continue.
    if (session.status !== 'signed-in' || !cameFromOtherTab()) return;
    void navigate(afterSignIn(session.user, next), { replace: true });
  }, [session, next, navigate]);
  useEffect(() => {
    if (session.status === 'expired') leaveExpiredSession();
  }, [session]);
  return <AuthLayout />;
}

/** The same layout for signed-in users who have to verify or choose a plan first. */
export function SignedInLayout() {
  return useAccessGuard() ? <AuthLayout /> : null;
}
