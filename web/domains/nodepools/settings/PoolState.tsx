import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { asPoolStatus, poolTone } from './poolLook.ts';
import type { PoolState_pool$key } from './__generated__/PoolState_pool.graphql.ts';

/** Status of a pool, and how many of its nodes are running. */
export function PoolState({ pool }: { pool: PoolState_pool$key }) {
  const { t } = useTranslation('nodepools');
  const data = useFragment(
    graphql`
      fragment PoolState_pool on NodePool {
        status
        instanceCount
        isAutoscaling
        minInstances
        maxInstances
        actualCount
        isInSync
      }
    `,
    pool,
  );
  const status = asPoolStatus(data.status);
  // Servers can be deleted at Hetzner: the saved pool is unchanged then, but its servers differ.
  const isDrifting = status === 'ACTIVE' && data.isInSync === false;
  const actual = data.actualCount ?? null;
  return (
    <Flex gap="2.5" align="center" wrap="wrap">
      <StatusBadge
        isBusy={status === 'UPDATING'}
        tone={isDrifting ? 'attention' : poolTone(status)}
        label={t(isDrifting ? 'status.DRIFTING' : `status.${status}`)}
      />
      <Text as="span" color="fg.muted" textStyle="sm">
        {data.isAutoscaling
          ? t(actual === null ? 'edit.autoscalingUnknown' : 'edit.autoscaling', {
              count: actual ?? 0,
              min: data.minInstances ?? 0,
              max: data.maxInstances ?? 0,
            })
          : t(actual === null ? 'edit.unknown' : 'edit.actual', { actual, count: data.instanceCount })}
      </Text>
    </Flex>
  );
}
