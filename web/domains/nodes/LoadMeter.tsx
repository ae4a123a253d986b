import { useTranslation } from 'react-i18next';
import { formatNumber, formatPercent, formatUnit } from '../../lib/numbers.ts';
import { useLocale } from '../../ui/locale.ts';
import { Meter } from '../../ui/status/Meter.tsx';
import { loadLevel, percentOf } from './load.ts';

interface LoadMeterProps {
  readonly kind: 'cpu' | 'memory';
  readonly value: number;
  readonly max: number;
  /** False if it is the pods' requests, because usage is not measured. */
  readonly isMeasured: boolean;
  /** The pods' requests, shown beside the usage. */
  readonly requested: number;
}

/** CPU or memory usage, with number, percentage and level. */
export function LoadMeter({ kind, value, max, isMeasured, requested }: LoadMeterProps) {
  const { t } = useTranslation('nodes');
  const locale = useLocale();
  const percent = percentOf(value, max);
  const level = loadLevel(percent);
  const amount = (number: number) =>
    kind === 'cpu' ? formatNumber(number, locale, 1) : formatUnit(number, 'GB', locale, 1);
  const word = t(`load.${level}`, { percent: formatPercent(percent, locale) });
  return (
    <Meter
      label={t(`meter.${kind}.${isMeasured ? 'used' : 'requested'}`)}
      value={value}
      max={max}
      valueText={t(`meter.${kind}.of`, { value: amount(value), max: amount(max) })}
      tone={level}
      word={isMeasured ? `${word} · ${t(`meter.${kind}.reserved`, { value: amount(requested) })}` : word}
    />
  );
}
