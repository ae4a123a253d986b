import { useTranslation } from 'react-i18next';
import { failureText } from '../../shell/failureText.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { useDeleteGlobalSecret } from './useDeleteGlobalSecret.ts';

interface DeleteSecretDialogProps {
  readonly connection: string;
  readonly secret: { readonly id: string; readonly name: string };
  readonly onClose: () => void;
}

/** Confirms the deletion of a secret. */
export function DeleteSecretDialog({ connection, secret, onClose }: DeleteSecretDialogProps) {
  const { t } = useTranslation('secrets');
  const isOpen = useOpensAfterMount();
  const [remove] = useDeleteGlobalSecret();
  const confirm = async () => {
    const result = await remove({ input: { id: secret.id }, connections: [connection] });
    return result.ok ? undefined : `${t('delete.failed')} ${failureText(result, t).description}`;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('delete.title', { name: secret.name })}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
    >
      {t('delete.text')}
    </ConfirmDialog>
  );
}
