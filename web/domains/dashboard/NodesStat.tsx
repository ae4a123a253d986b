import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StatTile } from '../../ui/status/StatTile.tsx';
import type { NodesStat_clusters$key } from './__generated__/NodesStat_clusters.graphql.ts';

/** Number of servers of all clusters; archived ones have none. */
export function NodesStat({ clusters }: { clusters: NodesStat_clusters$key }) {
  const { t } = useTranslation('dashboard');
  const running = useFragment(
    graphql`
      fragment NodesStat_clusters on Cluster @relay(plural: true) {
        status
        controlPlaneCount
        workerCount
      }
    `,
    clusters,
  ).filter(({ status }) => status !== 'ARCHIVED');
  const masters = running.reduce((sum, cluster) => sum + cluster.controlPlaneCount, 0);
  const workers = running.reduce((sum, cluster) => sum + cluster.workerCount, 0);
  return (
    <StatTile
      label={t('nodes.label')}
      value={masters + workers}
      hint={t('nodes.byRole', { masters, count: workers })}
    />
  );
}
