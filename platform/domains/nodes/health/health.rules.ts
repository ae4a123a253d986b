/** Health of a cluster: the worst of its nodes, pods and add-ons. Pure: no database, no clock. */
import type { ClusterHealth } from '../../../db/schema/clusters.ts';
import { text, type Message } from '../../../messages/messages.ts';
import type { KubernetesNode, PodCounts } from '../../../providers/kubernetes/port.ts';

type Level = ClusterHealth['level'];
type Finding = readonly [level: Level, reason: Message];

/** What was read from a running cluster; null if its API did not respond. */
export interface HealthReading {
  nodes: readonly Pick<KubernetesNode, 'type' | 'status'>[];
  pods: PodCounts;
}

function ofNodes({ nodes }: HealthReading): Finding[] {
  const of = (type: KubernetesNode['type']) => {
    const all = nodes.filter((node) => node.type === type);
    return { count: all.filter(({ status }) => status === 'notready').length, total: all.length };
  };
  const masters = of('master');
  const workers = of('worker');
  const findings: Finding[] = [];
  if (masters.count > 0) findings.push(['critical', text('health_masters', masters)]);
  if (workers.count > 0)
    findings.push([
      workers.count === workers.total ? 'critical' : 'warning',
      text('health_workers', workers),
    ]);
  return findings;
}

function ofPods({
  pods: { total, running, completed, crashing, failed, pending },
}: HealthReading): Finding[] {
  // The limit of the specification, below which the pods of a cluster are shown in red.
  const level: Level = running + completed < total / 2 ? 'critical' : 'warning';
  const findings: Finding[] = [];
  if (crashing > 0) findings.push([level, text('health_crashing', { count: crashing })]);
  if (failed > 0) findings.push([level, text('health_failed', { count: failed })]);
  if (pending > 0) findings.push([level, text('health_pending', { count: pending })]);
  return findings;
}

function ofAddons(failed: readonly string[]): Finding[] {
  if (failed.length === 0) return [];
  return [['warning', text('health_addons', { count: failed.length, names: failed.join(', ') })]];
}

const levels: readonly Level[] = ['critical', 'warning', 'healthy'];

/** The health with its reasons, worst first. */
export function healthOf(reading: HealthReading | null, failedAddons: readonly string[]): ClusterHealth {
  const findings: Finding[] = [
    ...(reading ? [...ofNodes(reading), ...ofPods(reading)] : [['critical', text('health_api')] as const]),
    ...ofAddons(failedAddons),
  ];
  const sorted = levels.flatMap((level) => findings.filter(([one]) => one === level));
  return { level: sorted[0]?.[0] ?? 'healthy', reasons: sorted.map(([, reason]) => reason) };
}
