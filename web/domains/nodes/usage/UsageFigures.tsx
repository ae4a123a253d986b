import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { SimpleGrid, Text } from '../../../ui/layout/primitives.ts';
import { TableDisclosure } from '../../../ui/layout/TableDisclosure.tsx';
import { UsageFigure } from './UsageFigure.tsx';
import { slotsOf, summaryOf, type UsageRange } from './usageSeries.ts';
import { UsageTable } from './UsageTable.tsx';
import type { UsageFigures_history$key } from './__generated__/UsageFigures_history.graphql.ts';

/** CPU and memory over time as charts and, on request, as a table. */
export function UsageFigures({ history, range }: { history: UsageFigures_history$key; range: UsageRange }) {
  const { t } = useTranslation('nodes');
  const period = useFragment(
    graphql`
      fragment UsageFigures_history on UsageHistory {
        stepSeconds
        from
        to
        samples {
          at
          usage {
            cores
            memoryGb
          }
          allocatable {
            cores
            memoryGb
          }
        }
      }
    `,
    history,
  );
  const data = {
    stepSeconds: period.stepSeconds,
    from: period.from,
    to: period.to,
    samples: period.samples.map(({ at, usage, allocatable }) => ({
      at,
      usage: { cores: usage.cores, memoryGb: usage.memoryGb },
      allocatable: { cores: allocatable.cores, memoryGb: allocatable.memoryGb },
    })),
  };
  const cpu = summaryOf(data, 'cores');
  const memory = summaryOf(data, 'memoryGb');
  if (!cpu || !memory) return <Text color="fg.muted">{t('usage.none')}</Text>;
  const slots = slotsOf(data);
  return (
    <>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gapX="8" gapY="6">
        <UsageFigure kind="cores" range={range} slots={slots} summary={cpu} />
        <UsageFigure kind="memoryGb" range={range} slots={slots} summary={memory} />
      </SimpleGrid>
      <TableDisclosure label={t('usage.showTable')} renderTable={() => <UsageTable slots={slots} />} />
    </>
  );
}
