import { chakra } from '@chakra-ui/react';
import { useTranslation } from 'react-i18next';
import { formatAbsolute, formatAge, formatDate, relativeAge } from '../../lib/time.ts';
import { Tooltip } from '../floats/Tooltip.tsx';
import { useLocale } from '../locale.ts';
import { useNow } from '../now.ts';

const Time = chakra('time', {
  base: {
    borderRadius: '2px',
    fontVariantNumeric: 'tabular-nums',
    '& > span:first-of-type': { whiteSpace: 'nowrap' },
    '& > span:last-of-type': { srOnly: true },
  },
});

/** Short age on screen, full words for screen readers, absolute time with zone in a tooltip. */
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
  const compact = 'count' in age ? t(`time.${age.unit}`, { count: age.count }) : full;
  return (
    <Tooltip content={formatAbsolute(date, locale)}>
      <Time dateTime={date.toISOString()} tabIndex={0}>
        <span aria-hidden>{compact}</span>
        <span>
          {full} ({formatAbsolute(date, locale)})
        </span>
      </Time>
    </Tooltip>
  );
}
