import type { PlannedChangeJson } from '../clusters/clusters.preview.ts';
import { fieldChanges, type FieldChange } from '../clusters/clusters.revision.ts';
import { text, type Message } from '../../messages/messages.ts';
import { editedFields, type PoolEdits } from './nodepools.edits.ts';

/** The result of a dry run of pool changes. */

/** Workloads move to other nodes if a pool is replaced, shrinks or is removed. */
function movesWorkloads({ field, before, after }: FieldChange): boolean {
  const [, , name] = field.split('.');
  switch (name) {
    case undefined:
      return after === null;
    case 'instance_type':
      return true;
    case 'desired_count':
      return after !== null && before !== null && Number(after) < Number(before);
    default:
      return false;
  }
}

/** Field by field: `node_pools.<name>` for a new or removed pool, `node_pools.<name>.<field>` for a changed one. */
export function plannedChanges(edits: PoolEdits): PlannedChangeJson[] {
  const { before, after } = editedFields(edits);
  return fieldChanges(before, after).map((change) => ({
    ...change,
    one_way: change.field.endsWith('.autoscaling_enabled') && change.after === 'on',
    restarts: movesWorkloads(change) ? 'workloads' : 'none',
  }));
}

const list = (names: readonly string[]): string => [...new Set(names)].join(', ');

/** Consequences to consider: lost disks, replaced nodes, irreversible changes. */
export function warningsOf({ kept, created, removed }: PoolEdits): Message[] {
  const replaced = kept.filter(({ row, pool }) => pool.instance_type !== row.instanceType);
  const smaller = kept.filter(
    ({ row, pool }) => !pool.autoscaling_enabled && pool.instance_count < row.instanceCount,
  );
  const scaled = [...kept.filter(({ row }) => !row.autoscalingEnabled), ...created].filter(
    ({ pool }) => pool.autoscaling_enabled,
  );
  const losing = list(
    [...removed, ...[...replaced, ...smaller].map(({ row }) => row)].map(({ name }) => name),
  );
  const renewed = list(replaced.map(({ row }) => row.name));
  const oneWay = list(scaled.map(({ pool }) => pool.name));
  const warnings = [
    [losing, 'local_data'],
    [renewed, 'nodes_replaced'],
    [oneWay, 'autoscaling_one_way'],
  ] as const;
  return warnings.flatMap(([pools, code]) => (pools === '' ? [] : [text(code, { pools })]));
}
