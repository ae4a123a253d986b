import { z } from 'zod';
import { inputText } from '../../messages/messages.ts';
import {
  defaultConfig,
  updateFrequencies,
  updatePatterns,
  type DeploymentConfig,
} from '../../providers/deployments/config.ts';

/** The form of a deployment: types only. `deployments.validation.ts` has the rules. */

const MAX_ROWS = 500;
const MAX_NAME = 253;
const MAX_VALUE = 10_000;

const volumeInput = z.object({
  name: z.string().optional(),
  type: z.literal('pvc').default('pvc'),
  mountPath: z.string().trim(),
  size: z.string().trim().default('10Gi'),
  accessModes: z
    .array(z.enum(['ReadWriteOnce']))
    .min(1)
    .default(['ReadWriteOnce']),
  /** Empty or null: the default class of the cluster. */
  storageClass: z.string().trim().nullish(),
});
const quantity = z.string().trim().nullish();

const configFields = z
  .object({
    image_repository: z.string().trim(),
    image_tag: z.string().trim(),
    port: z.int(),
    service_port: z.int(),
    replicas: z.int(),
    env_variables: z
      .array(z.object({ name: z.string().trim().max(MAX_NAME), value: z.string().max(MAX_VALUE) }))
      .max(MAX_ROWS),
    secrets: z.array(z.object({ name: z.string().trim().max(MAX_NAME) })).max(MAX_ROWS),
    volumes: z.array(volumeInput).max(16),
    expose_via_ingress: z.boolean(),
    tls: z.boolean(),
    tls_enabled: z.boolean(),
    hostname: z.string().trim().nullable(),
    ingress_class: z.string().trim().nullable(),
    resources: z.object({
      cpu_request: quantity,
      memory_request: quantity,
      cpu_limit: quantity,
      memory_limit: quantity,
    }),
    health_check: z
      .object({
        path: z.string().trim(),
        port: z.int().nullish(),
        initial_delay_seconds: z.int().min(0).max(3_600).default(0),
      })
      .nullable(),
    auto_update_enabled: z.boolean(),
    auto_update_pattern: z.enum(updatePatterns),
    auto_update_custom_pattern: z.string().trim().nullable(),
    auto_update_frequency: z.enum(updateFrequencies),
    autoscale_enabled: z.boolean(),
    min_replicas: z.int(),
    max_replicas: z.int(),
    target_cpu_percentage: z.int().nullable(),
    target_memory_percentage: z.int().nullable(),
    scale_down_stabilization: z.int(),
    scale_up_stabilization: z.int(),
  })
  .partial();
export type ConfigInput = z.output<typeof configFields>;

const nameInput = z.string({ error: inputText('deployment_name_required') }).trim();

/** Fields may be inside or outside of `config`; those inside win. */
const envelope = configFields.extend({
  config: configFields.optional(),
  /** Always production. */
  environment: z.string().optional(),
  cluster_id: z.string().optional(),
  secret_values: z.record(z.string(), z.string()).optional(),
  dry_run: z.boolean().optional(),
});

export const createBody = envelope.extend({ name: nameInput, namespace: nameInput.default('default') });
export const updateBody = envelope.extend({
  name: nameInput.optional(),
  namespace: nameInput.optional(),
  revision: z.int().nullish(),
  /** What happens to the claims of volumes that are left out. */
  removed_volumes: z.enum(['keep', 'delete']).optional(),
});
export type CreateBody = z.output<typeof createBody>;
export type UpdateBody = z.output<typeof updateBody>;

/** The fields of the configuration that a body has. */
export function fieldsOf(body: z.output<typeof envelope>): ConfigInput {
  const { config = {}, ...outer } = body;
  const both = configFields.parse({ ...configFields.strip().parse(outer), ...config });
  const tls = config.tls ?? config.tls_enabled ?? outer.tls ?? outer.tls_enabled;
  const { tls_enabled: _alias, ...fields } = both;
  return tls === undefined ? fields : { ...fields, tls };
}

const orNull = (value: string | null | undefined): string | null => value || null;

/** The next free number among claims of a deployment. */
function claimName(name: string, taken: readonly string[]): string {
  for (let n = 1; ; n += 1) if (!taken.includes(`${name}-${n}`)) return `${name}-${n}`;
}

/** Volumes keep their claim by mount path. */
function withClaims(
  name: string,
  volumes: NonNullable<ConfigInput['volumes']>,
  before: DeploymentConfig['volumes'],
  others: readonly string[],
): DeploymentConfig['volumes'] {
  const taken = [...before.map((one) => one.name), ...others];
  return volumes.map(({ name: _sent, storageClass, ...volume }) => {
    const known = before.find(({ mountPath }) => mountPath === volume.mountPath);
    const claim = known?.name ?? claimName(name, taken);
    taken.push(claim);
    return { ...volume, name: claim, storageClass: orNull(storageClass) };
  });
}

/** The configuration after a change; fields left out stay, and new volumes use none of the claims that are taken. */
export function configAfter(
  name: string,
  before: DeploymentConfig,
  { volumes, resources, health_check: check, ...fields }: ConfigInput,
  takenClaims: readonly string[] = [],
): DeploymentConfig {
  const next = { ...before, ...fields };
  return {
    ...next,
    image_tag: next.image_tag || defaultConfig.image_tag,
    hostname: orNull(next.hostname?.toLowerCase()),
    ingress_class: next.ingress_class || before.ingress_class,
    auto_update_custom_pattern: orNull(next.auto_update_custom_pattern),
    volumes: volumes ? withClaims(name, volumes, before.volumes, takenClaims) : before.volumes,
    resources: resources
      ? {
          cpu_request: orNull(resources.cpu_request),
          memory_request: orNull(resources.memory_request),
          cpu_limit: orNull(resources.cpu_limit),
          memory_limit: orNull(resources.memory_limit),
        }
      : before.resources,
    health_check: check === undefined ? before.health_check : check && { ...check, port: check.port ?? null },
  };
}
