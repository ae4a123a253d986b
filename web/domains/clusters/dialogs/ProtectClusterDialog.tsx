import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { useDialogFailure } from './useDialogFailure.tsx';
import { useProtectCluster } from './useProtectCluster.ts';
import { useUnprotectCluster } from './useUnprotectCluster.ts';
import type { ProtectClusterDialog_cluster$key } from './__generated__/ProtectClusterDialog_cluster.graphql.ts';

export interface ClusterDialogProps<Key> {
  readonly cluster: Key;
  /** The dialog is open while mounted; called to close it. */
  readonly onClose: () => void;
}

/** Enables or disables the protection of a cluster, confirmed by a typed word. */
export function ProtectClusterDialog({
  cluster,
  onClose,
}: ClusterDialogProps<ProtectClusterDialog_cluster$key>) {
  const { t } = useTranslation('clusters');
  const { id, name, isProtected } = useFragment(
    graphql`
      fragment ProtectClusterDialog_cluster on Cluster {
        id
        name
        isProtected
      }
    `,
    cluster,
  );
  const [protect] = useProtectCluster();
  const [unprotect] = useUnprotectCluster();
  const toFailure = useDialogFailure();
  const verb = isProtected ? 'unprotect' : 'protect';

  const confirm = async () => {
    const result = await (isProtected ? unprotect : protect)({ input: { id } });
    return result.ok ? undefined : toFailure(result);
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t(`dialogs.${verb}.title`, { name })}
      confirmLabel={t(`dialogs.${verb}.confirm`)}
      tone={isProtected ? 'danger' : 'primary'}
      typed={{ value: verb, kind: 'word' }}
      onConfirm={confirm}
    >
      {t(`dialogs.${verb}.text`)}
    </ConfirmDialog>
  );
}
