import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useLazyLoadQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { withParams } from '../../../lib/withParams.ts';
import { CardBoundary } from '../../../shell/CardBoundary.tsx';
import { useAddressParams } from '../../../shell/useAddressParams.ts';
import { Toggle } from '../../../ui/actions/Toggle.tsx';
import { ErrorState } from '../../../ui/feedback/ErrorState.tsx';
import { Card, CardBody, CardHeader } from '../../../ui/layout/Card.tsx';
import { Box } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { UsageFigures } from './UsageFigures.tsx';
import type { UsageRange } from './usageSeries.ts';
import type { UsageHistoryCardQuery } from './__generated__/UsageHistoryCardQuery.graphql.ts';

const RANGES = { HOUR: '1h', DAY: '24h', WEEK: '7d' } as const satisfies Record<UsageRange, string>;
const ranges = Object.keys(RANGES) as UsageRange[];

interface UsageHistoryCardProps {
  /** Global id of a cluster, node, pod or deployment. */
  readonly id: string;
  /** When the present usage was read; the history is loaded again every minute. */
  readonly readAt: string | null;
}

/** CPU and memory of a cluster, node, pod or deployment over time; the range is in the address. */
export function UsageHistoryCard({ id, readAt }: UsageHistoryCardProps) {
  const { t } = useTranslation('nodes');
  const [params, change] = useAddressParams();
  const range = ranges.find((one) => RANGES[one] === params.get('usage')) ?? 'HOUR';
  // The previous range stays until the next one is loaded.
  const shown = useDeferredValue(range);
  const select = (next: UsageRange) => change((before) => withParams(before, { usage: RANGES[next] }));
  return (
    <Card>
      <CardHeader
        title={t('usage.title')}
        actions={
          <Toggle
            label={t('usage.range.label')}
            options={ranges.map((value) => ({ value, label: t(`usage.range.${value}`) }))}
            value={range}
            onChange={select}
          />
        }
      />
      <CardBody aria-busy={shown !== range}>
        <CardBoundary
          fallback={
            <Box minH="260px">
              <Skeleton height="180px" />
            </Box>
          }
          title={t('usage.failed')}
        >
          {(fetchKey) => <Loaded id={id} range={shown} fetchKey={`${fetchKey} ${minuteOf(readAt)}`} />}
        </CardBoundary>
      </CardBody>
    </Card>
  );
}

const minuteOf = (at: string | null) => (at === null ? '' : at.slice(0, 'yyyy-mm-ddThh:mm'.length));

function Loaded({ id, range, fetchKey }: { id: string; range: UsageRange; fetchKey: string }) {
  const { t } = useTranslation('nodes');
  const { node } = useLazyLoadQuery<UsageHistoryCardQuery>(
    graphql`
      query UsageHistoryCardQuery($id: ID!, $range: UsageRange!) {
        node(id: $id) {
          ... on Cluster {
            usageHistory(range: $range) {
              ...UsageFigures_history
            }
          }
          ... on ClusterNode {
            usageHistory(range: $range) {
              ...UsageFigures_history
            }
          }
          ... on Pod {
            usageHistory(range: $range) {
              ...UsageFigures_history
            }
          }
          ... on Deployment {
            usageHistory(range: $range) {
              ...UsageFigures_history
            }
          }
        }
      }
    `,
    { id, range },
    { fetchKey, fetchPolicy: 'store-and-network' },
  );
  if (!node?.usageHistory) return <ErrorState isCompact level={3} title={t('usage.failed')} />;
  return <UsageFigures history={node.usageHistory} range={range} />;
}
