import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../lib/money.ts';
import { Flex } from '../../ui/layout/primitives.ts';
import { useLocale } from '../../ui/locale.ts';
import { Money } from '../../ui/text/Money.tsx';
import { useFindOffer } from './InstanceTypesProvider.tsx';
import { billedCount, type PoolValues } from './poolValues.ts';
import { lineTotal } from './useClusterPrice.ts';

/** Monthly price of a pool, with autoscaling also its maximum. */
export function PoolSubtotal({ name }: { name: string }) {
  const { t } = useTranslation('nodepools');
  const locale = useLocale();
  const pool = useWatch<Record<string, PoolValues | undefined>>({ name });
  const findOffer = useFindOffer();
  if (!pool) return null;
  const each = findOffer(pool.location, pool.instanceType)?.monthlyPrice;
  const subtotal = lineTotal({ each, count: billedCount(pool) });
  const highest = lineTotal({ each, count: pool.maxInstances });
  return (
    <Flex gap="2" wrap="wrap" align="baseline" aria-live="polite">
      <span>{t('pool.subtotal')}</span>
      <strong>{subtotal === undefined ? '–' : <Money amount={subtotal} />}</strong>
      <span style={{ color: 'var(--kd-colors-fg-muted)' }}>
        {pool.isAutoscaling && highest !== undefined
          ? t('pool.upTo', { price: formatMoney(highest, locale) })
          : t('perMonth')}
      </span>
    </Flex>
  );
}
