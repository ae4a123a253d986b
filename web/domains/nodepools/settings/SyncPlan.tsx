import { Minus, Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { Box, Flex, Stack, Text } from '../../../ui/layout/primitives.ts';
import type { SyncPlan_plan$data, SyncPlan_plan$key } from './__generated__/SyncPlan_plan.graphql.ts';

type Scaled = SyncPlan_plan$data['scaleUp'][number];

/** The servers a sync adds and removes, by pool. */
export function SyncPlan({ plan }: { plan: SyncPlan_plan$key }) {
  const { t } = useTranslation('nodepools');
  const { scaleUp, scaleDown } = useFragment(
    graphql`
      fragment SyncPlan_plan on SyncNodePoolsPayload {
        scaleUp {
          name
          count
          servers
        }
        scaleDown {
          name
          count
          servers
        }
      }
    `,
    plan,
  );
  if (scaleUp.length + scaleDown.length === 0) return <Text>{t('sync.nothing')}</Text>;
  return (
    <Stack gap="3">
      <Lines pools={scaleUp} kind="up" />
      <Lines pools={scaleDown} kind="down" />
      {scaleDown.length > 0 ? <Text color="fg.muted">{t('sync.downHelp')}</Text> : null}
    </Stack>
  );
}

function Lines({ pools, kind }: { pools: readonly Scaled[]; kind: 'up' | 'down' }) {
  const { t } = useTranslation('nodepools');
  if (pools.length === 0) return null;
  const Icon = kind === 'up' ? Plus : Minus;
  return (
    <Stack as="ul" gap="2" listStyleType="none" p="0" m="0">
      {pools.map(({ name, count, servers }) => (
        <Box as="li" key={name}>
          <Flex gap="2" align="center" fontWeight="medium">
            <Icon aria-hidden width={16} height={16} />
            {t(`sync.${kind}`, { count, name })}
          </Flex>
          <Text textStyle="mono" lineHeight="1rem" color="fg.muted" ps="6" overflowWrap="anywhere">
            {servers.join(', ')}
          </Text>
        </Box>
      ))}
    </Stack>
  );
}
