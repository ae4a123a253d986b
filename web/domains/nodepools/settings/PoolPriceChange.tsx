import { useTranslation } from 'react-i18next';
import { useWatch } from 'react-hook-form';
import { formatMoney } from '../../../lib/money.ts';
import { Flex, Text } from '../../../ui/layout/primitives.ts';
import { useLocale } from '../../../ui/locale.ts';
import { Money } from '../../../ui/text/Money.tsx';
import { useFindOffer } from '../InstanceTypesProvider.tsx';
import { billedCount } from '../poolValues.ts';
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

/** Monthly price of the pool's servers; with autoscaling also the highest. */
function PoolPrice({ pool }: { pool: EditedPool }) {
  const { t } = useTranslation('nodepools');
  const locale = useLocale();
  const each = useFindOffer()(pool.location, pool.instanceType)?.monthlyPrice;
  const price = lineTotal({ each, count: billedCount(pool) });
  const highest = lineTotal({ each, count: pool.maxInstances });
  return (
    <>
      <span>
        <strong>{price === undefined ? '–' : <Money amount={price} />}</strong>
        {t('perMonth')}
      </span>
      {pool.isAutoscaling && highest !== undefined ? (
        <Text as="span" color="fg.muted" textStyle="xs">
          {t('edit.upTo', { price: formatMoney(highest, locale) })}
        </Text>
      ) : null}
    </>
  );
}

/** Monthly price of the pool's servers, and its change by the edits. `before` is null for a new one. */
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
    <Flex direction="column" align={{ base: 'flex-start', lg: 'flex-end' }} textStyle="sm" gap="0.5">
      {pool.isRemoved ? null : <PoolPrice pool={pool} />}
      <PriceDifference euros={after === undefined || old === undefined ? undefined : after - old} />
    </Flex>
  );
}
