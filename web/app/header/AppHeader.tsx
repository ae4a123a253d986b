import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { LiveChip } from './LiveChip.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

interface AppHeaderProps {
  readonly isSidebarCollapsed: boolean;
  readonly onToggleSidebar: () => void;
  readonly onOpenMenu: () => void;
}

/** The bar above every page: where one is, whether it is live, and oneself. */
export function AppHeader({ isSidebarCollapsed, onToggleSidebar, onOpenMenu }: AppHeaderProps) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <header className="kd-header">
      <span className="kd-only-mobile">
        <IconButton label={t('nav.openMenu')} icon={<MenuIcon />} onClick={onOpenMenu} />
      </span>
      <span className="kd-not-mobile">
        <IconButton
          label={t(isSidebarCollapsed ? 'nav.expand' : 'nav.collapse')}
          aria-expanded={!isSidebarCollapsed}
          icon={<PanelLeft />}
          onClick={onToggleSidebar}
        />
      </span>
      <Breadcrumbs />
      <div className="kd-header-end">
        <LiveChip />
        <ThemeToggle />
        {user && <UserMenu user={user} />}
      </div>
    </header>
  );
}
