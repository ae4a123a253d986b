import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { useSetTwoFactor } from './useSetTwoFactor.ts';

/** Turns two-factor sign-in off: from then on the password alone signs in. */
export function DisableTwoFactorDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('auth');
  const isOpen = useOpensAfterMount();
  const [setTwoFactor] = useSetTwoFactor();
  const confirm = async () => {
    const result = await setTwoFactor({ input: { enabled: false } });
    if (!result.ok) return failureText(result, t).description;
    toast.success({ title: t('settings.twoFactor.disable.done') });
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('settings.twoFactor.disable.title')}
      confirmLabel={t('settings.twoFactor.disable.confirm')}
      onConfirm={confirm}
    >
      {t('settings.twoFactor.disable.text')}
    </ConfirmDialog>
  );
}
