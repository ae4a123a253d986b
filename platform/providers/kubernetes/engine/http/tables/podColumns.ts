import type { KubeObject } from '../../../api/objects.ts';
import {
  ageColumn,
  ageOf,
  at,
  column,
  listAt,
  nameColumn,
  numberAt,
  textAt,
  wide,
  type Column,
} from './columns.ts';

function statusesOf(pod: KubeObject): unknown[] {
  return listAt(pod, 'status.containerStatuses');
}

/** The reason of an init container that keeps the others waiting; null if there is none. */
function initReason(pod: KubeObject): string | null {
  const statuses = listAt(pod, 'status.initContainerStatuses');
  const index = statuses.findIndex((status) => at(status, 'state.terminated.exitCode') !== 0);
  if (index < 0) return null;
  const status = statuses[index];
  const ended = at(status, 'state.terminated') && textAt(status, 'state.terminated.reason', 'Error');
  const waiting = textAt(status, 'state.waiting.reason', '');
  if (typeof ended === 'string') return `Init:${ended}`;
  return waiting && waiting !== 'PodInitializing' ? `Init:${waiting}` : `Init:${index}/${statuses.length}`;
}

/** As kubectl words the state of a pod: the reason of the container in trouble before the phase. */
function podStatus(pod: KubeObject): string {
  if (pod.metadata.deletionTimestamp !== undefined) return 'Terminating';
  const init = initReason(pod);
  if (init) return init;
  for (const status of statusesOf(pod).toReversed()) {
    const waiting = textAt(status, 'state.waiting.reason', '');
    if (waiting) return waiting;
    if (at(status, 'state.terminated')) return textAt(status, 'state.terminated.reason', 'Error');
  }
  return textAt(pod, 'status.reason', textAt(pod, 'status.phase', 'Unknown'));
}

function ready(pod: KubeObject): string {
  const statuses = statusesOf(pod);
  const total = listAt(pod, 'spec.containers').length;
  return `${statuses.filter((status) => at(status, 'ready') === true).length}/${total}`;
}

function restarts(pod: KubeObject, now: Date): string {
  const statuses = statusesOf(pod);
  const total = statuses.reduce<number>((sum, status) => sum + numberAt(status, 'restartCount'), 0);
  const ends = statuses
    .map((status) => textAt(status, 'lastState.terminated.finishedAt', ''))
    .filter(Boolean);
  const last = ends.toSorted().at(-1);
  return total > 0 && last ? `${total} (${ageOf(last, now)} ago)` : String(total);
}

export const podColumns: readonly Column[] = [
  nameColumn,
  column('Ready', ready),
  column('Status', podStatus),
  column('Restarts', restarts),
  ageColumn,
  wide('IP', (pod) => textAt(pod, 'status.podIP')),
  wide('Node', (pod) => textAt(pod, 'spec.nodeName')),
  wide('Nominated Node', (pod) => textAt(pod, 'status.nominatedNodeName')),
  wide('Readiness Gates', () => '<none>'),
];
