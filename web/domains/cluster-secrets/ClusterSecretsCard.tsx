import { KeySquare } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { ListCard } from '../../shell/ListCard.tsx';
import { MissingData } from '../../shell/MissingData.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { Table } from '../../ui/layout/Table.tsx';
import { ClusterSecretRow, type LeavingSecret } from './ClusterSecretRow.tsx';
import type { ClusterSecretsCard_cluster$key } from './__generated__/ClusterSecretsCard_cluster.graphql.ts';

const CreateKubernetesSecretDialog = lazyPart(
  () => import('./create/CreateKubernetesSecretDialog.tsx'),
  'CreateKubernetesSecretDialog',
);
const DeleteKubernetesSecretDialog = lazyPart(
  () => import('./DeleteKubernetesSecretDialog.tsx'),
  'DeleteKubernetesSecretDialog',
);

/** Secrets of the cluster by namespace and name, without their values. */
export function ClusterSecretsCard({ cluster }: { cluster: ClusterSecretsCard_cluster$key }) {
  const { t } = useTranslation('cluster-secrets');
  const data = useFragment(
    graphql`
      fragment ClusterSecretsCard_cluster on Cluster {
        id
        viewerCan {
          manageSecrets {
            ...useActionReason_state
          }
        }
        secrets(first: 100) {
          totalCount
          edges {
            node {
              id
              ...ClusterSecretRow_secret
            }
          }
        }
      }
    `,
    cluster,
  );
  const reason = useActionReason()(data.viewerCan.manageSecrets);

  const { edges = [], totalCount = 0 } = data.secrets ?? {};
  const columns = ['name', 'namespace', 'type', 'keys', 'created'].map((key) => ({
    key,
    header: t(`column.${key}`),
  }));
  return (
    <ListCard<LeavingSecret>
      title={t('title')}
      description={t('description')}
      addLabel={t('create.open')}
      failure={
        reason ? <EmptyState kind="nothing" title={reason} /> : <MissingData title={t('loadFailed')} />
      }
      empty={{ icon: KeySquare, title: t('empty.title'), text: t('empty.text') }}
      count={data.secrets?.edges.length}
      disabledReason={reason}
      addDialog={(close) => <CreateKubernetesSecretDialog clusterId={data.id} onClose={close} />}
      itemDialog={(secret, close) => <DeleteKubernetesSecretDialog secret={secret} onClose={close} />}
    >
      {(open) => (
        <>
          <Table
            caption={t('title')}
            columns={[...columns, { key: 'actions', header: t('column.actions'), isHeaderHidden: true }]}
          >
            {edges.map(({ node }) => (
              <ClusterSecretRow key={node.id} secret={node} disabledReason={reason} onDelete={open} />
            ))}
          </Table>
          {totalCount > edges.length ? (
            <Box px="5" py="3" color="fg.muted">
              {t('more', { shown: edges.length, total: totalCount })}
            </Box>
          ) : null}
        </>
      )}
    </ListCard>
  );
}
