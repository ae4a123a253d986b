import { Text } from '../../../ui/layout/primitives.ts';
import { AddedPrice } from './AddedPrice.tsx';
import type { DryRun } from './useDryRun.ts';

/** The price and warnings of a dry run, or why it is refused. Needs the namespace `preview`. */
export function DryRunPrice({ plan }: { plan: DryRun }) {
  if (plan.state === 'planned') return <AddedPrice preview={plan.preview} />;
  if (plan.state !== 'refused') return null;
  return (
    <Text textStyle="xs" color="fg.warning">
      {plan.issues[0]?.message ?? plan.message}
    </Text>
  );
}
