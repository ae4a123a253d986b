import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { asClusterStatus, clusterTone } from './clusterStatus.ts';
import type { ClusterStatusBadge_cluster$key } from './__generated__/ClusterStatusBadge_cluster.graphql.ts';

/** The status of a cluster. */
export function ClusterStatusBadge({ cluster }: { cluster: ClusterStatusBadge_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { status } = useFragment(
    graphql`
      fragment ClusterStatusBadge_cluster on Cluster {
        status
      }
    `,
    cluster,
  );
  return <StatusBadge tone={clusterTone(status)} label={t(`status.${asClusterStatus(status)}`)} />;
}
