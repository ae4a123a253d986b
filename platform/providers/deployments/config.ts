import { z } from 'zod';

export const updatePatterns = ['all', 'major', 'minor', 'patch', 'latest', 'custom'] as const;
export const updateFrequencies = ['1m', '5m', '10m', '30m', '1h', '6h', '24h'] as const;

const volumeJson = z.object({
  /** Name of the claim; chosen by the platform. */
  name: z.string(),
  type: z.literal('pvc'),
  mountPath: z.string(),
  size: z.string(),
  accessModes: z.array(z.string()),
  /** Null: the default class of the cluster. */
  storageClass: z.string().nullable(),
});

const resourcesJson = z.object({
  cpu_request: z.string().nullable(),
  memory_request: z.string().nullable(),
  cpu_limit: z.string().nullable(),
  memory_limit: z.string().nullable(),
});

const healthCheckJson = z.object({
  path: z.string(),
  /** Null: the port of the container. */
  port: z.int().nullable(),
  initial_delay_seconds: z.int(),
});

/** What a deployment is configured to be, as in the contract and in the database; secrets are names only. */
export const deploymentConfig = z.object({
  image_repository: z.string(),
  image_tag: z.string(),
  port: z.int(),
  service_port: z.int(),
  replicas: z.int(),
  env_variables: z.array(z.object({ name: z.string(), value: z.string() })),
  secrets: z.array(z.object({ name: z.string() })),
  volumes: z.array(volumeJson),
  expose_via_ingress: z.boolean(),
  tls: z.boolean(),
  hostname: z.string().nullable(),
  ingress_class: z.string(),
  resources: resourcesJson,
  health_check: healthCheckJson.nullable(),
  auto_update_enabled: z.boolean(),
  auto_update_pattern: z.enum(updatePatterns),
  auto_update_custom_pattern: z.string().nullable(),
  auto_update_frequency: z.enum(updateFrequencies),
  autoscale_enabled: z.boolean(),
  min_replicas: z.int(),
  max_replicas: z.int(),
  target_cpu_percentage: z.int().nullable(),
  target_memory_percentage: z.int().nullable(),
  scale_down_stabilization: z.int(),
  scale_up_stabilization: z.int(),
});
export type DeploymentConfig = z.output<typeof deploymentConfig>;
export type Volume = z.output<typeof volumeJson>;

/** The defaults of the contract. */
export const defaultConfig: DeploymentConfig = {
  image_repository: '',
  image_tag: 'latest',
  port: 80,
  service_port: 80,
  replicas: 1,
  env_variables: [],
  secrets: [],
  volumes: [],
  expose_via_ingress: false,
  tls: false,
  hostname: null,
  ingress_class: 'nginx',
  // An autoscaler does nothing without requests.
  resources: { cpu_request: '100m', memory_request: '128Mi', cpu_limit: null, memory_limit: null },
  health_check: null,
  auto_update_enabled: false,
  auto_update_pattern: 'minor',
  auto_update_custom_pattern: null,
  auto_update_frequency: '5m',
  autoscale_enabled: false,
  min_replicas: 1,
  max_replicas: 10,
  target_cpu_percentage: 80,
  target_memory_percentage: 80,
  scale_down_stabilization: 300,
  scale_up_stabilization: 0,
};

/** The image of a container. */
export function imageOf({ image_repository: repository, image_tag: tag }: DeploymentConfig): string {
  return `${repository}:${tag}`;
}
