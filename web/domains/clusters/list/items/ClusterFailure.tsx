import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MessageText } from '../../../../i18n/MessageText.tsx';
import { useMessageText } from '../../../../i18n/MessageText.tsx';
import type { ClusterFailure_cluster$key } from './__generated__/ClusterFailure_cluster.graphql.ts';

interface ClusterFailureProps {
  readonly cluster: ClusterFailure_cluster$key;
  readonly className: string;
}

/** Why the last operation on a cluster failed; nothing for others. The tooltip has the full text. */
export function ClusterFailure({ cluster, className }: ClusterFailureProps) {
  const { status, detail } = useFragment(
    graphql`
      fragment ClusterFailure_cluster on Cluster {
        status
        detail {
          ...MessageText_message
        }
      }
    `,
    cluster,
  );
  const words = useMessageText();
  if (status !== 'FAILED' || !detail) return null;
  return (
    <p className={className} title={words(detail)}>
      <MessageText message={detail} />
    </p>
  );
}
