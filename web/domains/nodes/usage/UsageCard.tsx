import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { UsageHistoryCard } from './UsageHistoryCard.tsx';
import type { UsageCard_cluster$key } from './__generated__/UsageCard_cluster.graphql.ts';

/** Usage of a cluster over time; nothing for one that is not running or not measured. */
export function UsageCard({ cluster }: { cluster: UsageCard_cluster$key }) {
  const { id, health } = useFragment(
    graphql`
      fragment UsageCard_cluster on Cluster {
        id
        health {
          updatedAt
          usage {
            __typename
          }
        }
      }
    `,
    cluster,
  );
  // While the nodes cannot be read, what was measured before is of most interest.
  if (health && !health.usage) return null;
  return <UsageHistoryCard id={id} readAt={health?.updatedAt ?? null} />;
}
