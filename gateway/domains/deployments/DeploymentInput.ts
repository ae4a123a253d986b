import { builder, type InputFields } from '../../graphql/builder.ts';
import { AutoUpdateFrequency } from './settings/AutoUpdateFrequency.ts';
import { AutoUpdatePolicy } from './settings/AutoUpdatePolicy.ts';

const DeploymentVariableInput = builder.inputType('DeploymentVariableInput', {
  description: 'An environment variable.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name: letters, digits and underscores.' }),
    value: t.string({ required: true, description: 'Value, taken literally.' }),
  }),
});

const DeploymentSecretInput = builder.inputType('DeploymentSecretInput', {
  description: 'An environment variable whose value is kept in a secret of the cluster only.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name: letters, digits and underscores.' }),
    value: t.string({ description: 'Value; omitted to keep the present one.' }),
  }),
});

const DeploymentVolumeInput = builder.inputType('DeploymentVolumeInput', {
  description: 'A persistent volume. A deployment with a volume has one replica.',
  fields: (t) => ({
    mountPath: t.string({ required: true, description: 'Path in the container; unique.' }),
    size: t.string({ defaultValue: '10Gi', description: 'Size as a Kubernetes quantity; it can only grow.' }),
    storageClass: t.string({ description: 'Storage class; the default one of the cluster when omitted.' }),
  }),
});

const DeploymentExposureInput = builder.inputType('DeploymentExposureInput', {
  description: 'How the deployment is reached from the internet.',
  fields: (t) => ({
    isEnabled: t.boolean({ defaultValue: true, description: 'Whether it has an ingress.' }),
    hostname: t.string({ description: 'Host name, unique in the cluster; required when enabled.' }),
    ingressClass: t.string({ description: 'Ingress class; the default one of the cluster when omitted.' }),
    hasTls: t.boolean({ defaultValue: true, description: 'Whether it gets a certificate.' }),
  }),
});

const DeploymentResourcesInput = builder.inputType('DeploymentResourcesInput', {
  description: 'CPU and memory of each pod, as Kubernetes quantities; null for none.',
  fields: (t) => ({
    cpuRequest: t.string({ description: 'Reserved CPU, such as 100m.' }),
    memoryRequest: t.string({ description: 'Reserved memory, such as 128Mi.' }),
    cpuLimit: t.string({ description: 'Most CPU.' }),
    memoryLimit: t.string({ description: 'Most memory.' }),
  }),
});

const DeploymentHealthCheckInput = builder.inputType('DeploymentHealthCheckInput', {
  description: 'When a pod counts as ready.',
  fields: (t) => ({
    path: t.string({ required: true, description: 'Path that answers over HTTP.' }),
    port: t.int({ description: 'Port; that of the container when omitted.' }),
    initialDelaySeconds: t.int({
      defaultValue: 0,
      description: 'Seconds before the first check, 0 to 3600.',
    }),
  }),
});

const DeploymentAutoUpdateInput = builder.inputType('DeploymentAutoUpdateInput', {
  description: 'Automatic updates of the image; they need the add-on Keel.',
  fields: (t) => ({
    isEnabled: t.boolean({ defaultValue: true, description: 'Whether the image is updated.' }),
    policy: t.field({
      type: AutoUpdatePolicy,
      defaultValue: 'minor',
      description: 'Which new tags are deployed.',
    }),
    customPattern: t.string({
      description: 'Pattern beginning with glob: or regexp:; required with the policy CUSTOM.',
    }),
    frequency: t.field({
      type: AutoUpdateFrequency,
      defaultValue: '5m',
      description: 'How often the registry is asked.',
    }),
  }),
});

const DeploymentAutoscalingInput = builder.inputType('DeploymentAutoscalingInput', {
  description: 'Horizontal autoscaling; it needs the add-on metrics-server.',
  fields: (t) => ({
    isEnabled: t.boolean({ defaultValue: true, description: 'Whether it is on.' }),
    minReplicas: t.int({ defaultValue: 1, description: 'Least number of replicas, 1 to 100.' }),
    maxReplicas: t.int({ defaultValue: 10, description: 'Greatest number of replicas, 1 to 100.' }),
    targetCpuPercentage: t.int({
      defaultValue: 80,
      description: 'CPU target in percent of the request, 1 to 100; null when CPU does not count.',
    }),
    targetMemoryPercentage: t.int({
      defaultValue: 80,
      description: 'Memory target in percent of the request, 1 to 100; null when memory does not count.',
    }),
    scaleDownStabilizationSeconds: t.int({
      defaultValue: 300,
      description: 'Seconds of low load before pods are removed, 0 to 3600.',
    }),
    scaleUpStabilizationSeconds: t.int({
      defaultValue: 0,
      description: 'Seconds of high load before pods are added, 0 to 3600.',
    }),
  }),
});

/** Fields that `createDeployment` and `updateDeployment` have in common; with their defaults on creation. */
export function settingFields(t: InputFields, kind: 'onCreate' | 'onUpdate') {
  const byDefault = <Value>(value: Value) => (kind === 'onCreate' ? { defaultValue: value } : {});
  return {
    imageTag: t.string({ ...byDefault('latest'), description: 'Tag of the image.' }),
    port: t.int({ ...byDefault(80), description: 'Port of the container, 1 to 65535.' }),
    servicePort: t.int({ ...byDefault(80), description: 'Port of the service, 1 to 65535.' }),
    replicas: t.int({ ...byDefault(1), description: 'Number of replicas, 0 to 100; 0 stops it.' }),
    variables: t.field({
      type: [DeploymentVariableInput],
      description: 'All environment variables; omitted ones are removed.',
    }),
    secrets: t.field({
      type: [DeploymentSecretInput],
      description: 'All secret environment variables; omitted ones are removed.',
    }),
    volumes: t.field({
      type: [DeploymentVolumeInput],
      description: 'All volumes; omitted ones are removed.',
    }),
    exposure: t.field({
      type: DeploymentExposureInput,
      description: 'How it is reached from the internet; a new deployment is not exposed when omitted.',
    }),
    resources: t.field({
      type: DeploymentResourcesInput,
      description:
        'CPU and memory of each pod; the defaults of the platform for a new deployment when omitted.',
    }),
    healthCheck: t.field({
      type: DeploymentHealthCheckInput,
      description: 'When a pod counts as ready; null: as soon as its port is open.',
    }),
    autoUpdate: t.field({
      type: DeploymentAutoUpdateInput,
      description: 'Automatic updates; off for a new deployment when omitted.',
    }),
    autoscaling: t.field({
      type: DeploymentAutoscalingInput,
      description: 'Autoscaling; off for a new deployment when omitted.',
    }),
  };
}

interface Settings {
  imageRepository?: string | null | undefined;
  imageTag?: string | null | undefined;
  port?: number | null | undefined;
  servicePort?: number | null | undefined;
  replicas?: number | null | undefined;
  variables?: (typeof DeploymentVariableInput.$inferInput)[] | null | undefined;
  secrets?: (typeof DeploymentSecretInput.$inferInput)[] | null | undefined;
  volumes?: (typeof DeploymentVolumeInput.$inferInput)[] | null | undefined;
  exposure?: typeof DeploymentExposureInput.$inferInput | null | undefined;
  resources?: typeof DeploymentResourcesInput.$inferInput | null | undefined;
  healthCheck?: typeof DeploymentHealthCheckInput.$inferInput | null | undefined;
  autoUpdate?: typeof DeploymentAutoUpdateInput.$inferInput | null | undefined;
  autoscaling?: typeof DeploymentAutoscalingInput.$inferInput | null | undefined;
}

/** The settings under the platform's names; omitted fields stay omitted. */
export function settingsBody(input: Settings): Record<string, unknown> {
  const { exposure, resources, healthCheck, autoUpdate, autoscaling, secrets } = input;
  return {
    image_repository: input.imageRepository ?? undefined,
    image_tag: input.imageTag ?? undefined,
    port: input.port ?? undefined,
    service_port: input.servicePort ?? undefined,
    replicas: input.replicas ?? undefined,
    env_variables: input.variables ?? undefined,
    ...(secrets ? secretsBody(secrets) : {}),
    volumes: input.volumes?.map(volumeBody),
    ...(exposure ? exposureBody(exposure) : {}),
    ...(resources ? { resources: resourcesBody(resources) } : {}),
    ...(healthCheck === undefined ? {} : { health_check: healthCheck && healthCheckBody(healthCheck) }),
    ...(autoUpdate ? autoUpdateBody(autoUpdate) : {}),
    ...(autoscaling ? autoscalingBody(autoscaling) : {}),
  };
}

function secretsBody(secrets: readonly (typeof DeploymentSecretInput.$inferInput)[]) {
  const values = secrets.flatMap(({ name, value }) => (value == null ? [] : [[name, value] as const]));
  return {
    secrets: secrets.map(({ name }) => ({ name })),
    ...(values.length > 0 ? { secret_values: Object.fromEntries(values) } : {}),
  };
}

const volumeBody = ({ mountPath, size, storageClass }: typeof DeploymentVolumeInput.$inferInput) => ({
  type: 'pvc',
  mountPath,
  size: size ?? undefined,
  accessModes: ['ReadWriteOnce'],
  storageClass: storageClass ?? '',
});

const exposureBody = (exposure: typeof DeploymentExposureInput.$inferInput) => ({
  expose_via_ingress: exposure.isEnabled ?? undefined,
  hostname: exposure.hostname ?? null,
  ingress_class: exposure.ingressClass ?? null,
  tls: exposure.hasTls ?? undefined,
});

const resourcesBody = (resources: typeof DeploymentResourcesInput.$inferInput) => ({
  cpu_request: resources.cpuRequest ?? null,
  memory_request: resources.memoryRequest ?? null,
  cpu_limit: resources.cpuLimit ?? null,
  memory_limit: resources.memoryLimit ?? null,
});

const healthCheckBody = (check: typeof DeploymentHealthCheckInput.$inferInput) => ({
  path: check.path,
  port: check.port ?? null,
  initial_delay_seconds: check.initialDelaySeconds ?? undefined,
});

const autoUpdateBody = (autoUpdate: typeof DeploymentAutoUpdateInput.$inferInput) => ({
  auto_update_enabled: autoUpdate.isEnabled ?? undefined,
  auto_update_pattern: autoUpdate.policy ?? undefined,
  auto_update_custom_pattern: autoUpdate.customPattern ?? null,
  auto_update_frequency: autoUpdate.frequency ?? undefined,
});

const autoscalingBody = (autoscaling: typeof DeploymentAutoscalingInput.$inferInput) => ({
  autoscale_enabled: autoscaling.isEnabled ?? undefined,
  min_replicas: autoscaling.minReplicas ?? undefined,
  max_replicas: autoscaling.maxReplicas ?? undefined,
  target_cpu_percentage: autoscaling.targetCpuPercentage,
  target_memory_percentage: autoscaling.targetMemoryPercentage,
  scale_down_stabilization: autoscaling.scaleDownStabilizationSeconds ?? undefined,
  scale_up_stabilization: autoscaling.scaleUpStabilizationSeconds ?? undefined,
});
