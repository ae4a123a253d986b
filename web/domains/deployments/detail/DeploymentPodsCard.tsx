import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MissingData } from '../../../shell/MissingData.tsx';
import { EmptyState } from '../../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { Table } from '../../../ui/layout/Table.tsx';
import { Meter } from '../../../ui/status/Meter.tsx';
import { POD_COLUMNS, PodRow } from '../../workloads/tables/PodRow.tsx';
import type { DeploymentPodsCard_deployment$key } from './__generated__/DeploymentPodsCard_deployment.graphql.ts';

/** How far the rollout is, and each pod with its state and load. */
export function DeploymentPodsCard({ deployment }: { deployment: DeploymentPodsCard_deployment$key }) {
  const { t } = useTranslation('deployments');
  const { rollout, pods, cluster } = useFragment(
    graphql`
      fragment DeploymentPodsCard_deployment on Deployment {
        cluster {
          uuid
          healthSummary {
            unreachableSince
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of it
            ...healthSummaryFields_summary
          }
        }
        rollout {
          ready
          wanted
        }
        pods {
          id
          ...PodRow_pod
        }
      }
    `,
    deployment,
  );
  const { ready, wanted } = rollout;
  return (
    <Card>
      <CardHeader title={t('overview.pods')} />
      {wanted > 0 ? (
        <Box px="5" pt="3" maxW="20rem">
          <Meter
            label={t('overview.ready')}
            value={ready ?? 0}
            max={wanted}
            valueText={t('replicas.of', { ready: ready ?? '–', wanted })}
            tone={ready === wanted ? 'green' : 'amber'}
          />
        </Box>
      ) : null}
      {!pods ? (
        <MissingData
          title={t('overview.podsFailed')}
          message={cluster.healthSummary?.unreachableSince ? t('age.reason') : undefined}
        />
      ) : null}
      {pods?.length === 0 ? (
        <EmptyState
          kind="nothing"
          level={3}
          title={t(wanted === 0 ? 'overview.stopped' : 'overview.noPods')}
        />
      ) : null}
      {pods && pods.length > 0 ? (
        <Table
          caption={t('overview.pods')}
          columns={POD_COLUMNS.map((key) => ({ key, header: t(`workloads:column.${key}`) }))}
        >
          {pods.map((pod) => (
            <PodRow key={pod.id} uuid={cluster.uuid} pod={pod} />
          ))}
        </Table>
      ) : null}
    </Card>
  );
}
