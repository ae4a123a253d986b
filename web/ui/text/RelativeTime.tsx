import { useTranslation } from 'react-i18next';
import { formatAbsolute, formatAge, formatDate, relativeAge } from '../../lib/time.ts';
import { Tooltip } from '../actions/Tooltip.tsx';
import { useLocale } from '../locale.ts';
import { useNow } from '../now.ts';

/** Compact age for the eye, full words for screen readers, the absolute time with its zone in a tooltip. */
export function RelativeTime({ at }: { at: Date | string }) {
  const { t } = useTranslation('ui');
  const locale = useLocale();
  const now = useNow();
  const date = typeof at === 'string' ? new Date(at) : at;
  const age = relativeAge(date, now);
  const full =
    age.unit === 'now'
      ? t('time.now')
      : age.unit === 'date'
        ? formatDate(date, locale)
        : formatAge(age.count, age.unit, locale);
  const compact = 'count' in age ? t(`time.${age.unit}`, { amount: age.count }) : full;
  return (
    <Tooltip content={formatAbsolute(date, locale)}>
      {/* eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users reach the absolute time too */}
      <time dateTime={date.toISOString()} tabIndex={0} style={{ borderRadius: 2 }}>
        <span aria-hidden className="kd-nums">
          {compact}
        </span>
        <span className="kd-hidden">
          {full} ({formatAbsolute(date, locale)})
        </span>
      </time>
    </Tooltip>
  );
}
