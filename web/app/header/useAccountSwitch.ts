import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useSwitchAccount } from '../../shell/session/useSwitchAccount.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { paths } from '../paths.ts';

/** Switches the account, lands on the dashboard and says whose it is. */
export function useAccountSwitch(): (account: { id: string; name: string }) => Promise<void> {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const switchAccount = useSwitchAccount();
  return useCallback(
    async (account) => {
      const user = await switchAccount(account);
      if (!user) return;
      await navigate(paths.dashboard());
      toast.success({ title: t('account.switched', { name: user.accountName }) });
    },
    [switchAccount, navigate, t],
  );
}
