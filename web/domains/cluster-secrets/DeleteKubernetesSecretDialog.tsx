import { useTranslation } from 'react-i18next';
import { failureText } from '../../shell/failureText.ts';
import { useOpensAfterMount } from '../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../ui/feedback/ConfirmDialog.tsx';
import type { LeavingSecret } from './ClusterSecretRow.tsx';
import { useDeleteKubernetesSecret } from './useDeleteKubernetesSecret.ts';

interface DeleteKubernetesSecretDialogProps {
  readonly secret: LeavingSecret;
  readonly onClose: () => void;
}

/** Confirms the deletion. Pods that use the secret run until they restart; the values cannot be restored. */
export function DeleteKubernetesSecretDialog({ secret, onClose }: DeleteKubernetesSecretDialogProps) {
  const { t } = useTranslation('cluster-secrets');
  const isOpen = useOpensAfterMount();
  const [remove] = useDeleteKubernetesSecret();
  const { id, name, namespace } = secret;
  const confirm = async () => {
    const result = await remove({ input: { id } });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
    >
      {t('delete.text', { namespace })}
    </ConfirmDialog>
  );
}
