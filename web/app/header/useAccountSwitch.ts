import { useCallback, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSwitchAccount } from '../../shell/session/useSwitchAccount.ts';
import { toast } from '../../ui/feedback/toast.ts';
import { paths } from '../../shell/paths.ts';

interface Target {
  readonly id: string;
  readonly name: string;
}

/** Leaves the page for the dashboard, where the switch is made, so that a form with unsaved changes asks first. */
export function useAccountSwitch(): (account: Target) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id, name }) => void navigate(paths.dashboard(), { state: { switchTo: { id, name } } }),
    [navigate],
  );
}

/** Makes the switch requested by `useAccountSwitch` once, and announces the new account. */
export function useSwitchOnArrival(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const switchAccount = useSwitchAccount();
  const { state, key } = useLocation() as { state: { switchTo?: Target } | null; key: string };
  const doneFor = useRef<string>(undefined);
  const target = state?.switchTo;
  useEffect(() => {
    if (!target || doneFor.current === key) return;
    doneFor.current = key;
    const run = async () => {
      // Removed from the history entry first: a reload must not switch again.
      await navigate(paths.dashboard(), { replace: true, state: null });
      const user = await switchAccount(target);
      if (!user) return;
      await navigate(paths.dashboard(), { replace: true });
      toast.success({ title: t('account.switched', { name: user.accountName }) });
    };
    void run();
  }, [target, key, navigate, switchAccount, t]);
}
