import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StatTile } from '../../ui/status/StatTile.tsx';
import type { NodesStat_clusters$key } from './__generated__/NodesStat_clusters.graphql.ts';

/** Number of servers of all clusters; archived ones and those that were not built have none. */
export function NodesStat({ clusters }: { clusters: NodesStat_clusters$key }) {
  const { t } = useTranslation('dashboard');
  const running = useFragment(
    graphql`
      fragment NodesStat_clusters on Cluster @relay(plural: true) {
        hasServers
        controlPlaneCount
        workerCount
      }
    `,
    clusters,
  ).filter(({ hasServers }) => hasServers);
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
