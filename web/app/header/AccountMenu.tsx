import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../shell/lazyPart.tsx';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { Menu } from '../../ui/floats/Menu.tsx';
import { closeOverlay, useOverlay } from '../palette/paletteState.ts';
import { useAccountItems } from './useAccountItems.tsx';

const AccountDialog = lazyPart(() => import('./AccountDialog.tsx'), 'AccountDialog');

/** The accounts of a user with several, in a header without a sidebar. */
export function AccountMenu({ user }: { user: StoredUser }) {
  const { t } = useTranslation();
  const items = useAccountItems(user);
  const overlay = useOverlay();
  if (items.length === 0) return null;
  return (
    <>
      <Menu
        label={t('account.switchFrom', { name: user.accountName })}
        trigger={user.accountName}
        buttonProps={{ variant: 'ghost' }}
        items={items}
      />
      <Suspense>{overlay === 'accounts' && <AccountDialog onClose={closeOverlay} />}</Suspense>
    </>
  );
}
