import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf, formatMoney } from '../../../lib/money.ts';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Stack } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import type { ClusterDialogProps } from './ProtectClusterDialog.tsx';
import { TemporaryTokenFields } from './TemporaryTokenFields.tsx';
import { useDialogFailure } from './useDialogFailure.tsx';
import { useTemporaryToken } from './useTemporaryToken.ts';
import { useUnarchiveCluster } from './useUnarchiveCluster.ts';
import type { UnarchiveClusterDialog_cluster$key } from './__generated__/UnarchiveClusterDialog_cluster.graphql.ts';

/** Confirms unarchiving and shows its cost. */
export function UnarchiveClusterDialog({
  cluster,
  onClose,
}: ClusterDialogProps<UnarchiveClusterDialog_cluster$key>) {
  const { t } = useTranslation('clusters');
  const locale = useLocale();
  const { id, name, controlPlaneCount, workerCount, infrastructurePrice } = useFragment(
    graphql`
      fragment UnarchiveClusterDialog_cluster on Cluster {
        id
        name
        controlPlaneCount
        workerCount
        infrastructurePrice {
          amount
        }
      }
    `,
    cluster,
  );
  const [unarchive] = useUnarchiveCluster();
  const temporary = useTemporaryToken();
  const toFailure = useDialogFailure();
  const confirm = async () => {
    const temporaryToken = await temporary.read();
    if (temporaryToken === false) return false;
    const result = await unarchive({ input: { id, temporaryToken } });
    if (result.ok) return undefined;
    return temporary.takes(result) ? false : toFailure(result);
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('dialogs.unarchive.title', { name })}
      confirmLabel={t('dialogs.unarchive.confirm')}
      tone="primary"
      onConfirm={confirm}
      consequences={[
        t('dialogs.unarchive.servers', { count: controlPlaneCount + workerCount }),
        t('dialogs.unarchive.costs', { price: formatMoney(eurosOf(infrastructurePrice.amount), locale) }),
        t('dialogs.unarchive.counts'),
      ]}
    >
      <Stack gap="4">
        <p>{t('dialogs.unarchive.text')}</p>
        <TemporaryTokenFields form={temporary.form} />
      </Stack>
    </ConfirmDialog>
  );
}
