import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { BlockedClusterDialog } from './BlockedClusterDialog.tsx';
import type { ClusterDialogProps } from './ProtectClusterDialog.tsx';
import { TemporaryTokenFields } from './TemporaryTokenFields.tsx';
import { useArchiveCluster } from './useArchiveCluster.ts';
import { useRemainingAttachments } from '../useAttachments.ts';
import { useDialogFailure } from './useDialogFailure.tsx';
import { useEndWarnings } from './useEndWarnings.ts';
import { useTemporaryToken } from './useTemporaryToken.ts';
import type { ArchiveClusterDialog_cluster$key } from './__generated__/ArchiveClusterDialog_cluster.graphql.ts';

/** Confirms archiving and lists what stops, what remains and what it costs. */
export function ArchiveClusterDialog({
  cluster,
  onClose,
}: ClusterDialogProps<ArchiveClusterDialog_cluster$key>) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const data = useFragment(
    graphql`
      fragment ArchiveClusterDialog_cluster on Cluster {
        id
        name
        controlPlaneCount
        workerCount
        infrastructurePrice {
          amount
        }
        viewerCan {
          archive {
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
  const warnings = useEndWarnings(data.id, 'archive');
  const [archive] = useArchiveCluster();
  const temporary = useTemporaryToken();
  const toFailure = useDialogFailure();
  const title = t('dialogs.archive.title', { name: data.name });
  if (!data.viewerCan.archive.allowed && data.viewerCan.archive.code === 'PROTECTED') {
    return <BlockedClusterDialog cluster={data} title={title} onClose={onClose} />;
  }

  const confirm = async () => {
    const temporaryToken = await temporary.read();
    if (temporaryToken === false) return false;
    const result = await archive({ input: { id: data.id, temporaryToken } });
    if (result.ok) return undefined;
    return temporary.takes(result) ? false : toFailure(result);
  };
  const price = formatMoney(eurosOf(data.infrastructurePrice.amount), locale);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={title}
      confirmLabel={t('dialogs.archive.confirm')}
      onConfirm={confirm}
      consequences={[
        t('dialogs.archive.stops', { count: data.controlPlaneCount + data.workerCount }),
        ...warnings,
        t('dialogs.archive.remains'),
        t('dialogs.archive.costs', { price }),
        ...(attached ? [t('dialogs.archive.keeps', attached)] : []),
        t('dialogs.archive.wayBack'),
      ]}
    >
      <Stack gap="4">
        <p>{t('dialogs.archive.text')}</p>
        <TemporaryTokenFields form={temporary.form} />
      </Stack>
    </ConfirmDialog>
  );
}
