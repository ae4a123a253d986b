import { z } from 'zod';
import { isoDate } from '../../http/envelope.ts';
import { english, messageFields, messageFieldsJson, messageJson, text } from '../../messages/messages.ts';
import { deploymentConfig, type DeploymentConfig } from '../../providers/deployments/config.ts';
import type { AutoscaleStatus, DeploymentPod, ScalingReason } from '../../providers/deployments/port.ts';
import { keptClaims } from './deployments.claims.ts';
import { volumesPrice } from './deployments.preview.ts';
import { deploymentStatuses } from './deployments.rules.ts';
import type { DeploymentRow, VersionRow } from './deployments.store.ts';

const config = deploymentConfig.omit({
  auto_update_enabled: true,
  auto_update_pattern: true,
  auto_update_custom_pattern: true,
  auto_update_frequency: true,
  autoscale_enabled: true,
  min_replicas: true,
  max_replicas: true,
  target_cpu_percentage: true,
  target_memory_percentage: true,
  scale_down_stabilization: true,
  scale_up_stabilization: true,
});

const autoscaleStatusJson = z.object({
  current_replicas: z.int(),
  cpu_percentage: z.int().nullable(),
  memory_percentage: z.int().nullable(),
  /** Why it scales or stands still. */
  reason: z.string(),
  detail: messageJson,
});

export const versionJson = z.object({
  id: z.string(),
  image_tag: z.string(),
  is_current: z.boolean(),
  update_reason: z.enum(['created', 'updated', 'restored', 'auto_update', 'changed_elsewhere']),
  updated_by: z.string(),
  updated_by_name: z.string(),
  changes: z.array(
    z.object({ field: z.string(), before: z.string().nullable(), after: z.string().nullable() }),
  ),
  created_at: isoDate,
});

/** A volume that was removed, whose claim stays in the cluster. */
const keptVolumeJson = z.object({
  /** Name of the claim. */
  name: z.string(),
  size: z.string(),
  monthly_price: z.number(),
});

/** A deployment in a response. The fields of its configuration are inside and outside of `config`. */
export const deploymentJson = deploymentConfig.extend({
  id: z.string(),
  cluster_id: z.string(),
  name: z.string(),
  namespace: z.string(),
  status: z.enum(deploymentStatuses),
  progress: z.int(),
  ...messageFieldsJson,
  environment: z.literal('production'),
  config,
  tls_enabled: z.boolean(),
  autoscale_status: autoscaleStatusJson.nullable(),
  ready_replicas: z.int(),
  wanted_replicas: z.int(),
  url: z.string().nullable(),
  certificate: z.enum(['pending', 'ready', 'failed']).nullable(),
  kept_volumes: z.array(keptVolumeJson),
  previous_image_tag: z.string().nullable(),
  recent_versions: z.array(versionJson),
  revision: z.int(),
  created_at: isoDate,
  updated_at: isoDate,
  updated_by: z.string().nullable(),
  updated_by_name: z.string(),
  /** When the state in the cluster was last seen to change; null before the first time. */
  observed_at: isoDate.nullable(),
});
export type DeploymentJson = z.output<typeof deploymentJson>;

const scalingReasons = {
  steady: 'autoscale_steady',
  scaled: 'autoscale_scaled',
  at_maximum: 'autoscale_at_maximum',
  at_minimum: 'autoscale_at_minimum',
  no_metrics: 'autoscale_no_metrics',
  no_requests: 'autoscale_no_requests',
  paused: 'autoscale_paused',
  unknown: 'autoscale_unknown',
} as const satisfies Record<ScalingReason, string>;

function autoscaleToJson({ reason, ...status }: AutoscaleStatus): z.output<typeof autoscaleStatusJson> {
  const detail = text(scalingReasons[reason]);
  return { ...status, reason: english(detail), detail };
}

/** The address that answers; null while the deployment is not exposed. */
function urlOf({ expose_via_ingress: isExposed, hostname, tls }: DeploymentConfig): string | null {
  return isExposed && hostname !== null ? `${tls ? 'https' : 'http'}://${hostname}` : null;
}

/** Versions, newest first → response. */
export function versionsToJson(versions: readonly VersionRow[], currentId: string | undefined) {
  return versions.map((version): z.output<typeof versionJson> => ({
    id: version.id,
    image_tag: version.imageTag,
    is_current: version.id === currentId,
    update_reason: version.reason,
    updated_by: version.updatedBy,
    updated_by_name: version.updatedByName,
    changes: version.changes,
    created_at: version.createdAt.toISOString(),
  }));
}

/** A deployment with its newest versions, the current one first. */
export interface DeploymentView {
  row: DeploymentRow;
  versions: readonly VersionRow[];
}

/** View → response. */
export function deploymentToJson({ row, versions }: DeploymentView): DeploymentJson {
  const { observed } = row;
  const [current] = versions;
  const previous = versions.find(({ imageTag }) => imageTag !== row.config.image_tag);
  return {
    ...row.config,
    id: row.id,
    cluster_id: row.clusterId,
    name: row.name,
    namespace: row.namespace,
    status: row.status,
    progress: row.progress,
    ...messageFields(row.message),
    environment: 'production',
    config: config.parse(row.config),
    tls_enabled: row.config.tls,
    autoscale_status: observed?.autoscale ? autoscaleToJson(observed.autoscale) : null,
    ready_replicas: observed?.ready ?? 0,
    wanted_replicas: observed?.replicas ?? row.config.replicas,
    url: urlOf(row.config),
    certificate: observed?.certificate?.status ?? null,
    kept_volumes: keptClaims(row).map((claim) => ({ ...claim, monthly_price: volumesPrice([claim]) })),
    previous_image_tag: previous?.imageTag ?? null,
    recent_versions: versionsToJson(versions.slice(0, 3), current?.id),
    revision: row.revision,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    updated_by: row.updatedBy,
    updated_by_name: row.updatedByName,
    observed_at: row.observedAt?.toISOString() ?? null,
  };
}

export const statusJson = z.object({
  deployment_id: z.string(),
  running_version: z.string().nullable(),
  configured_version: z.string(),
  version_mismatch: z.boolean(),
  keel_info: z.object({ updated_by_keel: z.boolean(), policy: z.string().nullable() }),
  pods: z.array(
    z.object({
      name: z.string(),
      phase: z.string(),
      ready: z.boolean(),
      restartCount: z.int(),
      node: z.string().nullable(),
      reason: z.string(),
      message: z.string(),
      created_at: isoDate,
    }),
  ),
});

/** What runs of a deployment → response. */
export function statusToJson(
  row: DeploymentRow,
  pods: readonly DeploymentPod[],
): z.output<typeof statusJson> {
  const { config: configured, observed } = row;
  const image = observed?.runningImage ?? null;
  const running = image && image.slice(image.lastIndexOf(':') + 1);
  return {
    deployment_id: row.id,
    running_version: running,
    configured_version: configured.image_tag,
    version_mismatch: running !== null && running !== configured.image_tag,
    keel_info: {
      updated_by_keel: observed?.isByKeel ?? false,
      policy: configured.auto_update_enabled ? configured.auto_update_pattern : null,
    },
    pods: pods.map(({ deploymentId: _id, createdAt, ...pod }) => ({
      ...pod,
      created_at: createdAt.toISOString(),
    })),
  };
}
