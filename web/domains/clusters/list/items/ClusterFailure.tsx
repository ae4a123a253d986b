import { useMemo } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useClusterTroubles } from '../../useClusterTroubles.ts';
import type { ClusterFailure_cluster$key } from './__generated__/ClusterFailure_cluster.graphql.ts';

interface ClusterFailureProps {
  readonly cluster: ClusterFailure_cluster$key;
  readonly className: string;
}

/**
 * Why the last operation on a cluster failed, or why a running one needs attention; nothing for others. The tooltip has
 * the full text.
 */
export function ClusterFailure({ cluster, className }: ClusterFailureProps) {
  const data = useFragment(
    graphql`
      fragment ClusterFailure_cluster on Cluster {
        ...useClusterTroubles_clusters
      }
    `,
    cluster,
  );
  const [trouble] = useClusterTroubles(useMemo(() => [data], [data]));
  if (!trouble?.reason) return null;
  return (
    <p className={className} title={trouble.reason} data-level={trouble.level}>
      {trouble.reason}
    </p>
  );
}
