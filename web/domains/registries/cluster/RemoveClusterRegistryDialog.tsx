import { useTranslation } from 'react-i18next';
import { failureText } from '../../../shell/failureText.ts';
import { useOpensAfterMount } from '../../../shell/useOpensAfterMount.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import type { LeavingClusterRegistry } from './ClusterRegistryRow.tsx';
import { useRemoveClusterRegistry } from './useRemoveClusterRegistry.ts';

interface RemoveClusterRegistryDialogProps {
  readonly registry: LeavingClusterRegistry;
  readonly onOrdered: () => void;
  readonly onClose: () => void;
}

/** Confirms the removal. Running pods are not affected; new ones can no longer pull with the registry. */
export function RemoveClusterRegistryDialog(props: RemoveClusterRegistryDialogProps) {
  const { registry, onOrdered, onClose } = props;
  const { id, name, isDefault } = registry;
  const { t } = useTranslation('registries');
  const isOpen = useOpensAfterMount();
  const [remove] = useRemoveClusterRegistry();
  const confirm = async () => {
    const result = await remove({ input: { id } });
    if (!result.ok) return `${t('cluster.remove.failed')}. ${failureText(result, t).description}`;
    onOrdered();
    return undefined;
  };
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('cluster.remove.title', { name })}
      confirmLabel={t('cluster.remove.confirm')}
      onConfirm={confirm}
    >
      {t('cluster.remove.text')} {isDefault ? t('cluster.remove.wasDefault') : null}
    </ConfirmDialog>
  );
}
