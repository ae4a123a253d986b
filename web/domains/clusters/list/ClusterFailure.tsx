import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { ClusterFailure_cluster$key } from './__generated__/ClusterFailure_cluster.graphql.ts';

interface ClusterFailureProps {
  readonly cluster: ClusterFailure_cluster$key;
  readonly className: string;
}

/** Why the last work on a cluster failed; nothing for all others. The tooltip has it whole where it is cut. */
export function ClusterFailure({ cluster, className }: ClusterFailureProps) {
  const { status, progressMessage } = useFragment(
    graphql`
      fragment ClusterFailure_cluster on Cluster {
        status
        progressMessage
      }
    `,
    cluster,
  );
  if (status !== 'FAILED' || !progressMessage) return null;
  return (
    <p className={className} title={progressMessage}>
      {progressMessage}
    </p>
  );
}
