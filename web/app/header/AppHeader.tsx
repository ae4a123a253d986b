import { Menu as MenuIcon, PanelLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { IconButton } from '../../ui/actions/IconButton.tsx';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { LiveChip } from './LiveChip.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { UserMenu } from './UserMenu.tsx';

interface AppHeaderProps {
  readonly isSidebarCollapsed: boolean;
  readonly onToggleSidebar: () => void;
  readonly onOpenMenu: () => void;
  readonly bell: ReactNode;
}

/** The header of every page: breadcrumbs, live status and user menu. */
export function AppHeader({ isSidebarCollapsed, onToggleSidebar, onOpenMenu, bell }: AppHeaderProps) {
  const { t } = useTranslation();
  const user = useCurrentUser();
  return (
    <Flex
      as="header"
      position="sticky"
      top="0"
      zIndex="20"
      height="header"
      align="center"
      gap="2"
      ps={{ base: '2', md: '5' }}
      pe={{ base: '2', md: '6' }}
      borderBottom="1px solid"
      borderColor="border"
      bg="bg"
    >
      <Box as="span" hideFrom="md">
        <IconButton label={t('nav.openMenu')} icon={<MenuIcon />} onClick={onOpenMenu} />
      </Box>
      <Box as="span" hideBelow="md">
        <IconButton
          label={t(isSidebarCollapsed ? 'nav.expand' : 'nav.collapse')}
          aria-expanded={!isSidebarCollapsed}
          icon={<PanelLeft />}
          onClick={onToggleSidebar}
        />
      </Box>
      <Breadcrumbs />
      {/* The crumbs give way, not these. */}
      <Flex ms="auto" align="center" gap="1" flex="none">
        <LiveChip />
        {bell}
        <ThemeToggle />
        {user && <UserMenu user={user} />}
      </Flex>
    </Flex>
  );
}
