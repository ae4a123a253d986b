import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { AccountMenu } from '../header/AccountMenu.tsx';
import { useAccessGuard } from '../useAccessGuard.ts';
import { PlainHeader } from './PlainHeader.tsx';

/** First steps: no sidebar; only Skip, Sign out and the menu of accounts lead away. */
export function OnboardingLayout() {
  const { t } = useTranslation();
  const mayShow = useAccessGuard();
  const user = useCurrentUser();
  const [signOut, isPending] = useSignOut();
  if (!mayShow) return null;
  return (
    <>
      <SkipLink />
      <PlainHeader>
        {user && <AccountMenu user={user} />}
        <Button variant="ghost" isBusy={isPending} onClick={() => void signOut()}>
          {t('nav.signOut')}
        </Button>
      </PlainHeader>
      <Box as="main" id="main" maxW="6xl" mx="auto" px="4" pt="6" pb="12">
        <Outlet />
      </Box>
    </>
  );
}
