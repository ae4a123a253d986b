import { Outlet, useNavigate, useSearchParams } from 'react-router-dom';
import { useEffect } from 'react';
import { afterSignIn } from '../../shell/session/gate.ts';
import { cameFromOtherTab } from '../../shell/session/sessionStore.ts';
import { useSession } from '../../shell/session/useSession.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { Flex, Grid } from '../../ui/layout/primitives.ts';
import { useAccessGuard } from '../useAccessGuard.ts';
import { MarketingPanel } from './MarketingPanel.tsx';
import { PlainHeader } from './PlainHeader.tsx';

/** Sign-in and sign-up: the form on the left, the slogan on the right, language and theme in the corner. */
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
          pt="4"
          pb="12"
          alignContent="center"
        >
          <Outlet />
        </Grid>
      </Flex>
      <MarketingPanel />
    </Grid>
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
