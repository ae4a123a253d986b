import type { DeploymentValues, SettingsInput } from './deploymentValues.ts';

/** The parts of the input that each field belongs to. */
const inputPartsOf: Record<
  Exclude<keyof DeploymentValues, 'name' | 'namespace'>,
  readonly (keyof SettingsInput)[]
> = {
  imageRepository: ['imageRepository'],
  imageTag: ['imageTag'],
  port: ['port'],
  servicePort: ['servicePort'],
  replicas: ['replicas'],
  cpuRequest: ['resources'],
  memoryRequest: ['resources'],
  cpuLimit: ['resources'],
  memoryLimit: ['resources'],
  healthPath: ['healthCheck'],
  healthPort: ['healthCheck'],
  healthDelay: ['healthCheck'],
  variables: ['variables', 'secrets'],
  volumes: ['volumes'],
  isExposed: ['exposure'],
  hostname: ['exposure'],
  ingressClass: ['exposure'],
  hasTls: ['exposure'],
  isAutoUpdated: ['autoUpdate'],
  updatePolicy: ['autoUpdate'],
  customPattern: ['autoUpdate'],
  updateFrequency: ['autoUpdate'],
  isAutoscaled: ['autoscaling'],
  minReplicas: ['autoscaling'],
  maxReplicas: ['autoscaling'],
  hasCpuTarget: ['autoscaling'],
  targetCpu: ['autoscaling'],
  hasMemoryTarget: ['autoscaling'],
  targetMemory: ['autoscaling'],
  scaleDownSeconds: ['autoscaling'],
  scaleUpSeconds: ['autoscaling'],
};

/** Fields of the form by the server's path, where the names differ. */
const fieldByPath: Readonly<Record<string, keyof DeploymentValues>> = {
  'resources.cpuRequest': 'cpuRequest',
  'resources.memoryRequest': 'memoryRequest',
  'resources.cpuLimit': 'cpuLimit',
  'resources.memoryLimit': 'memoryLimit',
  'resources.cpu_request': 'cpuRequest',
  'resources.memory_request': 'memoryRequest',
  'resources.cpu_limit': 'cpuLimit',
  'resources.memory_limit': 'memoryLimit',
  'healthCheck.path': 'healthPath',
  'healthCheck.port': 'healthPort',
  'healthCheck.initialDelaySeconds': 'healthDelay',
  'health_check.path': 'healthPath',
  'health_check.port': 'healthPort',
  'health_check.initial_delay_seconds': 'healthDelay',
  secrets: 'variables',
  secretNames: 'variables',
  'exposure.isEnabled': 'isExposed',
  'exposure.hostname': 'hostname',
  'exposure.ingressClass': 'ingressClass',
  'exposure.hasTls': 'hasTls',
  'autoUpdate.isEnabled': 'isAutoUpdated',
  'autoUpdate.policy': 'updatePolicy',
  'autoUpdate.customPattern': 'customPattern',
  'autoUpdate.frequency': 'updateFrequency',
  'autoscaling.isEnabled': 'isAutoscaled',
  'autoscaling.minReplicas': 'minReplicas',
  'autoscaling.maxReplicas': 'maxReplicas',
  'autoscaling.targetCpuPercentage': 'targetCpu',
  'autoscaling.targetMemoryPercentage': 'targetMemory',
  'autoscaling.scaleDownStabilizationSeconds': 'scaleDownSeconds',
  'autoscaling.scaleUpStabilizationSeconds': 'scaleUpSeconds',
};

/** The form's path of a server's path. Paths below `secrets` lead to the list of variables; unknown ones stay. */
export function fieldOfPath(path: string): string {
  const [first = ''] = path.split('.');
  return fieldByPath[path] ?? fieldByPath[first] ?? path;
}

/** The edited parts of the input: an untouched image is left out, so that a newer one stays. */
export function editedParts(edited: readonly string[], settings: SettingsInput): Partial<SettingsInput> {
  const parts = new Set(
    edited.flatMap((field) =>
      Object.hasOwn(inputPartsOf, field) ? inputPartsOf[field as keyof typeof inputPartsOf] : [],
    ),
  );
  return Object.fromEntries(
    Object.entries(settings).filter(([part]) => parts.has(part as keyof SettingsInput)),
  );
}
