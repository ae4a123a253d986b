import { LogOut, Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useCurrentUser } from '../../shell/session/useSession.ts';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { Box, Flex, Grid } from '../../ui/layout/primitives.ts';
import { openPalette } from '../palette/paletteState.ts';
import { modGlyph } from '../../ui/text/modGlyph.ts';
import { navItemsFor } from './navItems.ts';
import type { NavItem } from './navItems.ts';
import { TeamSwitch } from './TeamSwitch.tsx';
import { Wordmark } from './Wordmark.tsx';
import { entryStyles, searchStyles, sidebarStyles } from './sidebarStyles.ts';

interface SidebarProps {
  readonly isCollapsed: boolean;
  /** Above the lower items, for example the plan. */
  readonly status?: ReactNode;
  /** Beside the Clusters item: how many need attention. */
  readonly clusterBadge?: ReactNode;
}

/** The main navigation: team, search, pages, help and sign-out. */
export function Sidebar({ isCollapsed, status, clusterBadge }: SidebarProps) {
  const { t } = useTranslation();
  const [signOut, isPending] = useSignOut();
  const user = useCurrentUser();
  const { main, more } = navItemsFor(user?.role);
  const item = (entry: NavItem) => (
    <SidebarItem key={entry.key} item={entry}>
      {entry.key === 'clusters' && clusterBadge}
    </SidebarItem>
  );
  return (
    <Box css={sidebarStyles} data-collapsed={isCollapsed || undefined}>
      <Flex flex="none" align="center" h="14" px={isCollapsed ? '2' : '1'}>
        <Wordmark isCompact={isCollapsed} />
      </Flex>
      {user && <TeamSwitch user={user} />}
      <Box asChild css={searchStyles}>
        <button type="button" onClick={openPalette} title={t('palette.open')}>
          <Search size={16} aria-hidden="true" />
          <span>{t('palette.open')}</span>
          <kbd aria-hidden="true">{modGlyph()}K</kbd>
        </button>
      </Box>
      <nav aria-label={t('nav.main')}>
        <ul>{main.map(item)}</ul>
      </nav>
      <Grid mt="auto" gap="2">
        {status}
        <Box as="nav" borderTop="1px solid" borderColor="border" pt="2" aria-label={t('nav.more')}>
          <ul>
            {more.map(item)}
            <li>
              <Box asChild css={entryStyles}>
                <button
                  type="button"
                  title={t('nav.signOut')}
                  aria-disabled={isPending || undefined}
                  onClick={() => !isPending && void signOut()}
                >
                  <LogOut size={18} aria-hidden="true" />
                  <span>{t('nav.signOut')}</span>
                </button>
              </Box>
            </li>
          </ul>
        </Box>
      </Grid>
    </Box>
  );
}

interface SidebarItemProps {
  readonly item: NavItem;
  readonly children?: ReactNode;
}

function SidebarItem({ item, children }: SidebarItemProps) {
  const { t } = useTranslation();
  const Icon = item.icon;
  return (
    <li>
      <Box asChild css={entryStyles}>
        <NavLink to={item.to} title={t(`nav.${item.key}`)}>
          <Icon size={18} aria-hidden="true" />
          <span>{t(`nav.${item.key}`)}</span>
          {children}
        </NavLink>
      </Box>
    </li>
  );
}
