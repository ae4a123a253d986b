import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { WorkerCount_cluster$key } from './__generated__/WorkerCount_cluster.graphql.ts';

/** The worker nodes; of a failed creation, how many of all servers were built. */
export function WorkerCount({ cluster }: { cluster: WorkerCount_cluster$key }) {
  const { t } = useTranslation('clusters');
  const {
    status,
    serverCount,
    controlPlaneCount,
    workerCount: count,
  } = useFragment(
    graphql`
      fragment WorkerCount_cluster on Cluster {
        status
        serverCount
        controlPlaneCount
        workerCount
      }
    `,
    cluster,
  );
  const total = controlPlaneCount + count;
  return status === 'FAILED' && serverCount < total
    ? t('list.facts.serversBuilt', { count: serverCount, total })
    : t('list.facts.workerCount', { count });
}
