import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../lib/money.ts';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { Money } from '../../../ui/text/Money.tsx';
import { useClusterPrice, type PricedPlan } from '../useClusterPrice.ts';
import { workersOf, type EditedPool, type PoolsForm } from './poolEdits.ts';
import { PriceDifference } from './PoolPriceChange.tsx';

interface PoolsSummaryProps {
  controlPlane: Omit<PricedPlan, 'nodePools'>;
  before: readonly EditedPool[];
}

const remaining = (pools: readonly EditedPool[]) => pools.filter(({ isRemoved }) => !isRemoved);

/**
 * Monthly price of the whole cluster with the edits, and the change; autoscaling pools count with their minimum, and the
 * highest price is beside it.
 */
export function PoolsSummary({ controlPlane, before }: PoolsSummaryProps) {
  const { t } = useTranslation('nodepools');
  const locale = useLocale();
  const pools = useWatch<PoolsForm, 'nodePools'>({ name: 'nodePools' });
  const now = useClusterPrice({ ...controlPlane, nodePools: remaining(pools) });
  const old = useClusterPrice({ ...controlPlane, nodePools: remaining(before) });
  return (
    <Flex columnGap="4" rowGap="1" wrap="wrap" align="baseline" aria-live="polite">
      <span>
        <strong>{now.total === undefined ? '–' : <Money amount={now.total} />}</strong>
        {t('perMonth')}
      </span>
      {now.highest === undefined ? null : (
        <Text as="span" color="fg.muted" textStyle="sm">
          {t('edit.upTo', { price: formatMoney(now.highest, locale) })}
        </Text>
      )}
      <PriceDifference
        euros={now.total === undefined || old.total === undefined ? undefined : now.total - old.total}
      />
      <Text as="span" color="fg.muted" textStyle="sm">
        {t('edit.counts', { masters: now.masters, count: workersOf(pools) })}
      </Text>
    </Flex>
  );
}
