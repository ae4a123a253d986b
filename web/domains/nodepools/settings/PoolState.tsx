import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import { asPoolStatus, poolTone } from './poolLook.ts';
import type { PoolState_pool$key } from './__generated__/PoolState_pool.graphql.ts';

/** What the cloud has of a pool beside what is wanted, and where the pool stands. */
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
  // Servers may go away by themselves: then the pool is as it was saved, and the cloud is not.
  const isDrifting = status === 'ACTIVE' && data.isInSync === false;
  const wanted = data.isAutoscaling
    ? t('edit.range', { min: data.minInstances ?? 0, max: data.maxInstances ?? 0 })
    : data.instanceCount;
  return (
    <Flex gap="2.5" align="center" wrap="wrap">
      <StatusBadge
        isBusy={status === 'UPDATING'}
        tone={isDrifting ? 'attention' : poolTone(status)}
        label={t(isDrifting ? 'status.DRIFTING' : `status.${status}`)}
      />
      <Text as="span" color="fg.muted" textStyle="sm">
        {data.actualCount == null
          ? t('edit.actualUnknown', { wanted })
          : t('edit.actual', { actual: data.actualCount, wanted })}
      </Text>
    </Flex>
  );
}
