import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { PodList } from '../workloads/tables/PodList.tsx';
import type { NodePodsCard_cluster$key } from './__generated__/NodePodsCard_cluster.graphql.ts';

/** The pods of a node. */
export function NodePodsCard({ cluster }: { cluster: NodePodsCard_cluster$key }) {
  const { t } = useTranslation('nodes');
  const { uuid, pods } = useFragment(
    graphql`
      fragment NodePodsCard_cluster on Cluster @argumentDefinitions(nodeName: { type: "String!" }) {
        uuid
        pods(first: 100, filter: { nodeName: $nodeName }) {
          ...PodList_pods
        }
      }
    `,
    cluster,
  );
  return (
    <Card>
      <CardHeader title={t('page.pods')} />
      <PodList uuid={uuid} pods={pods} />
    </Card>
  );
}
