import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useMessageText } from '../../i18n/MessageText.tsx';
import { troubleOf, type TroubleLevel } from './clusterStatus.ts';
import type { useClusterTroubles_clusters$key } from './__generated__/useClusterTroubles_clusters.graphql.ts';

interface ClusterTrouble {
  readonly level: TroubleLevel | 'FAILED';
  /** In the user's language; empty if the server sent none. */
  readonly reason: string;
}

/** Of each cluster, why its last operation failed or why it needs attention; null for the others. */
export function useClusterTroubles(
  clusters: useClusterTroubles_clusters$key,
): readonly (ClusterTrouble | null)[] {
  const words = useMessageText();
  return useFragment(
    graphql`
      fragment useClusterTroubles_clusters on Cluster @relay(plural: true) {
        status
        detail {
          ...MessageText_message
        }
        healthSummary {
          level
          reasons {
            ...MessageText_message
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of it
          ...healthSummaryFields_summary
        }
      }
    `,
    clusters,
  ).map(({ status, detail, healthSummary }) => {
    if (status === 'FAILED') return { level: 'FAILED', reason: detail ? words(detail) : '' };
    const level = troubleOf(status, healthSummary?.level);
    return level && { level, reason: (healthSummary?.reasons ?? []).map((one) => words(one)).join(' ') };
  });
}
