import { TrendingDown, TrendingUp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { eurosOf } from '../../lib/money.ts';
import { formatPercent } from '../../lib/numbers.ts';
import { MissingData } from '../../shell/MissingData.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { Flex } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { StatTile } from '../../ui/status/StatTile.tsx';
import { Money } from '../../ui/text/Money.tsx';
import type { EstimateStat_account$key } from './__generated__/EstimateStat_account.graphql.ts';

/** Cost of the servers this month, compared with the last one. */
export function EstimateStat({ account }: { account: EstimateStat_account$key }) {
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
    </StatTile>
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
