import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { ServerText } from '../../../i18n/ServerText.tsx';
import { useServerText } from '../../../i18n/serverText.ts';
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
  const words = useServerText();
  if (status !== 'FAILED' || !progressMessage) return null;
  return (
    <p className={className} title={words(progressMessage)}>
      <ServerText>{progressMessage}</ServerText>
    </p>
  );
}
