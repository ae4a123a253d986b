import { Suspense, useCallback, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData, useLocation } from 'react-router-dom';
import { useQueryLoader, useRelayEnvironment } from 'react-relay/hooks';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { registerMountedQuery } from '../../relay/live/liveStatus.ts';
import { refetchQuery, useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Catch } from '../../shell/Catch.tsx';
import type { FrameProps } from '../../shell/routes.ts';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { useShortcut } from '../../shell/keys/useShortcut.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { Box, Flex, Grid } from '../../ui/layout/primitives.ts';
import { NotificationBell } from '../../domains/notifications/NotificationBell.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { useSwitchOnArrival } from '../../shell/session/useAccountSwitch.ts';
import { BannerSlot } from '../header/BannerSlot.tsx';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { useAccessGuard } from '../useAccessGuard.ts';
import { FailingClusters } from './FailingClusters.tsx';
import { ShellStatus } from './ShellStatus.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useSidebar } from './useSidebar.ts';
import type { AppLayoutQuery } from './__generated__/AppLayoutQuery.graphql.ts';

// Rendered first; subscriptions start a moment later and receive the events since the first response.
const LiveUpdates = lazyPart(() => import('./LiveUpdates.tsx'), 'LiveUpdates', 'clusters');
const OutsideServices = lazyPart(() => import('../outside/OutsideServices.tsx'), 'OutsideServices');
const MobileMenu = lazyPart(() => import('./MobileMenu.tsx'), 'MobileMenu');

const shellQuery = graphql`
  query AppLayoutQuery @preloadable {
    installation {
      ...OutsideServices_installation
    }
    viewer {
      ...OutsideServices_viewer
      user {
        ...NotificationBell_user
      }
      account {
        ...ShellStatus_account
        ...FailingClusters_account
        ...BannerSlot_account
      }
    }
  }
`;

type ShellViewer = NonNullable<AppLayoutQuery['response']['viewer']>;
type ShellInstallation = AppLayoutQuery['response']['installation'];

/** The console's layout: sidebar, header, banners and the page. Nothing here waits for data. */
export function AppLayout({ children }: FrameProps) {
  const { t } = useTranslation();
  const mayShow = useAccessGuard();
  const user = useCurrentUser();
  const environment = useRelayEnvironment();
  const [loaded, load] = useQueryLoader<AppLayoutQuery>(
    shellQuery,
    useLoaderData<PreloadedQuery<AppLayoutQuery> | null>(),
  );
  const refetch = useCallback(async () => {
    const isRefetched = await refetchQuery(environment, shellQuery, {});
    if (isRefetched) load({});
    return isRefetched;
  }, [environment, load]);
  const [isCollapsed, toggle] = useSidebar();
  const { key } = useLocation();
  // Every navigation closes it, also one by a shortcut or by the palette, and going back does not open it again.
  const [menuOpenAt, setMenuOpenAt] = useState<string>();
  if (menuOpenAt !== undefined && menuOpenAt !== key) setMenuOpenAt(undefined);
  const isMenuOpen = menuOpenAt === key;
  useSwitchOnArrival();
  useShortcut('t s', toggle, { label: t('shortcut.sidebar'), group: 'global' });
  if (!mayShow) return null;

  const part = (render: AccountPartProps['children'], fallback: ReactNode = null) =>
    loaded ? (
      <Catch resetKey={loaded} renderError={() => <FailedPart refetch={refetch}>{fallback}</FailedPart>}>
        <Suspense fallback={fallback}>
          <AccountPart loaded={loaded}>{render}</AccountPart>
        </Suspense>
      </Catch>
    ) : (
      fallback
    );
  const sidebar = (
    <Sidebar
      isCollapsed={isCollapsed && !isMenuOpen}
      status={part(({ account }) => (
        <ShellStatus account={account} />
      ))}
      clusterBadge={part(({ account }) => (
        <FailingClusters account={account} />
      ))}
    />
  );
  return (
    <Grid
      minH="100dvh"
      templateColumns={{
        base: 'minmax(0, 1fr)',
        md: 'var(--kd-sidebar) minmax(0, 1fr)',
      }}
      bg="bg"
    >
      <SkipLink />
      <Box
        as="aside"
        data-sidebar={isCollapsed ? 'collapsed' : 'open'}
        hideBelow="md"
        position="sticky"
        top="0"
        height="100dvh"
        borderInlineEnd="1px solid"
        borderColor="border"
        bg="bg.subtle"
        aria-label={t('nav.sidebar')}
      >
        {sidebar}
      </Box>
      <Flex direction="column" minW="0">
        <AppHeader
          isSidebarCollapsed={isCollapsed}
          onToggleSidebar={toggle}
          onOpenMenu={() => setMenuOpenAt(key)}
          bell={part((viewer) => (
            <NotificationBell user={viewer.user} />
          ))}
        />
        {/* Conditions stored in the session are shown immediately: a banner that arrived with the account would shift the page. */}
        {part(
          ({ account }) => (
            <BannerSlot account={account} />
          ),
          <BannerSlot />,
        )}
        <Box
          as="main"
          flex="1"
          width="full"
          maxW="8xl"
          mx="auto"
          px={{ base: '4', md: '6', lg: '8' }}
          pt={{ base: '4', md: '6' }}
          pb={{ base: 'max(3rem, env(safe-area-inset-bottom))', md: '12' }}
          id="main"
          tabIndex={-1}
        >
          {children ?? <Outlet />}
        </Box>
      </Flex>
      {isMenuOpen && (
        <Suspense>
          <MobileMenu onClose={() => setMenuOpenAt(undefined)}>{sidebar}</MobileMenu>
        </Suspense>
      )}
      <PaletteHost />
      {user &&
        part((viewer, installation) => (
          <OutsideServices installation={installation} viewer={viewer} user={user} />
        ))}
      {loaded && user && (
        <Catch renderError={() => null}>
          <Suspense>
            <LiveUpdates userId={user.id} />
          </Suspense>
        </Catch>
      )}
    </Grid>
  );
}

interface AccountPartProps {
  readonly loaded: PreloadedQuery<AppLayoutQuery>;
  readonly children: (viewer: ShellViewer, installation: ShellInstallation) => ReactNode;
}

/** A part of the layout that needs the account; it suspends and fails alone, so the page never waits for it. */
function AccountPart({ loaded, children }: AccountPartProps) {
  const { viewer, installation } = useOwnedQuery<AppLayoutQuery>(shellQuery, loaded);
  return viewer ? children(viewer, installation) : null;
}

interface FailedPartProps {
  readonly refetch: () => Promise<boolean>;
  readonly children: ReactNode;
}

/** In place of a part whose query failed: it is refetched with the queries on screen. */
function FailedPart({ refetch, children }: FailedPartProps) {
  useEffect(() => registerMountedQuery({ key: 'failed AppLayoutQuery', refetch }), [refetch]);
  return children;
}
