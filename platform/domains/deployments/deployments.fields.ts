/** A configuration as flat fields, for differences in the audit log, in versions and in dry runs. Pure. */
import type { DeploymentConfig } from '../../providers/deployments/config.ts';
import type { PlannedChangeJson } from '../clusters/clusters.preview.ts';
import { fieldChanges, type FieldChange, type Fields } from '../clusters/clusters.revision.ts';

/** Fields that are not part of the pod template: no pod restarts when they change. */
const OUTSIDE_OF_PODS = [
  /^replicas$/,
  /^service_port$/,
  /^(expose_via_ingress|tls|hostname|ingress_class)$/,
  /^auto_update_/,
  /^autoscale_enabled$/,
  /^(min|max)_replicas$/,
  /^target_/,
  /^scale_(up|down)_stabilization$/,
  /^volumes\..*\.(size|storageClass)$/,
];
const EXPOSURE = /^(expose_via_ingress|tls|hostname|ingress_class|service_port)$/;

/** REST field → value. Variables and volumes have a field each; of secrets only the names are known. */
export function flatFields(config: DeploymentConfig): Fields {
  const { env_variables: variables, secrets, volumes, resources, health_check: check, ...plain } = config;
  return {
    ...plain,
    ...Object.fromEntries(variables.map(({ name, value }) => [`env_variables.${name}`, value])),
    secrets: secrets.map(({ name }) => name),
    ...Object.fromEntries(
      volumes.flatMap(({ mountPath, size, storageClass }) => [
        [`volumes.${mountPath}.size`, size],
        [`volumes.${mountPath}.storageClass`, storageClass],
        [`volumes.${mountPath}`, mountPath],
      ]),
    ),
    ...Object.fromEntries(Object.entries(resources).map(([key, value]) => [`resources.${key}`, value])),
    health_check:
      check && `${check.path} on port ${check.port ?? plain.port} after ${check.initial_delay_seconds} s`,
  };
}

/** True if the change replaces the pods. */
export function restartsPods({ field }: FieldChange): boolean {
  return !OUTSIDE_OF_PODS.some((pattern) => pattern.test(field));
}

/** The fields that a change of the configuration changes. */
export function changesBetween(before: DeploymentConfig, after: DeploymentConfig): FieldChange[] {
  return fieldChanges(flatFields(before), flatFields(after));
}

/** The status while a change is brought about. */
export function statusOfChange(changes: readonly FieldChange[]): 'updating' | 'scaling' | 'exposing' {
  const has = (matches: (change: FieldChange) => boolean): boolean =>
    changes.length > 0 && changes.every(matches);
  if (has(({ field }) => field === 'replicas')) return 'scaling';
  return has(({ field }) => EXPOSURE.test(field)) ? 'exposing' : 'updating';
}

/** Changes in a dry run. */
export function plannedChanges(changes: readonly FieldChange[]): PlannedChangeJson[] {
  return changes.map((change) => ({
    ...change,
    // Volumes never shrink.
    one_way: /^volumes\..*\.size$/.test(change.field) && change.before !== null,
    restarts: restartsPods(change) ? 'workloads' : 'none',
  }));
}
