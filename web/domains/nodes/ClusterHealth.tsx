import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../relay/useOwnedQuery.ts';
import { HealthCard } from './HealthCard.tsx';
import { ProblemPodsCard } from './ProblemPodsCard.tsx';
import { UsageCard } from './usage/UsageCard.tsx';
import { useClusterHealth } from './useClusterHealth.ts';
import type { ClusterHealthQuery } from './__generated__/ClusterHealthQuery.graphql.ts';

/**
 * Nodes and pods of a cluster, problems first. A separate query, because reading them from the cluster takes longer
 * than the rest of the overview.
 */
export function ClusterHealth({ reference }: { reference: PreloadedQuery<ClusterHealthQuery> }) {
  const { cluster } = useOwnedQuery<ClusterHealthQuery>(
    graphql`
      query ClusterHealthQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          id
          ...ProblemPodsCard_cluster
          ...HealthCard_cluster
          ...UsageCard_cluster
        }
      }
    `,
    reference,
  );
  return cluster ? <Cards cluster={cluster} /> : null;
}

type Cluster = NonNullable<ClusterHealthQuery['response']['cluster']>;

function Cards({ cluster }: { cluster: Cluster }) {
  useClusterHealth(cluster.id);
  return (
    <>
      <ProblemPodsCard cluster={cluster} />
      <HealthCard cluster={cluster} />
      <UsageCard cluster={cluster} />
    </>
  );
}
