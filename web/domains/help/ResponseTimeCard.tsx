import { useTranslation } from 'react-i18next';
import { formatClock, formatWeekday } from '../../lib/time.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { DataList } from '../../ui/layout/DataList.tsx';
import { useLocale } from '../../ui/locale.ts';
import { useNow } from '../../ui/now.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { supportHours } from './supportHours.ts';

/** How fast support replies, and its hours in UTC and local time. */
export function ResponseTimeCard() {
  const { t } = useTranslation('help');
  const locale = useLocale();
  const { opens, closes, isOpen, nextOpening } = supportHours(useNow());
  const isLocalUtc = opens.getTimezoneOffset() === 0;
  const time = isOpen
    ? t('response.time')
    : t('response.timeFrom', { day: formatWeekday(nextOpening, locale, 'UTC') });
  const local = t('response.hours', { from: formatClock(opens), to: formatClock(closes) });
  return (
    <Card>
      <CardHeader
        title={t('response.title')}
        badge={
          <StatusBadge
            tone={isOpen ? 'ok' : 'neutral'}
            label={t(isOpen ? 'response.open' : 'response.closed')}
          />
        }
      />
      <CardBody>
        <DataList
          items={[
            { label: t('response.answer'), value: time },
            { label: t('response.when'), value: t('response.utc') },
            ...(isLocalUtc ? [] : [{ label: t('response.local'), value: local }]),
          ]}
        />
      </CardBody>
    </Card>
  );
}
