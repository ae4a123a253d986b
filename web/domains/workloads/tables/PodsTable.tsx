import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { PodList } from './PodList.tsx';
import type { PodsTable_cluster$key } from './__generated__/PodsTable_cluster.graphql.ts';

/** The pods of a cluster, of one namespace or all. */
export function PodsTable({ cluster }: { cluster: PodsTable_cluster$key }) {
  const { uuid, pods } = useFragment(
    graphql`
      fragment PodsTable_cluster on Cluster {
        uuid
        pods(first: 100, filter: { namespace: $namespace }) {
          ...PodList_pods
        }
      }
    `,
    cluster,
  );
  return <PodList uuid={uuid} pods={pods} />;
}
