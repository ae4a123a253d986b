import { TrendingDown, TrendingUp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../lib/money.ts';
import { formatPercent } from '../../lib/numbers.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Box, Flex } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { StatTile } from '../../ui/status/StatTile.tsx';
import { Money } from '../../ui/text/Money.tsx';
import type { EstimateStat_account$key } from './__generated__/EstimateStat_account.graphql.ts';
import type { EstimateStat_clusters$key } from './__generated__/EstimateStat_clusters.graphql.ts';

interface EstimateStatProps {
  readonly account: EstimateStat_account$key;
  /** Null while they could not be loaded. */
  readonly clusters: EstimateStat_clusters$key | null;
}

/** Cost of the servers this month, compared with the last one, and by cluster. */
export function EstimateStat({ account, clusters }: EstimateStatProps) {
  const { t } = useTranslation('dashboard');
  const { usage } = useFragment(
    graphql`
      fragment EstimateStat_account on Account {
        usage {
          monthlyEstimate {
            amount
          }
          monthlyTrend
        }
      }
    `,
    account,
  );
  if (!usage) {
    return (
      <Card>
        <MissingData title={t('estimate.loadFailed')} />
      </Card>
    );
  }
  return (
    <StatTile
      label={t('estimate.label')}
      value={<Money amount={eurosOf(usage.monthlyEstimate.amount)} />}
      hint={t('estimate.hint')}
    >
      {usage.monthlyTrend == null ? null : <Trend points={usage.monthlyTrend} />}
      {clusters ? <ByCluster clusters={clusters} /> : null}
    </StatTile>
  );
}

/** The estimate of each cluster with servers, the most expensive first. */
function ByCluster({ clusters }: { clusters: EstimateStat_clusters$key }) {
  const { t } = useTranslation('dashboard');
  const rows = useFragment(
    graphql`
      fragment EstimateStat_clusters on Cluster @relay(plural: true) {
        uuid
        name
        hasServers
        monthlyPrice {
          amount
        }
      }
    `,
    clusters,
  ).filter(({ hasServers }) => hasServers);
  const [isOpen, setOpen] = useState(false);
  if (rows.length < 2) return null;
  const sorted = rows.toSorted((a, b) => eurosOf(b.monthlyPrice.amount) - eurosOf(a.monthlyPrice.amount));
  return (
    <Box
      as="details"
      textStyle="xs"
      onToggle={({ currentTarget }) => setOpen(currentTarget.hasAttribute('open'))}
    >
      <Box as="summary" cursor="pointer" color="brand.fg" w="fit-content">
        {t('estimate.byCluster')}
      </Box>
      {isOpen ? (
        <Box as="ul" listStyleType="none" m="0" mt="1" p="0">
          {sorted.map(({ uuid, name, monthlyPrice }) => (
            <Flex as="li" key={uuid} justify="space-between" gap="2">
              <span>{name}</span>
              <Money amount={eurosOf(monthlyPrice.amount)} />
            </Flex>
          ))}
        </Box>
      ) : null}
    </Box>
  );
}

function Trend({ points }: { points: number }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const Icon = points < 0 ? TrendingDown : TrendingUp;
  const percent = formatPercent(Math.abs(points), locale, 1);
  const direction = points === 0 ? 'same' : points > 0 ? 'up' : 'down';
  return (
    <Flex align="center" gap="1.5" textStyle="xs" color="fg.muted">
      {points === 0 ? null : <Icon aria-hidden width={14} height={14} />}
      {t(`estimate.${direction}`, { percent })}
    </Flex>
  );
}
