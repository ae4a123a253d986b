import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { Money } from '../../../ui/text/Money.tsx';
import { useFindOffer } from '../InstanceTypesProvider.tsx';
import { billedCount } from '../poolValues.ts';
import { PoolSubtotal } from '../PoolSubtotal.tsx';
import { lineTotal } from '../useClusterPrice.ts';
import type { EditedPool } from './poolEdits.ts';

/** `+€7.98/month`, or nothing if the price is unchanged. */
export function PriceDifference({ euros }: { euros: number | undefined }) {
  const { t } = useTranslation('nodepools');
  if (euros === undefined || Math.abs(euros) < 0.005) return null;
  return (
    <Text as="span" fontWeight="medium" color={euros > 0 ? 'warning.fg' : 'success.fg'}>
      {euros > 0 ? '+' : '−'}
      <Money amount={Math.abs(euros)} />
      {t('perMonth')}
    </Text>
  );
}

/** Monthly price of the pool, and its change by the edits. `before` is null for a new one. */
export function PoolPriceChange({ name, before }: { name: string; before: EditedPool | null }) {
  const pool = useWatch<Record<string, EditedPool | undefined>>({ name });
  const findOffer = useFindOffer();
  const priceOf = (one: EditedPool) =>
    lineTotal({
      each: findOffer(one.location, one.instanceType)?.monthlyPrice,
      count: one.isRemoved ? 0 : billedCount(one),
    });
  if (!pool) return null;
  const after = priceOf(pool);
  const old = before ? priceOf(before) : 0;
  return (
    <Flex gap="3" wrap="wrap" align="baseline" justify="space-between">
      {pool.isRemoved ? <span /> : <PoolSubtotal name={name} />}
      <PriceDifference euros={after === undefined || old === undefined ? undefined : after - old} />
    </Flex>
  );
}
