import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import type { LeavingRegistry } from './RegistryRow.tsx';
import { useDeleteRegistry } from './useDeleteRegistry.ts';

interface DeleteRegistryDialogProps {
  readonly registry: LeavingRegistry;
  readonly connection: string;
  readonly onClose: () => void;
}

/** Confirms the deletion and lists the clusters that can no longer pull with the registry. */
export function DeleteRegistryDialog({ registry, connection, onClose }: DeleteRegistryDialogProps) {
  const { t } = useTranslation('registries');
  const isOpen = useOpensAfterMount();
  const [remove] = useDeleteRegistry();
  const { id, name, clusters } = registry;
  const confirm = async () => {
    const result = await remove({ input: { id }, connections: [connection] });
    return result.ok ? undefined : failureText(result, t).description;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('delete.title', { name })}
      confirmLabel={t('delete.confirm')}
      onConfirm={confirm}
      consequences={
        clusters.length > 0
          ? [...clusters.map((cluster) => t('delete.leaves', { cluster })), t('delete.running')]
          : undefined
      }
    >
      {t(clusters.length > 0 ? 'delete.used' : 'delete.unused')}
    </ConfirmDialog>
  );
}
