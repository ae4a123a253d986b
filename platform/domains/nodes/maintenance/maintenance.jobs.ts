import type { Core } from '../../../core.ts';
import { transaction } from '../../../db/database.ts';
import { defineJob, type JobContext, type JobDefinition } from '../../../jobs/definition.ts';
import { text, type Message } from '../../../messages/messages.ts';
import { KubernetesError, type ClusterRuntime } from '../../../providers/kubernetes/port.ts';
import { waitFor } from '../../../providers/kubernetes/waitFor.ts';
import { noteChange, publishContent } from '../../clusters/clusters.changes.ts';
import { drainJob, type DrainJob } from './maintenance.kinds.ts';

const DEADLINE_MINUTES = 15;

interface DrainDeps extends Pick<Core, 'db' | 'bus' | 'clock'> {
  kubernetes: Pick<ClusterRuntime, 'maintenance'>;
}

/** Adds an entry to the cluster's timeline and has open pages read it. The node itself is observed. */
async function note(deps: DrainDeps, clusterId: string, message: Message, isFailure: boolean): Promise<void> {
  await transaction(deps.db, async (tx) => {
    const row = await publishContent(tx, deps.bus, clusterId, 'cluster');
    if (row) await noteChange(tx, deps.clock, row, { kind: isFailure ? 'failed' : 'node_pools', message });
  });
}

function tooLate(node: string): KubernetesError {
  const why = text('drain_timeout', { node, minutes: DEADLINE_MINUTES });
  return new KubernetesError({ kind: 'conflict', code: 'timeout', text: why });
}

/** Evicts the pods until they are gone. Ends early when somebody uncordons the node. */
async function drain(deps: DrainDeps, { clusterId, node }: DrainJob, job: JobContext): Promise<void> {
  const { clock, kubernetes } = deps;
  const { maintenance } = kubernetes;
  const options = { clock, waiting: await job.waiting('pods'), signal: job.signal };
  const outcome = await waitFor(
    { ...options, deadlineMs: DEADLINE_MINUTES * 60_000, tooLate: () => tooLate(node) },
    async () => {
      const left = await maintenance.evictPods(clusterId, node);
      if (left === null) return 'ended';
      return left === 0 ? 'drained' : undefined;
    },
  );
  if (outcome === 'ended') return;
  await job.step('end', () => maintenance.endDrain(clusterId, node));
  await job.step('note', () => note(deps, clusterId, text('node_drained', { node }), false));
}

/** The node stays cordoned, and may be drained again. */
async function drainFailed(deps: DrainDeps, { clusterId, node }: DrainJob, reason: Message): Promise<void> {
  await deps.kubernetes.maintenance.endDrain(clusterId, node).catch((error: unknown) => {
    if (!(error instanceof KubernetesError)) throw error;
  });
  await note(deps, clusterId, reason, true);
}

/** The jobs on nodes. */
export function maintenanceJobs(deps: DrainDeps): JobDefinition[] {
  return [
    defineJob(drainJob, (job, context) => drain(deps, job, context), {
      onFailed: (job, reason) => drainFailed(deps, job, reason),
    }),
  ];
}
