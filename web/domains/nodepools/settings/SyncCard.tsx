import { RefreshCw } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { lazyPart } from '../../../shell/lazyPart.tsx';
import { MessageText } from '../../../i18n/MessageText.tsx';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { Button } from '../../../ui/actions/Button.tsx';
import { Banner } from '../../../ui/feedback/Banner.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import { StatusBadge } from '../../../ui/status/StatusBadge.tsx';
import type {
  SyncCard_cluster$data,
  SyncCard_cluster$key,
} from './__generated__/SyncCard_cluster.graphql.ts';

const SyncDialog = lazyPart(() => import('./SyncDialog.tsx'), 'SyncDialog', 'clusters.dialogs');

type Pools = Pick<SyncCard_cluster$data, 'nodePools' | 'removedNodePools'>;

/** Whether the servers match the pools; unknown while the cloud cannot be reached. */
function syncState({ nodePools, removedNodePools }: Pools): 'failed' | 'waiting' | 'inSync' | 'unknown' {
  if (nodePools.some(({ status }) => status === 'FAILED')) return 'failed';
  if (nodePools.some(({ isInSync }) => isInSync === false) || removedNodePools?.length) return 'waiting';
  return nodePools.some(({ isInSync }) => isInSync == null) ? 'unknown' : 'inSync';
}

const tones = { failed: 'failed', waiting: 'attention', inSync: 'ok', unknown: 'neutral' } as const;

/** The differences between servers and saved pools, and a button to sync them; nothing if there are none. */
export function SyncCard({ cluster, isDirty }: { cluster: SyncCard_cluster$key; isDirty: boolean }) {
  const { t } = useTranslation('nodepools');
  const data = useFragment(
    graphql`
      fragment SyncCard_cluster on Cluster {
        id
        detail {
          ...MessageText_message
        }
        viewerCan {
          syncNodePools {
            ...useActionReason_state
          }
        }
        nodePools {
          name
          status
          actualCount
          instanceCount
          isAutoscaling
          isInSync
        }
        removedNodePools {
          name
          actualCount
        }
      }
    `,
    cluster,
  );
  const reasonOf = useActionReason();
  const [isOpen, setOpen] = useState(false);
  const state = syncState(data);
  const reason = reasonOf(data.viewerCan.syncNodePools);
  if (state === 'inSync' && !isOpen) return null;
  return (
    <Card>
      <CardHeader
        title={t('sync.card')}
        badge={<StatusBadge tone={tones[state]} label={t(`sync.state.${state}`)} />}
        description={t('sync.description')}
        actions={
          <Button
            icon={<RefreshCw aria-hidden />}
            disabledReason={reason ?? (isDirty ? t('sync.saveFirst') : undefined)}
            onClick={() => setOpen(true)}
          >
            {t('sync.confirm')}
          </Button>
        }
      />
      {state === 'failed' || state === 'waiting' ? (
        <CardBody>
          <Stack gap="3">
            {state === 'failed' ? (
              <Banner tone="error" title={t('sync.failed')}>
                {data.detail ? (
                  <>
                    <MessageText message={data.detail} />{' '}
                  </>
                ) : null}
                {t('sync.retry')}
              </Banner>
            ) : null}
            <Differences {...data} />
          </Stack>
        </CardBody>
      ) : (
        <Box pb="4" />
      )}
      <Suspense>{isOpen ? <SyncDialog clusterId={data.id} onClose={() => setOpen(false)} /> : null}</Suspense>
    </Card>
  );
}

/** The differences per pool. */
function Differences({ nodePools, removedNodePools }: Pools) {
  const { t } = useTranslation('nodepools');
  const open = nodePools.filter(({ isInSync, isAutoscaling }) => isInSync === false && !isAutoscaling);
  const scaling = nodePools.filter(({ isInSync, isAutoscaling }) => isInSync === false && isAutoscaling);
  return (
    <Stack as="ul" gap="1" listStyleType="none" p="0" m="0">
      {open.map(({ name, actualCount, instanceCount }) => (
        <Difference key={name} name={name}>
          {t('edit.actual', { actual: actualCount ?? 0, count: instanceCount })}
        </Difference>
      ))}
      {scaling.map(({ name }) => (
        <Difference key={name} name={name}>
          {t('sync.scaling')}
        </Difference>
      ))}
      {removedNodePools?.map(({ name, actualCount }) => (
        <Difference key={name} name={name}>
          {t('sync.removed', { count: actualCount ?? 0 })}
        </Difference>
      ))}
    </Stack>
  );
}

function Difference({ name, children }: { name: string; children: string }) {
  return (
    <Flex as="li" gap="2" wrap="wrap">
      <Text as="strong">{name}</Text>
      <Text as="span" color="fg.muted">
        {children}
      </Text>
    </Flex>
  );
}
