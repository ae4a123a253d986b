import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { asClusterStatus, clusterTone, troubleOf, troubleTone } from './clusterStatus.ts';
import type { ClusterStatusBadge_cluster$key } from './__generated__/ClusterStatusBadge_cluster.graphql.ts';

/** The status of a cluster; for an active one that needs attention, its health. */
export function ClusterStatusBadge({ cluster }: { cluster: ClusterStatusBadge_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { status, healthSummary } = useFragment(
    graphql`
      fragment ClusterStatusBadge_cluster on Cluster {
        status
        healthSummary {
          level
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of it
          ...healthSummaryFields_summary
        }
      }
    `,
    cluster,
  );
  const trouble = troubleOf(status, healthSummary?.level);
  if (trouble) return <StatusBadge tone={troubleTone(trouble)} label={t(`health.${trouble}`)} />;
  return <StatusBadge tone={clusterTone(status)} label={t(`status.${asClusterStatus(status)}`)} />;
}
