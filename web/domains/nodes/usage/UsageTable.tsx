import { useTranslation } from 'react-i18next';
import { formatUnit } from '../../../lib/numbers.ts';
import { formatAbsolute } from '../../../lib/time.ts';
import { Box } from '../../../ui/layout/primitives.ts';
import { Cell, Row, Table } from '../../../ui/layout/Table.tsx';
import { useLocale } from '../../../ui/locale.ts';
import type { UsageSlot } from './usageSeries.ts';

/** The numbers behind the charts, newest first. */
export function UsageTable({ slots }: { slots: readonly UsageSlot[] }) {
  const { t } = useTranslation('nodes');
  const locale = useLocale();
  const amount = (value: number | null, unit: string) =>
    value === null ? t('usage.noSample') : formatUnit(value, unit, locale, 2);
  return (
    <Box maxH="20rem" overflowY="auto" tabIndex={0} role="region" aria-label={t('usage.table')}>
      <Table
        caption={t('usage.table')}
        columns={[
          { key: 'at', header: t('usage.time') },
          { key: 'cores', header: t('usage.kind.cores'), align: 'end' },
          { key: 'memory', header: t('usage.kind.memoryGb'), align: 'end' },
        ]}
      >
        {[...slots].reverse().map(({ at, cores, memoryGb }) => (
          <Row key={at}>
            <Cell label={t('usage.time')}>{formatAbsolute(new Date(at), locale)}</Cell>
            <Cell label={t('usage.kind.cores')} align="end">
              {amount(cores, t('usage.vcpu'))}
            </Cell>
            <Cell label={t('usage.kind.memoryGb')} align="end">
              {amount(memoryGb, 'GB')}
            </Cell>
          </Row>
        ))}
      </Table>
    </Box>
  );
}
