import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { Catch } from '../../shell/Catch.tsx';
import type { FrameProps } from '../../shell/routes.ts';
import { useShortcut } from '../../shell/keys/useShortcut.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { useSwitchOnArrival } from '../header/useAccountSwitch.ts';
import { BannerSlot } from '../header/BannerSlot.tsx';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { useAccessGuard } from '../useAccessGuard.ts';
import { FailingClusters } from './FailingClusters.tsx';
import { ShellStatus } from './ShellStatus.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useSidebar } from './useSidebar.ts';
import type { AppLayoutQuery } from './__generated__/AppLayoutQuery.graphql.ts';

// Drawn first, kept current a moment later: events since the first answer are asked for with it.
const LiveUpdates = lazyPart(() => import('./LiveUpdates.tsx'), 'LiveUpdates');
const MobileMenu = lazyPart(() => import('./MobileMenu.tsx'), 'MobileMenu');

type ShellAccount = NonNullable<AppLayoutQuery['response']['viewer']>['account'];

/** The console's frame: sidebar, header, banners and the page. Nothing here waits for data. */
export function AppLayout({ children }: FrameProps) {
  const { t } = useTranslation();
  const mayShow = useAccessGuard();
  const loaded = useLoaderData<PreloadedQuery<AppLayoutQuery> | null>();
  const [isCollapsed, toggle] = useSidebar();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useSwitchOnArrival();
  useShortcut('t s', toggle, { label: t('shortcut.sidebar'), group: 'global' });
  if (!mayShow) return null;

  const part = (render: (account: ShellAccount) => ReactNode, fallback: ReactNode = null) =>
    loaded ? (
      <Catch renderError={() => fallback}>
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
      status={part((account) => (
        <ShellStatus account={account} />
      ))}
      clusterBadge={part((account) => (
        <FailingClusters account={account} />
      ))}
      onNavigate={() => setMenuOpen(false)}
    />
  );
  return (
    <div className="kd-app" data-collapsed={isCollapsed || undefined}>
      <SkipLink />
      <aside className="kd-app-side" aria-label={t('nav.sidebar')}>
        {sidebar}
      </aside>
      <div className="kd-app-body">
        <AppHeader
          isSidebarCollapsed={isCollapsed}
          onToggleSidebar={toggle}
          onOpenMenu={() => setMenuOpen(true)}
        />
        {/* What the session knows is shown at once: a banner that came with the account would push the page down. */}
        {part(
          (account) => (
            <BannerSlot account={account} />
          ),
          <BannerSlot />,
        )}
        <main id="main" tabIndex={-1}>
          {children ?? <Outlet />}
        </main>
      </div>
      {isMenuOpen && (
        <Suspense>
          <MobileMenu onClose={() => setMenuOpen(false)}>{sidebar}</MobileMenu>
        </Suspense>
      )}
      <PaletteHost />
      {loaded && (
        <Catch renderError={() => null}>
          <Suspense>
            <LiveUpdates />
          </Suspense>
        </Catch>
      )}
    </div>
  );
}

interface AccountPartProps {
  readonly loaded: PreloadedQuery<AppLayoutQuery>;
  readonly children: (account: ShellAccount) => ReactNode;
}

/** A part of the frame that knows the account; it suspends and fails alone, so the page never waits for it. */
function AccountPart({ loaded, children }: AccountPartProps) {
  const { viewer } = useOwnedQuery<AppLayoutQuery>(
    graphql`
      query AppLayoutQuery {
        viewer {
          account {
            ...ShellStatus_account
            ...FailingClusters_account
            ...BannerSlot_account
          }
        }
      }
    `,
    loaded,
  );
  return viewer ? children(viewer.account) : null;
}
