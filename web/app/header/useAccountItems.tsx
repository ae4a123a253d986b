import { ArrowLeftRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import type { MenuItem } from '../../ui/floats/Menu.tsx';
import { openAccounts } from '../palette/paletteState.ts';
import { useAccountSwitch } from '../../shell/session/useAccountSwitch.ts';

/** From this many accounts on they are listed in a dialog with a search field. */
const SEARCH_FROM = 8;

/** Menu items that switch the account; none if the user has only one. */
export function useAccountItems(user: StoredUser): MenuItem[] {
  const { t } = useTranslation();
  const switchTo = useAccountSwitch();
  if (user.accounts.length < 2) return [];
  if (user.accounts.length >= SEARCH_FROM) {
    return [{ label: t('account.switch'), icon: <ArrowLeftRight />, onSelect: openAccounts }];
  }
  return user.accounts.map((account) => ({
    label: account.name,
    isChecked: account.id === user.accountId,
    onSelect: () => account.id !== user.accountId && switchTo(account),
  }));
}
