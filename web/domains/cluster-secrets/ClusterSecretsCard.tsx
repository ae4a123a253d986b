import { KeySquare, Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useShortcut } from '../../shell/keys/useShortcut.ts';
import { lazyPart } from '../../shell/lazyPart.tsx';
import { MissingData } from '../../shell/MissingData.tsx';
import { useActionReason } from '../../shell/useActionReason.ts';
import { Button } from '../../ui/actions/Button.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { Table } from '../../ui/layout/Table.tsx';
import { useReturnFocus } from '../../ui/useReturnFocus.ts';
import { ClusterSecretRow, type LeavingSecret } from './ClusterSecretRow.tsx';
import { useKubernetesSecretEvents } from './useKubernetesSecretEvents.ts';
import type { ClusterSecretsCard_cluster$key } from './__generated__/ClusterSecretsCard_cluster.graphql.ts';

const CreateKubernetesSecretDialog = lazyPart(
  () => import('./create/CreateKubernetesSecretDialog.tsx'),
  'CreateKubernetesSecretDialog',
);
const DeleteKubernetesSecretDialog = lazyPart(
  () => import('./DeleteKubernetesSecretDialog.tsx'),
  'DeleteKubernetesSecretDialog',
);

/** Secrets in the cluster by namespace and name, without their values. */
export function ClusterSecretsCard({ cluster }: { cluster: ClusterSecretsCard_cluster$key }) {
  const { t } = useTranslation('cluster-secrets');
  const data = useFragment(
    graphql`
      fragment ClusterSecretsCard_cluster on Cluster {
        id
        manageSecrets {
          ...useActionReason_state
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
  const [isCreating, setCreating] = useState(false);
  const [leaving, setLeaving] = useState<LeavingSecret>();
  const reason = useActionReason()(data.manageSecrets);
  const opener = useReturnFocus<HTMLButtonElement>(isCreating || leaving !== undefined);
  const create = () => setCreating(true);
  useShortcut('c', create, { label: t('create.open'), isEnabled: !reason && !isCreating && !leaving });
  useKubernetesSecretEvents(data.id);

  if (!data.secrets) {
    return (
      <Card>
        {reason ? <EmptyState kind="nothing" title={reason} /> : <MissingData title={t('loadFailed')} />}
      </Card>
    );
  }
  const { edges, totalCount } = data.secrets;
  const button = (
    <Button ref={opener} variant="primary" icon={<Plus />} disabledReason={reason} onClick={create}>
      {t('create.open')}
    </Button>
  );
  const columns = ['name', 'namespace', 'type', 'keys', 'created'].map((key) => ({
    key,
    header: t(`column.${key}`),
  }));
  return (
    <Card>
      {edges.length === 0 ? (
        <EmptyState kind="first" icon={KeySquare} title={t('empty.title')} actions={button}>
          {t('empty.text')}
        </EmptyState>
      ) : (
        <>
          <CardHeader title={t('title')} description={t('description')} actions={button} />
          <Box mt="4">
            <Table
              caption={t('title')}
              columns={[...columns, { key: 'actions', header: t('column.actions'), isHeaderHidden: true }]}
            >
              {edges.map(({ node }) => (
                <ClusterSecretRow key={node.id} secret={node} disabledReason={reason} onDelete={setLeaving} />
              ))}
            </Table>
            {totalCount > edges.length ? (
              <Box px="5" py="3" color="fg.muted">
                {t('more', { shown: edges.length, total: totalCount })}
              </Box>
            ) : null}
          </Box>
        </>
      )}
      <Suspense fallback={null}>
        {isCreating ? (
          <CreateKubernetesSecretDialog clusterId={data.id} onClose={() => setCreating(false)} />
        ) : null}
        {leaving ? (
          <DeleteKubernetesSecretDialog secret={leaving} onClose={() => setLeaving(undefined)} />
        ) : null}
      </Suspense>
    </Card>
  );
}
