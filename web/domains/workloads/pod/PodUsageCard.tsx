import { useNow } from '../../../ui/now.ts';
import { UsageHistoryCard } from '../../nodes/usage/UsageHistoryCard.tsx';

/** CPU and memory of a pod over time, loaded again every minute. `id` is its global id. */
export function PodUsageCard({ id }: { id: string }) {
  return <UsageHistoryCard id={id} readAt={useNow().toISOString()} />;
}
