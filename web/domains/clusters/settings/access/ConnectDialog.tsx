import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CardBoundary } from '../../../../shell/CardBoundary.tsx';
import { Dialog } from '../../../../ui/feedback/Dialog.tsx';
import { ErrorState } from '../../../../ui/feedback/ErrorState.tsx';
import { DataList } from '../../../../ui/layout/DataList.tsx';
import { Stack } from '../../../../ui/layout/primitives.ts';
import { SkeletonText } from '../../../../ui/status/Skeleton.tsx';
import { CopyValue } from '../../../../ui/text/CopyValue.tsx';
import { CredentialCard } from './CredentialCard.tsx';
import { ReissueKubeconfig } from './ReissueKubeconfig.tsx';
import type { ConnectDialogQuery } from './__generated__/ConnectDialogQuery.graphql.ts';

/** How to reach a cluster with kubectl: endpoint, kubeconfig and command. */
export function ConnectDialog({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { t } = useTranslation('clusters');
  return (
    <Dialog isOpen onClose={onClose} title={t('frame.connect')} size="lg">
      <CardBoundary fallback={<SkeletonText lines={6} />} title={t('connect.failed')}>
        {(fetchKey) => <Loaded uuid={uuid} fetchKey={fetchKey} />}
      </CardBoundary>
    </Dialog>
  );
}

function Loaded({ uuid, fetchKey }: { uuid: string; fetchKey: number }) {
  const { t } = useTranslation('clusters');
  const { cluster } = useLazyLoadQuery<ConnectDialogQuery>(
    graphql`
      query ConnectDialogQuery($id: ID!) {
        cluster(id: $id) {
          apiEndpoint
          credentials {
            kubeconfig {
              ...CredentialCard_file
            }
          }
          ...ReissueKubeconfig_cluster
        }
      }
    `,
    { id: uuid },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  if (!cluster?.credentials) return <ErrorState isCompact level={3} title={t('connect.failed')} />;
  const { apiEndpoint, credentials } = cluster;
  return (
    <Stack gap="5">
      {apiEndpoint ? (
        <DataList
          items={[
            {
              label: t('connect.endpoint'),
              value: <CopyValue value={apiEndpoint} what={t('connect.endpoint')} />,
              hint: t('connect.networks'),
            },
          ]}
        />
      ) : null}
      <CredentialCard kind="kubeconfig" clusterId={uuid} file={credentials.kubeconfig} />
      <ReissueKubeconfig cluster={cluster} />
    </Stack>
  );
}
