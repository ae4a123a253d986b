import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { EventsTable } from './EventsTable.tsx';
import type { ClusterEventsTable_cluster$key } from './__generated__/ClusterEventsTable_cluster.graphql.ts';

/** More rows than anybody reads make the page slow. */
const MOST = 200;

interface ClusterEventsTableProps {
  readonly cluster: ClusterEventsTable_cluster$key;
  /** Null: all namespaces. */
  readonly namespace: string | null;
}

/** Kubernetes' events of the last hour, newest first. */
export function ClusterEventsTable({ cluster, namespace }: ClusterEventsTableProps) {
  const { kubernetesEvents } = useFragment(
    graphql`
      fragment ClusterEventsTable_cluster on Cluster {
        kubernetesEvents {
          namespace
          ...EventsTable_events
        }
      }
    `,
    cluster,
  );
  const shown = kubernetesEvents?.filter((one) => namespace === null || one.namespace === namespace);
  return <EventsTable events={shown?.slice(0, MOST) ?? null} total={shown?.length} />;
}
