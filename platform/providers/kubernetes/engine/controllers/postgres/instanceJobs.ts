import type { ClusterState } from '../../clusterState.ts';
import type { Stored } from '../../../api/objects.ts';
import { JOB_FAILURE, JOB_RUN_MS } from '../kubelet/jobPods.ts';
import { conditionOf } from '../shared/conditions.ts';
import { imageOf, type Cluster } from './clusterParts.ts';
import { instanceLabels, instanceSpec } from './podTemplate.ts';

type Job = Stored<'jobs.batch'>;

/** What prepares the data directory of an instance. */
export type JobRole = 'initdb' | 'full-recovery' | 'join' | 'major-upgrade';

/** On jobs and their pods. */
export const JOB_ROLE_LABEL = 'cnpg.io/jobRole';

/** How long the job of an embedded cluster runs, and the error with which it ends; null if it succeeds. */
export interface JobPlan {
  runMs: number;
  failure: string | null;
}

function jobName(instance: string, role: JobRole): string {
  return `${instance}-${role}`;
}

export function jobOf(
  { metadata }: Cluster,
  instance: string,
  role: JobRole,
  state: ClusterState,
): Job | undefined {
  return state.get('jobs.batch', jobName(instance, role), metadata.namespace);
}

type JobOutcome = 'running' | 'complete' | 'failed';

export function outcomeOf(job: Job): JobOutcome {
  if (conditionOf(job, 'Complete')?.status === 'True') return 'complete';
  return conditionOf(job, 'Failed')?.status === 'True' ? 'failed' : 'running';
}

/** The error with which the job has ended, as its log has it. */
export function failureOf({ metadata, spec }: Job): string {
  return spec?.template.metadata?.annotations?.[JOB_FAILURE] ?? `Job ${metadata.name} failed`;
}

export function startJob(
  cluster: Cluster,
  instance: string,
  role: JobRole,
  plan: JobPlan,
  state: ClusterState,
): void {
  const labels = { ...instanceLabels(cluster, instance), [JOB_ROLE_LABEL]: role };
  const annotations = {
    [JOB_RUN_MS]: String(plan.runMs),
    ...(plan.failure !== null && { [JOB_FAILURE]: plan.failure }),
  };
  const container = {
    name: role,
    image: imageOf(cluster),
    command: ['/controller/manager', 'instance', role === 'full-recovery' ? 'restore' : role],
    volumeMounts: [{ name: 'pgdata', mountPath: '/var/lib/postgresql/data' }],
  };
  state.create(
    'jobs.batch',
    {
      metadata: { name: jobName(instance, role), namespace: cluster.metadata.namespace, labels },
      spec: {
        backoffLimit: 0,
        template: {
          metadata: { labels, annotations },
          spec: { ...instanceSpec(cluster, instance), restartPolicy: 'Never', containers: [container] },
        },
      },
    },
    cluster,
  );
}
