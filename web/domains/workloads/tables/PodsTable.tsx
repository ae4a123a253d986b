import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { ObjectTable } from './ObjectTable.tsx';
import { POD_COLUMNS, PodRow } from './PodRow.tsx';
import type { PodsTable_cluster$key } from './__generated__/PodsTable_cluster.graphql.ts';

/** Pods with their state, load and node. */
export function PodsTable({ cluster }: { cluster: PodsTable_cluster$key }) {
  const { uuid, pods } = useFragment(
    graphql`
      fragment PodsTable_cluster on Cluster {
        uuid
        pods(first: 100, filter: { namespace: $namespace }) {
          totalCount
          edges {
            node {
              id
              ...PodRow_pod
            }
          }
        }
      }
    `,
    cluster,
  );
  return (
    <ObjectTable
      view="pods"
      columns={POD_COLUMNS}
      rows={pods?.edges.map(({ node }) => (
        <PodRow key={node.id} uuid={uuid} pod={node} />
      ))}
      total={pods?.totalCount}
    />
  );
}
