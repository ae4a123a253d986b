import { parseWhole } from '../../../lib/numbers.ts';

/** A row of the table of variables; the value of a stored secret is unknown and kept while it is empty. */
export interface VariableRow {
  readonly name: string;
  readonly value: string;
  readonly isSecret: boolean;
  readonly isStored: boolean;
}

export interface VolumeRow {
  readonly mountPath: string;
  readonly size: string;
  /** Empty: the default class of the cluster. */
  readonly storageClass: string;
  /** Size of an existing volume, which can only grow; empty for a new one. */
  readonly storedSize: string;
}

export type UpdatePolicy = 'ALL' | 'MAJOR' | 'MINOR' | 'PATCH' | 'LATEST' | 'CUSTOM';
export type UpdateFrequency =
  | 'EVERY_MINUTE'
  | 'EVERY_5_MINUTES'
  | 'EVERY_10_MINUTES'
  | 'EVERY_30_MINUTES'
  | 'EVERY_HOUR'
  | 'EVERY_6_HOURS'
  | 'EVERY_24_HOURS';

/** The values of the form, of a new deployment and of an existing one. */
export type DeploymentValues = {
  name: string;
  namespace: string;
  imageRepository: string;
  imageTag: string;
  port: number;
  servicePort: number;
  replicas: number;
  cpuRequest: string;
  memoryRequest: string;
  cpuLimit: string;
  memoryLimit: string;
  healthPath: string;
  healthPort: string;
  healthDelay: string;
  variables: VariableRow[];
  volumes: VolumeRow[];
  isExposed: boolean;
  hostname: string;
  ingressClass: string;
  hasTls: boolean;
  isAutoUpdated: boolean;
  updatePolicy: UpdatePolicy;
  customPattern: string;
  updateFrequency: UpdateFrequency;
  isAutoscaled: boolean;
  minReplicas: number;
  maxReplicas: number;
  hasCpuTarget: boolean;
  targetCpu: number;
  hasMemoryTarget: boolean;
  targetMemory: number;
  scaleDownSeconds: string;
  scaleUpSeconds: string;
};

export const DEFAULT_NAMESPACE = 'default';
export const DEFAULT_VOLUME_SIZE = '10Gi';
const FALLBACK_INGRESS_CLASS = 'nginx';

interface ClassOption {
  readonly name: string;
  readonly isDefault: boolean;
}

/** The cluster's default class, else its only one, else `nginx`. */
export function defaultIngressClass(classes: readonly ClassOption[]): string {
  const chosen =
    classes.find(({ isDefault }) => isDefault) ?? (classes.length === 1 ? classes[0] : undefined);
  return chosen?.name ?? FALLBACK_INGRESS_CLASS;
}

/** The values of a new deployment: name and image are all that is missing. */
export function newDeployment(ingressClass: string): DeploymentValues {
  return {
    name: '',
    namespace: DEFAULT_NAMESPACE,
    imageRepository: '',
    imageTag: '',
    port: 80,
    servicePort: 80,
    replicas: 1,
    cpuRequest: '100m',
    memoryRequest: '128Mi',
    cpuLimit: '',
    memoryLimit: '',
    healthPath: '',
    healthPort: '',
    healthDelay: '',
    variables: [],
    volumes: [],
    isExposed: false,
    hostname: '',
    ingressClass,
    hasTls: true,
    isAutoUpdated: false,
    updatePolicy: 'MINOR',
    customPattern: '',
    updateFrequency: 'EVERY_5_MINUTES',
    isAutoscaled: false,
    minReplicas: 1,
    maxReplicas: 10,
    hasCpuTarget: true,
    targetCpu: 80,
    hasMemoryTarget: true,
    targetMemory: 80,
    scaleDownSeconds: '300',
    scaleUpSeconds: '0',
  };
}

const orNull = (text: string) => (text.trim() === '' ? null : text.trim());

/** Variables of the form in the two lists of the input. */
function environment({ variables }: DeploymentValues) {
  return {
    variables: variables.filter(({ isSecret }) => !isSecret).map(({ name, value }) => ({ name, value })),
    secrets: variables
      .filter(({ isSecret }) => isSecret)
      .map(({ name, value }) => (value === '' ? { name } : { name, value })),
  };
}

function autoscaling(values: DeploymentValues) {
  return {
    isEnabled: values.isAutoscaled && values.volumes.length === 0,
    minReplicas: values.minReplicas,
    maxReplicas: values.maxReplicas,
    targetCpuPercentage: values.hasCpuTarget ? values.targetCpu : null,
    targetMemoryPercentage: values.hasMemoryTarget ? values.targetMemory : null,
    scaleDownStabilizationSeconds: Number(values.scaleDownSeconds),
    scaleUpStabilizationSeconds: Number(values.scaleUpSeconds),
  };
}

/** The settings of the input that creation and update share. */
export function toSettings(values: DeploymentValues) {
  const path = values.healthPath.trim();
  return {
    imageRepository: values.imageRepository.trim(),
    imageTag: values.imageTag.trim(),
    port: values.port,
    servicePort: values.servicePort,
    replicas: values.replicas,
    ...environment(values),
    volumes: values.volumes.map(({ mountPath, size, storageClass }) => ({
      mountPath: mountPath.trim(),
      size: size.trim(),
      storageClass: storageClass === '' ? null : storageClass,
    })),
    exposure: {
      isEnabled: values.isExposed,
      hostname: orNull(values.hostname),
      ingressClass: orNull(values.ingressClass),
      hasTls: values.hasTls,
    },
    resources: {
      cpuRequest: orNull(values.cpuRequest),
      memoryRequest: orNull(values.memoryRequest),
      cpuLimit: orNull(values.cpuLimit),
      memoryLimit: orNull(values.memoryLimit),
    },
    // Without a path an open port is enough.
    healthCheck:
      path === ''
        ? null
        : {
            path,
            port: parseWhole(values.healthPort) ?? null,
            initialDelaySeconds: parseWhole(values.healthDelay) ?? 0,
          },
    autoUpdate: {
      isEnabled: values.isAutoUpdated,
      policy: values.updatePolicy,
      customPattern: values.updatePolicy === 'CUSTOM' ? orNull(values.customPattern) : null,
      frequency: values.updateFrequency,
    },
    autoscaling: autoscaling(values),
  };
}

export type SettingsInput = ReturnType<typeof toSettings>;

/** The input of a new deployment. */
export function toCreateInput(clusterId: string, values: DeploymentValues) {
  const { name, namespace } = values;
  return {
    clusterId,
    name: name.trim(),
    namespace: namespace.trim() === '' ? DEFAULT_NAMESPACE : namespace.trim(),
    ...toSettings(values),
  };
}
