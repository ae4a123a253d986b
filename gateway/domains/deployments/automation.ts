import { builder } from '../../graphql/builder.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { detailOf } from '../../graphql/messages.ts';
import { AutoUpdateFrequency } from './settings/AutoUpdateFrequency.ts';
import { AutoUpdatePolicy } from './settings/AutoUpdatePolicy.ts';
import type { DeploymentRecord } from './deployments.upstream.ts';

export const DeploymentAutoUpdate = builder.objectRef<DeploymentRecord>('DeploymentAutoUpdate').implement({
  description: 'Automatic updates of the image, by Keel.',
  fields: (t) => ({
    isEnabled: t.exposeBoolean('auto_update_enabled', { description: 'Whether the image is updated.' }),
    policy: t.expose('auto_update_pattern', {
      type: AutoUpdatePolicy,
      description: 'Which new tags are deployed.',
    }),
    customPattern: t.string({
      nullable: true,
      description: 'Pattern of the policy CUSTOM, beginning with glob: or regexp:; null for the others.',
      resolve: ({ auto_update_custom_pattern: pattern }) => pattern || null,
    }),
    frequency: t.expose('auto_update_frequency', {
      type: AutoUpdateFrequency,
      description: 'How often the registry is asked.',
    }),
    lastUpdateAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last automatic update among the recent versions; null when there is none.',
      resolve: ({ recent_versions: versions }) =>
        versions.find(({ updated_by: by }) => by === 'keel')?.created_at ?? null,
    }),
  }),
});

type AutoscalerStatus = NonNullable<DeploymentRecord['autoscale_status']>;

const AutoscalerStatusRef = builder.objectRef<AutoscalerStatus>('AutoscalerStatus').implement({
  description: 'Current measurements and state of the autoscaler.',
  fields: (t) => ({
    currentReplicas: t.exposeInt('current_replicas', { description: 'Current number of replicas.' }),
    cpuPercentage: t.exposeInt('cpu_percentage', {
      nullable: true,
      description: 'Mean CPU usage in percent of the request; null when it is not measured.',
    }),
    memoryPercentage: t.exposeInt('memory_percentage', {
      nullable: true,
      description: 'Mean memory usage in percent of the request; null when it is not measured.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it does not scale, in English; null when it does as it should.',
    }),
    detail: t.field({
      type: MessageRef,
      nullable: true,
      description: '`reason` with its code and parameters; null when there is none.',
      resolve: ({ reason, detail }) => detailOf({ message: reason, detail }),
    }),
  }),
});

export const DeploymentAutoscaling = builder.objectRef<DeploymentRecord>('DeploymentAutoscaling').implement({
  description: 'Horizontal autoscaling of a deployment.',
  fields: (t) => ({
    isEnabled: t.exposeBoolean('autoscale_enabled', { description: 'Whether it is on.' }),
    minReplicas: t.exposeInt('min_replicas', { description: 'Least number of replicas.' }),
    maxReplicas: t.exposeInt('max_replicas', { description: 'Greatest number of replicas.' }),
    targetCpuPercentage: t.exposeInt('target_cpu_percentage', {
      nullable: true,
      description: 'CPU target in percent of the request; null when CPU does not count.',
    }),
    targetMemoryPercentage: t.exposeInt('target_memory_percentage', {
      nullable: true,
      description: 'Memory target in percent of the request; null when memory does not count.',
    }),
    scaleDownStabilizationSeconds: t.exposeInt('scale_down_stabilization', {
      description: 'Seconds of low load before pods are removed.',
    }),
    scaleUpStabilizationSeconds: t.exposeInt('scale_up_stabilization', {
      description: 'Seconds of high load before pods are added.',
    }),
    status: t.expose('autoscale_status', {
      type: AutoscalerStatusRef,
      nullable: true,
      description:
        'Measurements and state of the autoscaler; null while it is off and before its first measurement.',
    }),
  }),
});
