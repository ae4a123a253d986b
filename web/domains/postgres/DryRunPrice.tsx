import { Text } from '../../ui/layout/primitives.ts';
import { AddedPrice } from '../clusters/preview/AddedPrice.tsx';
import type { DryRun } from './useDryRun.ts';

/** The price and warnings of a dry run, or why it is refused. Needs the namespace `preview`. */
export function DryRunPrice({ plan }: { plan: DryRun }) {
  if (plan.state === 'planned') return <AddedPrice preview={plan.preview} />;
  if (plan.state !== 'refused') return null;
  return (
    <Text textStyle="xs" color="fg.warning">
      {plan.message}
    </Text>
  );
}
