import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Box, Stack } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { BlockedClusterDialog } from './BlockedClusterDialog.tsx';
import type { ClusterDialogProps } from './ProtectClusterDialog.tsx';
import { TemporaryTokenFields } from './TemporaryTokenFields.tsx';
import { useRemainingAttachments } from '../useAttachments.ts';
import { useDeleteCluster } from './useDeleteCluster.ts';
import { useDialogFailure } from './useDialogFailure.tsx';
import { useEndWarnings } from './useEndWarnings.ts';
import { useTemporaryToken } from './useTemporaryToken.ts';
import type { DeleteClusterDialog_cluster$key } from './__generated__/DeleteClusterDialog_cluster.graphql.ts';

/** Confirms deletion by the cluster's name, and lists what is deleted and what remains and costs money. */
export function DeleteClusterDialog({
  cluster,
  onClose,
}: ClusterDialogProps<DeleteClusterDialog_cluster$key>) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment DeleteClusterDialog_cluster on Cluster {
        id
        name
        status
        controlPlaneCount
        workerCount
        infrastructurePrice {
          amount
        }
        viewerCan {
          delete {
            allowed
            code
          }
        }
        ...useAttachments_cluster
        ...BlockedClusterDialog_cluster
      }
    `,
    cluster,
  );
  const attached = useRemainingAttachments(data);
  const warnings = useEndWarnings(data.id, 'delete');
  const [deleteCluster] = useDeleteCluster();
  const temporary = useTemporaryToken();
  const toFailure = useDialogFailure();
  const title = t('dialogs.delete.title', { name: data.name });
  if (!data.viewerCan.delete.allowed && data.viewerCan.delete.code === 'PROTECTED') {
    return <BlockedClusterDialog cluster={data} title={title} onClose={onClose} />;
  }

  const confirm = async () => {
    const temporaryToken = await temporary.read();
    if (temporaryToken === false) return false;
    const result = await deleteCluster({ input: { id: data.id, temporaryToken } });
    if (result.ok) return undefined;
    return temporary.takes(result) ? false : toFailure(result);
  };
  const count = data.controlPlaneCount + data.workerCount;
  const isArchived = data.status === 'ARCHIVED';
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      confirmLabel={t('dialogs.delete.confirm')}
      onConfirm={confirm}
      typed={{ value: data.name, kind: 'name', mismatch: t('dialogs.delete.mismatch') }}
    >
      <Stack gap="4">
        <p>{t('dialogs.delete.text')}</p>
        <Box as="ul" listStyleType="disc" ps="5" display="grid" gap="1" color="fg">
          <li>{t(isArchived ? 'dialogs.delete.snapshots' : 'dialogs.delete.servers', { count })}</li>
          <li>{t('dialogs.delete.data')}</li>
          {warnings.map((warning) => (
            <li key={warning}>{warning}</li>
          ))}
          <li>{attached ? t('dialogs.delete.leaves', attached) : t('dialogs.delete.stays')}</li>
          {isArchived ? null : (
            <li>
              {t('dialogs.delete.saves', {
                price: formatMoney(eurosOf(data.infrastructurePrice.amount), locale),
              })}
            </li>
          )}
        </Box>
        <TemporaryTokenFields form={temporary.form} />
      </Stack>
    </ConfirmDialog>
  );
}
