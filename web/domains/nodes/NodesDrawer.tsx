import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { CardBoundary } from '../../shell/CardBoundary.tsx';
import { Drawer } from '../../ui/feedback/Drawer.tsx';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { Box, Text } from '../../ui/layout/primitives.ts';
import { SkeletonTable } from '../../ui/status/Skeleton.tsx';
import { NodeRow } from './NodeRow.tsx';
import { useRefreshHealth } from './useRefreshHealth.ts';
import type { NodesDrawerQuery } from './__generated__/NodesDrawerQuery.graphql.ts';

/** All nodes with their load; updated live while open. */
export function NodesDrawer({ uuid, onClose }: { uuid: string; onClose: () => void }) {
  const { t } = useTranslation('nodes');
  return (
    <Drawer isOpen onClose={onClose} title={t('list.title')} size="lg">
      <CardBoundary fallback={<SkeletonTable rows={4} />} title={t('failed')}>
        {(fetchKey) => <Nodes uuid={uuid} fetchKey={fetchKey} />}
      </CardBoundary>
    </Drawer>
  );
}

function Nodes({ uuid, fetchKey }: { uuid: string; fetchKey: number }) {
  const { t } = useTranslation('nodes');
  const { refresh } = useRefreshHealth(uuid);
  const { cluster } = useLazyLoadQuery<NodesDrawerQuery>(
    graphql`
      query NodesDrawerQuery($id: ID!) {
        cluster(id: $id) {
          nodes(first: 100) {
            edges {
              node {
                id
                ...NodeRow_node
              }
            }
          }
        }
      }
    `,
    { id: uuid },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  const nodes = cluster?.nodes?.edges;
  if (!nodes) return <ErrorState isCompact level={3} title={t('failed')} onRetry={refresh} />;
  if (nodes.length === 0) return <Text color="fg.muted">{t('list.none')}</Text>;
  return (
    <Box as="ul" m="0" p="0" listStyleType="none">
      {nodes.map(({ node }) => (
        <NodeRow key={node.id} node={node} uuid={uuid} />
      ))}
    </Box>
  );
}
