import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Text } from '../../../ui/layout/primitives.ts';
import { Money } from '../../../ui/text/Money.tsx';
import type { CostCard_cluster$key } from './__generated__/CostCard_cluster.graphql.ts';

/** Monthly price of the servers; for an archived cluster, the price after unarchiving. */
export function CostCard({ cluster }: { cluster: CostCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const { status, monthlyPrice } = useFragment(
    graphql`
      fragment CostCard_cluster on Cluster {
        status
        monthlyPrice {
          amount
        }
      }
    `,
    cluster,
  );
  return (
    <Card>
      <CardHeader title={t('overview.cost.title')} />
      <CardBody>
        <Text textStyle="2xl" fontWeight="semibold">
          <Money amount={eurosOf(monthlyPrice.amount)} />
        </Text>
        <Box color="fg.muted" textStyle="xs" mt="1">
          {t(status === 'ARCHIVED' ? 'overview.cost.archived' : 'overview.cost.hint')}
        </Box>
      </CardBody>
    </Card>
  );
}
