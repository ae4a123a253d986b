import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { ObjectTable } from './ObjectTable.tsx';
import { POD_COLUMNS, PodRow } from './PodRow.tsx';
import type { PodList_pods$key } from './__generated__/PodList_pods.graphql.ts';

interface PodListProps {
  /** Uuid of their cluster. */
  readonly uuid: string;
  /** Null when they could not be loaded. */
  readonly pods: PodList_pods$key | null | undefined;
}

/** Pods with their state, load and node. */
export function PodList({ uuid, pods }: PodListProps) {
  const data = useFragment(
    graphql`
      fragment PodList_pods on PodConnection {
        totalCount
        edges {
          node {
            id
            ...PodRow_pod
          }
        }
      }
    `,
    pods,
  );
  return (
    <ObjectTable
      view="pods"
      columns={POD_COLUMNS}
      rows={data?.edges.map(({ node }) => (
        <PodRow key={node.id} uuid={uuid} pod={node} />
      ))}
      total={data?.totalCount}
    />
  );
}
