import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { Money } from '../../../ui/text/Money.tsx';
import { useAttachments } from '../useAttachments.ts';
import type { CostCard_cluster$key } from './__generated__/CostCard_cluster.graphql.ts';

const total = (priced: readonly { readonly monthlyPrice: { readonly amount: string } }[]): number =>
  priced.reduce((sum, { monthlyPrice }) => sum + eurosOf(monthlyPrice.amount), 0);

/** Monthly price of servers, volumes and load balancers; for an archived cluster, the price after unarchiving. */
export function CostCard({ cluster }: { cluster: CostCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment CostCard_cluster on Cluster {
        status
        monthlyPrice {
          amount
        }
        ...useAttachments_cluster
      }
    `,
    cluster,
  );
  const { status } = data;
  const attachments = useAttachments(data);
  const { volumes, loadBalancers } = attachments;
  const size = volumes.reduce((sum, { sizeGb }) => sum + sizeGb, 0);
  return (
    <Card>
      <CardHeader title={t('overview.cost.title')} />
      <CardBody>
        <Text textStyle="2xl" fontWeight="semibold">
          <Money amount={total([data, attachments])} />
        </Text>
        <Box color="fg.muted" textStyle="xs" mt="1">
          {t(status === 'ARCHIVED' ? 'overview.cost.archived' : 'overview.cost.hint')}
        </Box>
        {volumes.length + loadBalancers.length > 0 ? (
          <Box as="ul" listStyleType="none" textStyle="sm" mt="3" display="grid" gap="1">
            <Part name={t('overview.cost.servers')} amount={total([data])} />
            {volumes.length > 0 ? (
              <Part
                name={t('overview.cost.volumes', { count: volumes.length, size })}
                amount={total(volumes)}
              />
            ) : null}
            {loadBalancers.length > 0 ? (
              <Part
                name={t('overview.cost.balancers', { count: loadBalancers.length })}
                amount={total(loadBalancers)}
              />
            ) : null}
          </Box>
        ) : null}
      </CardBody>
    </Card>
  );
}

function Part({ name, amount }: { name: string; amount: number }) {
  return (
    <Flex as="li" justify="space-between" gap="3">
      <span>{name}</span>
      <Money amount={amount} />
    </Flex>
  );
}
