import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { KubernetesEvent } from '../workloads/KubernetesEvent.ts';
import { PodRef } from '../workloads/Pod.ts';
import { loadPods, type PodRecord } from '../workloads/workloads.upstream.ts';
import { DeploymentRef } from './Deployment.ts';
import { loadDeploymentEvents, loadStatus, type DeploymentRecord } from './deployments.upstream.ts';

const DeploymentRollout = builder.objectRef<DeploymentRecord>('DeploymentRollout').implement({
  description: 'Progress of a rollout.',
  fields: (t) => ({
    ready: t.int({
      nullable: true,
      description: 'Number of ready pods; null while it is unknown.',
      resolve: ({ ready_replicas: ready }) => ready ?? null,
    }),
    wanted: t.int({
      description: 'Number of wanted pods: that of the autoscaler while it decides, else the configured one.',
      resolve: ({ wanted_replicas: wanted, config }) => wanted ?? config.replicas,
    }),
    worstPod: t.field({
      type: PodRef,
      nullable: true,
      description:
        'The pod that hinders the rollout most; null when all are well and when the pods could not be loaded.',
      resolve: async (deployment, _args, ctx) => worstOf((await podsOf(deployment, ctx)) ?? []),
    }),
  }),
});

const DeploymentDrift = builder
  .objectRef<{ runningTag: string | null; configuredTag: string | null; isByKeel: boolean }>(
    'DeploymentDrift',
  )
  .implement({
    description: 'The running image differs from the configured one.',
    fields: (t) => ({
      runningTag: t.exposeString('runningTag', {
        nullable: true,
        description: 'Tag that runs; null when nothing runs.',
      }),
      configuredTag: t.exposeString('configuredTag', {
        nullable: true,
        description: 'Configured tag; null when it is unknown.',
      }),
      isByKeel: t.exposeBoolean('isByKeel', { description: 'Whether an automatic update made the change.' }),
    }),
  });

builder.objectFields(DeploymentRef, (t) => ({
  rollout: t.field({
    type: DeploymentRollout,
    description: 'Progress of the current or last rollout.',
    resolve: (deployment) => deployment,
  }),
  pods: t.field({
    type: [PodRef],
    nullable: true,
    description:
      'Pods by name; null while the cluster is not running or when they could not be loaded. Two calls of the platform for all deployments of a cluster.',
    resolve: (deployment, _args, ctx) => podsOf(deployment, ctx),
  }),
  drift: t.field({
    type: DeploymentDrift,
    nullable: true,
    description:
      'How the running image differs from the configured one, during a rollout or after a change by others; null when it does not.',
    resolve: async (deployment, _args, ctx) => {
      const status = await loadStatus(ctx, deployment);
      if (!status?.version_mismatch) return null;
      return {
        runningTag: status.running_version ?? null,
        configuredTag: status.configured_version ?? null,
        isByKeel: status.keel_info?.updated_by_keel ?? false,
      };
    },
  }),
  events: t.field({
    type: [KubernetesEvent],
    nullable: true,
    description: 'Events of its objects in the last hour, newest first; null when they could not be loaded.',
    resolve: (deployment, _args, ctx) => loadDeploymentEvents(ctx, deployment),
  }),
}));

async function podsOf(deployment: DeploymentRecord, ctx: GatewayContext): Promise<PodRecord[] | null> {
  const [status, pods] = await Promise.all([
    loadStatus(ctx, deployment),
    loadPods(ctx, { id: deployment.clusterId }),
  ]);
  if (status === null || pods === null) return null;
  const names = new Set(status.pods.map(({ name }) => name));
  return pods.filter(({ name, namespace }) => namespace === deployment.namespace && names.has(name));
}

/** From worst to best; running and completed pods hinder nothing. */
const severity = ['error', 'crashing', 'failed', 'pending'] as const;

function worstOf(pods: readonly PodRecord[]): PodRecord | null {
  const found = severity.flatMap((state) => pods.find((pod) => pod.state === state) ?? []);
  return found[0] ?? null;
}
