import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex, SimpleGrid, Text } from '../../ui/layout/primitives.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { loadSource } from './load.ts';
import { LoadMeter } from './LoadMeter.tsx';
import type { NodeRow_node$key } from './__generated__/NodeRow_node.graphql.ts';

/** One node: type, status, and load. */
export function NodeRow({ node }: { node: NodeRow_node$key }) {
  const { t } = useTranslation('nodes');
  const { name, role, nodePoolName, isReady, allocatable, usage, requests, pods } = useFragment(
    graphql`
      fragment NodeRow_node on ClusterNode {
        name
        role
        nodePoolName
        isReady
        allocatable {
          cores
          memoryGb
        }
        usage {
          cores
          memoryGb
        }
        requests {
          cores
          memoryGb
        }
        pods {
          total
          needsAttention
        }
      }
    `,
    node,
  );
  const { isMeasured, of } = loadSource(usage, requests);
  const attention =
    pods.needsAttention > 0 ? ` · ${t('list.attention', { count: pods.needsAttention })}` : '';
  return (
    <Box as="li" py="4" borderBottom="1px solid" borderColor="border" _last={{ borderBottom: 'none' }}>
      <Flex gap="2" align="center" justify="space-between" wrap="wrap">
        <Text as="h3" fontWeight="semibold" textStyle="mono" css={{ overflowWrap: 'anywhere' }}>
          {name}
        </Text>
        <StatusBadge
          tone={isReady ? 'ok' : 'attention'}
          label={t(isReady ? 'list.ready' : 'list.notReady')}
        />
      </Flex>
      <Text textStyle="xs" color="fg.muted" mt="0.5" mb="3">
        {role === 'CONTROL_PLANE' ? t('list.controlPlane') : t('list.worker', { pool: nodePoolName ?? '' })} ·{' '}
        {t('list.pods', { count: pods.total })}
        {attention}
      </Text>
      <SimpleGrid columns={{ base: 1, sm: 2 }} gapX="6" gapY="3">
        <LoadMeter
          kind="cpu"
          value={of.cores}
          max={allocatable.cores}
          isMeasured={isMeasured}
          requested={requests.cores}
        />
        <LoadMeter
          kind="memory"
          value={of.memoryGb}
          max={allocatable.memoryGb}
          isMeasured={isMeasured}
          requested={requests.memoryGb}
        />
      </SimpleGrid>
    </Box>
  );
}
