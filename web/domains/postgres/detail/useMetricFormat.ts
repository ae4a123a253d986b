import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent } from '../../../lib/numbers.ts';
import { useLocale } from '../../../ui/locale.ts';
import { formatBytes } from './formatBytes.ts';

/** Formats values of a measurement with their unit. */
export function useMetricFormat(): (metric: string) => (value: number) => string {
  const { t } = useTranslation('postgres');
  const locale = useLocale();
  return (metric) => {
    if (metric.endsWith('_BYTES')) return (value) => formatBytes(value, locale);
    if (metric === 'CACHE_HIT_RATIO') return (value) => formatPercent(value * 100, locale, 1);
    if (metric.endsWith('_SECONDS')) return (value) => `${formatNumber(value, locale, 2)}\u00a0s`;
    if (metric === 'TRANSACTIONS_PER_SECOND')
      return (value) => t('metrics.perSecond', { value: formatNumber(value, locale, 1) });
    return (value) => formatNumber(value, locale, 1);
  };
}
