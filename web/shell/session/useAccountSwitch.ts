import { useCallback, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { toast } from '../../ui/feedback/toast.ts';
import { paths } from '../paths.ts';
import { gateRedirect } from './gate.ts';
import { currentUser } from './sessionStore.ts';
import { useSwitchAccount } from './useSwitchAccount.ts';

interface Account {
  readonly id: string;
  readonly name: string;
}

interface Switch {
  readonly to: Account;
  /** The page to continue at. */
  readonly next: string;
}

/**
 * Leaves the page for one where the switch is made, so that a form with unsaved changes asks first: the dashboard or,
 * while a gate is closed, the account settings, which every gate allows.
 */
export function useAccountSwitch(): (to: Account, next?: string) => void {
  const navigate = useNavigate();
  return useCallback(
    ({ id, name }, next = paths.dashboard()) => {
      const user = currentUser();
      const isGated = user !== undefined && gateRedirect(user, paths.dashboard()) !== undefined;
      const wanted: Switch = { to: { id, name }, next };
      void navigate(isGated ? paths.settings('account') : paths.dashboard(), {
        state: { accountSwitch: wanted },
      });
    },
    [navigate],
  );
}

// The layout is mounted again after a switch, possibly before the router has rendered the location without the request.
let doneFor: string | undefined;

/** Makes the switch requested by `useAccountSwitch` once, and announces the new account. */
export function useSwitchOnArrival(): void {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const switchAccount = useSwitchAccount();
  const { pathname, state, key } = useLocation() as {
    pathname: string;
    state: { accountSwitch?: Switch } | null;
    key: string;
  };
  const wanted = state?.accountSwitch;
  useEffect(() => {
    if (!wanted || doneFor === key) return;
    doneFor = key;
    const run = async () => {
      // Removed from the history entry first: a reload must not switch again.
      await navigate(pathname, { replace: true, state: null });
      const user = await switchAccount(wanted.to);
      if (!user) return;
      await navigate(wanted.next, { replace: true });
      toast.success({ title: t('account.switched', { name: user.accountName }) });
    };
    void run();
  }, [wanted, pathname, key, navigate, switchAccount, t]);
}
