import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { ConfirmDialog } from '../../../ui/feedback/ConfirmDialog.tsx';
import { Box, Stack } from '../../../ui/layout/primitives.ts';
import type { ClusterDialogProps } from './ProtectClusterDialog.tsx';
import { TemporaryTokenFields } from './TemporaryTokenFields.tsx';
import { useDialogFailure } from './useDialogFailure.tsx';
import { useRetryCluster } from './useRetryCluster.ts';
import { useTemporaryToken } from './useTemporaryToken.ts';
import type { RetryClusterDialog_cluster$key } from './__generated__/RetryClusterDialog_cluster.graphql.ts';

/** Retries the failed operation, after showing its error. */
export function RetryClusterDialog({ cluster, onClose }: ClusterDialogProps<RetryClusterDialog_cluster$key>) {
  const { t } = useTranslation('clusters');
  const { id, name, detail } = useFragment(
    graphql`
      fragment RetryClusterDialog_cluster on Cluster {
        id
        name
        detail {
          ...MessageText_message
        }
      }
    `,
    cluster,
  );
  const [retry] = useRetryCluster();
  const temporary = useTemporaryToken();
  const toFailure = useDialogFailure();
  const confirm = async () => {
    const temporaryToken = await temporary.read();
    if (temporaryToken === false) return false;
    const result = await retry({ input: { id, temporaryToken } });
    if (result.ok) return undefined;
    return temporary.takes(result) ? false : toFailure(result);
  };
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('dialogs.retry.title', { name })}
      confirmLabel={t('dialogs.retry.confirm')}
      tone="primary"
      onConfirm={confirm}
    >
      <Stack gap="4">
        <p>{t('dialogs.retry.text')}</p>
        {detail ? (
          <Box textStyle="mono" lineHeight="1rem" overflowWrap="anywhere">
            <MessageText message={detail} />
          </Box>
        ) : null}
        <TemporaryTokenFields form={temporary.form} />
      </Stack>
    </ConfirmDialog>
  );
}
