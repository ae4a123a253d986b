import { useTranslation } from 'react-i18next';
import type { StoredUser } from '../../shell/session/storedUser.ts';
import { useSignOut } from '../../shell/session/useSignOut.ts';
import { Button } from '../../ui/actions/Button.tsx';

/** Stays while one acts as somebody else; stopping ends the borrowed session. */
export function StopImpersonating({ user }: { user: StoredUser }) {
  const { t } = useTranslation();
  const [signOut, isPending] = useSignOut();
  return (
    <div className="kd-impersonation" role="status">
      <p>{t('impersonation.text', { name: user.name, account: user.accountName })}</p>
      <Button size="sm" isBusy={isPending} onClick={() => void signOut()}>
        {t('impersonation.stop')}
      </Button>
    </div>
  );
}
