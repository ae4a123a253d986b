import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Card, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { Table } from '../../../ui/layout/Table.tsx';
import { NodePoolRow } from './NodePoolRow.tsx';
import type { NodePoolsCard_cluster$key } from './__generated__/NodePoolsCard_cluster.graphql.ts';

/** The node pools of the cluster. */
export function NodePoolsCard({ cluster }: { cluster: NodePoolsCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { nodePools } = useFragment(
    graphql`
      fragment NodePoolsCard_cluster on Cluster {
        nodePools {
          id
          ...NodePoolRow_pool
        }
      }
    `,
    cluster,
  );
  const title = t('overview.pools.title');
  return (
    <Card>
      <CardHeader title={title} />
      <Box mt="3" borderTop="1px solid" borderColor="border">
        <Table
          caption={title}
          columns={[
            { key: 'name', header: t('overview.pools.name') },
            { key: 'type', header: t('overview.pools.type') },
            { key: 'location', header: t('overview.pools.location') },
            { key: 'nodes', header: t('overview.pools.nodes'), align: 'end' },
          ]}
        >
          {nodePools.map((pool) => (
            <NodePoolRow key={pool.id} pool={pool} />
          ))}
        </Table>
      </Box>
    </Card>
  );
}
