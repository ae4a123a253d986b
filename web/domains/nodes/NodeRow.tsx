import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { TextLink } from '../../ui/actions/TextLink.tsx';
import { Box, Flex, Text } from '../../ui/layout/primitives.ts';
import { NodeStateBadge } from './maintenance/NodeStateBadge.tsx';
import { NodeLoad } from './NodeLoad.tsx';
import type { NodeRow_node$key } from './__generated__/NodeRow_node.graphql.ts';

/** One node: type, status, and load; its name leads to its page. `uuid` is the cluster's. */
export function NodeRow({ node, uuid }: { node: NodeRow_node$key; uuid: string }) {
  const { t } = useTranslation('nodes');
  const data = useFragment(
    graphql`
      fragment NodeRow_node on ClusterNode {
        name
        role
        nodePoolName
        pods {
          total
          needsAttention
        }
        ...NodeLoad_node
        ...NodeStateBadge_node
      }
    `,
    node,
  );
  const { name, role, nodePoolName, pods } = data;
  const attention =
    pods.needsAttention > 0 ? ` · ${t('list.attention', { count: pods.needsAttention })}` : '';
  return (
    <Box as="li" py="4" borderBottom="1px solid" borderColor="border" _last={{ borderBottom: 'none' }}>
      <Flex gap="2" align="center" justify="space-between" wrap="wrap">
        <Text as="h3" fontWeight="semibold" textStyle="mono" css={{ overflowWrap: 'anywhere' }}>
          <TextLink to={paths.clusterNode(uuid, name)}>{name}</TextLink>
        </Text>
        <NodeStateBadge node={data} />
      </Flex>
      <Text textStyle="xs" color="fg.muted" mt="0.5" mb="3">
        {role === 'CONTROL_PLANE' ? t('list.controlPlane') : t('list.worker', { pool: nodePoolName ?? '' })} ·{' '}
        {t('list.pods', { count: pods.total })}
        {attention}
      </Text>
      <NodeLoad node={data} />
    </Box>
  );
}
