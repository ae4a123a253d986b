import { Suspense, lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { Catch } from '../../shell/Catch.tsx';
import type { FrameProps } from '../../shell/routes.ts';
import { useShortcut } from '../../shell/keys/useShortcut.ts';
import { SkipLink } from '../../ui/layout/SkipLink.tsx';
import { AppHeader } from '../header/AppHeader.tsx';
import { BannerSlot } from '../header/BannerSlot.tsx';
import { PaletteHost } from '../palette/PaletteHost.tsx';
import { useAccessGuard } from '../useAccessGuard.ts';
import { FailingClusters } from './FailingClusters.tsx';
import { ShellQuery } from './ShellQuery.tsx';
import { ShellStatus } from './ShellStatus.tsx';
import { Sidebar } from './Sidebar.tsx';
import { useSidebar } from './useSidebar.ts';
import type { ShellQueryQuery } from './__generated__/ShellQueryQuery.graphql.ts';

const MobileMenu = lazy(async () => ({ default: (await import('./MobileMenu.tsx')).MobileMenu }));

/** The console's frame: sidebar, header, banners and the page. Nothing here waits for data. */
export function AppLayout({ children }: FrameProps) {
  const { t } = useTranslation();
  const mayShow = useAccessGuard();
  const loaded = useLoaderData<PreloadedQuery<ShellQueryQuery> | null>();
  const [isCollapsed, toggle] = useSidebar();
  const [isMenuOpen, setMenuOpen] = useState(false);
  useShortcut('t s', toggle, { label: t('shortcut.sidebar'), group: 'global' });
  if (!mayShow) return null;

  const part = (render: Parameters<typeof ShellQuery>[0]['children']) =>
    loaded && (
      <Catch renderError={() => null}>
        <Suspense>
          <ShellQuery loaded={loaded}>{render}</ShellQuery>
        </Suspense>
      </Catch>
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
      <div className="kd-app-side">{sidebar}</div>
      <div className="kd-app-body">
        <AppHeader
          isSidebarCollapsed={isCollapsed}
          onToggleSidebar={toggle}
          onOpenMenu={() => setMenuOpen(true)}
        />
        {part((account) => <BannerSlot account={account} />) || <BannerSlot />}
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
    </div>
  );
}
