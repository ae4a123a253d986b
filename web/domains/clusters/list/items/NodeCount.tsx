import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { NodeCount_cluster$key } from './__generated__/NodeCount_cluster.graphql.ts';

/** Control plane and worker nodes; of a failed creation, how many of them were built. */
export function NodeCount({ cluster }: { cluster: NodeCount_cluster$key }) {
  const { t } = useTranslation('clusters');
  const {
    status,
    serverCount,
    controlPlaneCount: masters,
    workerCount: workers,
  } = useFragment(
    graphql`
      fragment NodeCount_cluster on Cluster {
        status
        serverCount
        controlPlaneCount
        workerCount
      }
    `,
    cluster,
  );
  const total = masters + workers;
  return status === 'FAILED' && serverCount < total
    ? t('list.facts.built', { count: serverCount, total })
    : t('list.facts.nodeSum', { masters, workers });
}
