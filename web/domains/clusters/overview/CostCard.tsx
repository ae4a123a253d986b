import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../../lib/money.ts';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box, Flex, Text } from '../../../ui/layout/primitives.ts';
import { Money } from '../../../ui/text/Money.tsx';
import { useAttachments } from '../useAttachments.ts';
import type { CostCard_cluster$key } from './__generated__/CostCard_cluster.graphql.ts';

/** The monthly price part by part, and what is not in it; of an archived cluster, the price after unarchiving. */
export function CostCard({ cluster }: { cluster: CostCard_cluster$key }) {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment CostCard_cluster on Cluster {
        status
        monthlyPrice {
          amount
        }
        costLines {
          kind
          count
          monthlyPrice {
            amount
          }
        }
        ...useAttachments_cluster
      }
    `,
    cluster,
  );
  const { status, monthlyPrice, costLines } = data;
  const { volumes } = useAttachments(data);
  const size = volumes.reduce((sum, { sizeGb }) => sum + sizeGb, 0);
  return (
    <Card>
      <CardHeader title={t('overview.cost.title')} />
      <CardBody>
        <Text textStyle="2xl" fontWeight="semibold">
          <Money amount={eurosOf(monthlyPrice.amount)} />
        </Text>
        {costLines.length > 0 ? (
          <Box as="ul" listStyleType="none" textStyle="sm" m="0" mt="3" p="0" display="grid" gap="1">
            {costLines.map(({ kind, count, monthlyPrice: price }) => (
              <Flex as="li" key={kind} justify="space-between" gap="3">
                <span>{t(`overview.cost.kind.${kind}`, { count, size })}</span>
                <Money amount={eurosOf(price.amount)} />
              </Flex>
            ))}
          </Box>
        ) : null}
        <Box color="fg.muted" textStyle="xs" mt="3">
          {t(status === 'ARCHIVED' ? 'overview.cost.archived' : 'overview.cost.hint')}
        </Box>
      </CardBody>
    </Card>
  );
}
