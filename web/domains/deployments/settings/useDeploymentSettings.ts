import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { DeploymentValues, UpdateFrequency, UpdatePolicy } from '../form/deploymentValues.ts';
import type {
  useDeploymentSettings_deployment$data,
  useDeploymentSettings_deployment$key,
} from './__generated__/useDeploymentSettings_deployment.graphql.ts';

type Data = useDeploymentSettings_deployment$data;

const POLICIES: readonly UpdatePolicy[] = ['ALL', 'MAJOR', 'MINOR', 'PATCH', 'LATEST', 'CUSTOM'];
const FREQUENCIES: readonly UpdateFrequency[] = [
  'EVERY_MINUTE',
  'EVERY_5_MINUTES',
  'EVERY_10_MINUTES',
  'EVERY_30_MINUTES',
  'EVERY_HOUR',
  'EVERY_6_HOURS',
  'EVERY_24_HOURS',
];
const DEFAULT_TARGET = 80;

const textOf = (value: string | number | null | undefined) => String(value ?? '');

function variablesOf({ variables, secretNames }: Data) {
  return [
    ...variables.map(({ name, value }) => ({ name, value, isSecret: false, isStored: false })),
    ...secretNames.map((name) => ({ name, value: '', isSecret: true, isStored: true })),
  ];
}

function automationOf({ autoUpdate, autoscaling }: Data) {
  return {
    isAutoUpdated: autoUpdate.isEnabled,
    updatePolicy: POLICIES.find((one) => one === autoUpdate.policy) ?? ('MINOR' as const),
    customPattern: textOf(autoUpdate.customPattern),
    updateFrequency: FREQUENCIES.find((one) => one === autoUpdate.frequency) ?? ('EVERY_5_MINUTES' as const),
    isAutoscaled: autoscaling.isEnabled,
    minReplicas: autoscaling.minReplicas,
    maxReplicas: autoscaling.maxReplicas,
    hasCpuTarget: autoscaling.targetCpuPercentage != null,
    targetCpu: autoscaling.targetCpuPercentage ?? DEFAULT_TARGET,
    hasMemoryTarget: autoscaling.targetMemoryPercentage != null,
    targetMemory: autoscaling.targetMemoryPercentage ?? DEFAULT_TARGET,
    scaleDownSeconds: textOf(autoscaling.scaleDownStabilizationSeconds),
    scaleUpSeconds: textOf(autoscaling.scaleUpStabilizationSeconds),
  };
}

/** The saved settings as values of the form. */
function valuesOf(data: Data): DeploymentValues {
  const { source, resources, healthCheck, exposure, volumes } = data;
  return {
    name: data.name,
    namespace: data.namespace,
    imageRepository: source.imageRepository,
    imageTag: source.imageTag,
    port: data.port,
    servicePort: data.servicePort,
    replicas: data.replicas,
    cpuRequest: textOf(resources?.cpuRequest),
    memoryRequest: textOf(resources?.memoryRequest),
    cpuLimit: textOf(resources?.cpuLimit),
    memoryLimit: textOf(resources?.memoryLimit),
    healthPath: textOf(healthCheck?.path),
    healthPort: textOf(healthCheck?.port),
    healthDelay: textOf(healthCheck?.initialDelaySeconds),
    variables: variablesOf(data),
    volumes: volumes.map(({ mountPath, size, storageClass }) => ({
      mountPath,
      size,
      storageClass: textOf(storageClass),
      storedSize: size,
    })),
    isExposed: exposure.isEnabled,
    hostname: textOf(exposure.hostname),
    ingressClass: textOf(exposure.ingressClass),
    hasTls: exposure.hasTls,
    ...automationOf(data),
  };
}

/** The settings of a deployment, its revision, and the values of its form. */
export function useDeploymentSettings(deployment: useDeploymentSettings_deployment$key) {
  const data = useFragment(
    graphql`
      fragment useDeploymentSettings_deployment on Deployment {
        id
        revision
        name
        namespace
        source {
          imageRepository
          imageTag
        }
        port
        servicePort
        replicas
        variables {
          name
          value
        }
        secretNames
        volumes {
          mountPath
          size
          storageClass
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of a list
          ...deploymentVolumeFields_volume
        }
        exposure {
          isEnabled
          hostname
          ingressClass
          hasTls
        }
        resources {
          cpuRequest
          memoryRequest
          cpuLimit
          memoryLimit
        }
        healthCheck {
          path
          port
          initialDelaySeconds
        }
        autoUpdate {
          isEnabled
          policy
          customPattern
          frequency
        }
        autoscaling {
          isEnabled
          minReplicas
          maxReplicas
          targetCpuPercentage
          targetMemoryPercentage
          scaleDownStabilizationSeconds
          scaleUpStabilizationSeconds
        }
      }
    `,
    deployment,
  );
  return { id: data.id, revision: data.revision, values: valuesOf(data) };
}
