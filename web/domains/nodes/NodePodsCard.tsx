import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { ObjectTable } from '../workloads/tables/ObjectTable.tsx';
import { POD_COLUMNS, PodRow } from '../workloads/tables/PodRow.tsx';
import type { NodePodsCard_cluster$key } from './__generated__/NodePodsCard_cluster.graphql.ts';

/** The pods of a node. */
export function NodePodsCard({ cluster }: { cluster: NodePodsCard_cluster$key }) {
  const { t } = useTranslation('nodes');
  const { uuid, pods } = useFragment(
    graphql`
      fragment NodePodsCard_cluster on Cluster {
        uuid
        pods(first: 100, filter: { nodeName: $name }) {
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
    <Card>
      <CardHeader title={t('page.pods')} />
      <ObjectTable
        view="pods"
        columns={POD_COLUMNS}
        rows={pods?.edges.map(({ node }) => (
          <PodRow key={node.id} uuid={uuid} pod={node} />
        ))}
        total={pods?.totalCount}
      />
    </Card>
  );
}
