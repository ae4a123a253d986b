import { ChevronsUpDown, UsersRound } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { Menu } from '../../ui/floats/Menu.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { useAccountItems } from '../header/useAccountItems.tsx';
import { entryStyles } from './sidebarStyles.ts';

const teamStyles = {
  ...entryStyles,
  color: 'fg',
  fontWeight: 'medium',
  cursor: 'default',
  _hover: undefined,
};
const switchStyles = {
  '& > button': { ...entryStyles, justifyContent: 'start', color: 'fg', height: 'auto', border: '0' },
  '& svg:first-of-type': { width: '18px', height: '18px' },
  // The icon that announces a menu is in the way of the team's own one while the sidebar is collapsed.
  '[data-collapsed] & svg + span + svg': { display: 'none' },
} as const;

/** The current team at the top of the sidebar; a menu of teams for users with several. */
export function TeamSwitch({ user }: { user: StoredUser }) {
  const { t } = useTranslation();
  const items = useAccountItems(user);
  const team = (
    <>
      <UsersRound size={18} aria-hidden="true" />
      <span>{user.accountName}</span>
    </>
  );
  if (items.length === 0) {
    return (
      <Box css={teamStyles} title={user.accountName}>
        {team}
      </Box>
    );
  }
  return (
    <Box css={switchStyles} title={user.accountName}>
      <Menu
        label={t('account.switchFrom', { name: user.accountName })}
        trigger={
          <>
            {team}
            <ChevronsUpDown size={14} aria-hidden="true" />
          </>
        }
        buttonProps={{ variant: 'ghost' }}
        placement="bottom-start"
        items={items}
      />
    </Box>
  );
}
