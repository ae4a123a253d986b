import { useTranslation } from 'react-i18next';
import { formatClock } from '../../lib/time.ts';
import { Card, CardBody, CardHeader } from '../../ui/layout/Card.tsx';
import { DataList } from '../../ui/layout/DataList.tsx';
import { useNow } from '../../ui/now.ts';
import { StatusBadge } from '../../ui/status/StatusBadge.tsx';
import { supportHours } from './supportHours.ts';

/** When support answers, in UTC and in the user's own time. */
export function ResponseTimeCard() {
  const { t } = useTranslation('help');
  const { opens, closes, isOpen } = supportHours(useNow());
  const isLocalUtc = opens.getTimezoneOffset() === 0;
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
            { label: t('response.answer'), value: t('response.time') },
            { label: t('response.when'), value: t('response.utc') },
            ...(isLocalUtc ? [] : [{ label: t('response.local'), value: local }]),
          ]}
        />
      </CardBody>
    </Card>
  );
}
