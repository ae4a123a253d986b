import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { ProblemPodRow } from './ProblemPodRow.tsx';
import { useRefreshHealth } from './useRefreshHealth.ts';
import type { ProblemPodsCard_cluster$key } from './__generated__/ProblemPodsCard_cluster.graphql.ts';

/** Pods with problems; nothing if there are none. */
export function ProblemPodsCard({ cluster }: { cluster: ProblemPodsCard_cluster$key }) {
  const { t } = useTranslation('nodes');
  const { uuid, health, problematicPods } = useFragment(
    graphql`
      fragment ProblemPodsCard_cluster on Cluster {
        uuid
        health {
          isEstimate
        }
        problematicPods(first: 100) {
          totalCount
          edges {
            node {
              id
              ...ProblemPodRow_pod
            }
          }
        }
      }
    `,
    cluster,
  );
  const { refresh } = useRefreshHealth(uuid);
  // A cluster that is not running has no pod data. If the nodes cannot be read either, their card shows that.
  if (!problematicPods && health?.isEstimate !== false) return null;
  if (problematicPods?.totalCount === 0) return null;
  const badge = problematicPods ? (
    <StatusBadge tone="attention" label={t('problems.count', { count: problematicPods.totalCount })} />
  ) : null;
  return (
    <Card>
      <CardHeader title={t('problems.title')} badge={badge} />
      <CardBody>
        {problematicPods ? (
          <Box as="ul" m="0" p="0" listStyleType="none">
            {problematicPods.edges.map(({ node }) => (
              <ProblemPodRow key={node.id} pod={node} />
            ))}
          </Box>
        ) : (
          <ErrorState isCompact level={3} title={t('problems.failed')} onRetry={refresh} />
        )}
      </CardBody>
    </Card>
  );
}
