import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Flex } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type { NodeStateBadge_node$key } from './__generated__/NodeStateBadge_node.graphql.ts';

/** Whether a node is ready, and whether it takes new pods. */
export function NodeStateBadge({ node }: { node: NodeStateBadge_node$key }) {
  const { t } = useTranslation('nodes');
  const { isReady, isSchedulable, isDraining, evictablePodCount } = useFragment(
    graphql`
      fragment NodeStateBadge_node on ClusterNode {
        isReady
        isSchedulable
        isDraining
        evictablePodCount
      }
    `,
    node,
  );
  const maintenance = isDraining
    ? t('maintenance.draining', { count: evictablePodCount })
    : t('maintenance.cordoned');
  return (
    <Flex as="span" gap="2" wrap="wrap" align="center">
      <StatusBadge tone={isReady ? 'ok' : 'attention'} label={t(isReady ? 'list.ready' : 'list.notReady')} />
      {isSchedulable ? null : <StatusBadge tone={isDraining ? 'busy' : 'neutral'} label={maintenance} />}
    </Flex>
  );
}
