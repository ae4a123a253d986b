import { useTranslation } from 'react-i18next';
import { failureText } from '../../shell/failureText.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import { useDeleteApiKey } from './useDeleteApiKey.ts';

interface DeleteApiKeyDialogProps {
  readonly apiKey: { readonly id: string; readonly name: string };
  readonly connection: string;
  readonly onClose: () => void;
}

/** Confirms the deletion of an API key. */
export function DeleteApiKeyDialog({ apiKey, connection, onClose }: DeleteApiKeyDialogProps) {
  const { t } = useTranslation('apikeys');
  const isOpen = useOpensAfterMount();
  const [deleteKey] = useDeleteApiKey();
  const confirm = async () => {
    const result = await deleteKey({ input: { id: apiKey.id }, connections: [connection] });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('delete.title', { name: apiKey.name })}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
    >
      {t('delete.text')}
    </ConfirmDialog>
  );
}
