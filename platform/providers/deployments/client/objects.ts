import { MANAGED_BY, MANAGER } from '../../kubernetes/api/labels.ts';
import type { NewObject } from '../../kubernetes/api/objects.ts';
import { imageOf, type DeploymentConfig } from '../config.ts';
import type { DeploymentName, DeploymentSpec } from '../port.ts';

/** On all objects of a deployment: its id. */
export const ID_LABEL = 'kubedeck.io/id';
const NAME_LABEL = 'app.kubernetes.io/name';
const SECRETS_CHECKSUM = 'kubedeck.io/secrets-checksum';
/** As `kubectl rollout restart` does. */
const RESTARTED_AT = 'kubectl.kubernetes.io/restartedAt';
const ISSUER_ANNOTATION = 'cert-manager.io/cluster-issuer';
/** The add-on `cert-issuer` makes it. */
const ISSUER = 'letsencrypt';
const PORT_NAME = 'http';

type Container = NonNullable<
  NonNullable<NonNullable<NewObject<'deployments.apps'>['spec']>['template']['spec']>['containers']
>[number];

export function secretName(name: string): string {
  return `${name}-env`;
}

export function labelsOf({ id, name }: Pick<DeploymentSpec, 'id' | 'name'>): Record<string, string> {
  return { [NAME_LABEL]: name, [MANAGED_BY]: MANAGER, [ID_LABEL]: id };
}

function metadataOf({ name, namespace, id }: DeploymentSpec) {
  return { name, namespace, labels: labelsOf({ id, name }) };
}

/** Kubernetes expands `$(NAME)` in variables; a doubled dollar sign is a literal one. */
function literalValue(value: string): string {
  return /\$[($]/.test(value) ? value.split('$').join('$$') : value;
}

/** Keel's annotations; without them it leaves the deployment alone. */
function keelAnnotations(config: DeploymentConfig): Record<string, string> {
  if (!config.auto_update_enabled) return {};
  const { auto_update_pattern: pattern, auto_update_frequency: frequency } = config;
  const isDigest = pattern === 'latest';
  const policy = isDigest
    ? 'force'
    : pattern === 'custom'
      ? (config.auto_update_custom_pattern ?? '')
      : pattern;
  return {
    'keel.sh/policy': policy,
    'keel.sh/trigger': 'poll',
    'keel.sh/pollSchedule': `@every ${frequency}`,
    ...(isDigest && { 'keel.sh/match-tag': 'true' }),
  };
}

function probeOf({ health_check: check, port }: DeploymentConfig): Container['readinessProbe'] {
  if (!check) return { tcpSocket: { port } };
  const { path, initial_delay_seconds: initialDelaySeconds } = check;
  return { httpGet: { path, port: check.port ?? port }, initialDelaySeconds };
}

function quantities(cpu: string | null, memory: string | null): Record<string, string> | undefined {
  if (cpu === null && memory === null) return undefined;
  return { ...(cpu !== null && { cpu }), ...(memory !== null && { memory }) };
}

function containerOf({ name, config }: DeploymentSpec): Container {
  const { resources, port, env_variables: variables, secrets, volumes } = config;
  const isDigestWatched = config.auto_update_enabled && config.auto_update_pattern === 'latest';
  const requests = quantities(resources.cpu_request, resources.memory_request);
  const limits = quantities(resources.cpu_limit, resources.memory_limit);
  return {
    name,
    image: imageOf(config),
    imagePullPolicy: isDigestWatched || config.image_tag === 'latest' ? 'Always' : 'IfNotPresent',
    ports: [{ name: PORT_NAME, containerPort: port, protocol: 'TCP' }],
    env: [
      ...variables.map((one) => ({ name: one.name, value: literalValue(one.value) })),
      ...secrets.map((one) => ({
        name: one.name,
        valueFrom: { secretKeyRef: { name: secretName(name), key: one.name } },
      })),
    ],
    resources: { ...(requests && { requests }), ...(limits && { limits }) },
    volumeMounts: volumes.map((volume) => ({ name: volume.name, mountPath: volume.mountPath })),
    readinessProbe: probeOf(config),
  };
}

function podAnnotations({ restartedAt }: DeploymentSpec, checksum: string | null): Record<string, string> {
  return {
    ...(restartedAt && { [RESTARTED_AT]: restartedAt.toISOString() }),
    ...(checksum !== null && { [SECRETS_CHECKSUM]: checksum }),
  };
}

/** The Deployment. `replicas` is undefined where the autoscaler owns the number. */
export function deploymentObject(
  spec: DeploymentSpec,
  { replicas, checksum }: { replicas: number | undefined; checksum: string | null },
): NewObject<'deployments.apps'> {
  const { id, config } = spec;
  const isSingle = config.volumes.length > 0;
  return {
    metadata: { ...metadataOf(spec), annotations: keelAnnotations(config) },
    spec: {
      ...(replicas !== undefined && { replicas }),
      // Two pods cannot mount a volume at the same time.
      strategy: isSingle
        ? { type: 'Recreate' }
        : { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } },
      selector: { matchLabels: { [ID_LABEL]: id } },
      template: {
        metadata: { labels: labelsOf(spec), annotations: podAnnotations(spec, checksum) },
        spec: {
          automountServiceAccountToken: false,
          containers: [containerOf(spec)],
          volumes: config.volumes.map(({ name }) => ({ name, persistentVolumeClaim: { claimName: name } })),
        },
      },
    },
  };
}

export function serviceObject(spec: DeploymentSpec): NewObject<'services'> {
  const { service_port: port } = spec.config;
  return {
    metadata: metadataOf(spec),
    spec: {
      selector: { [ID_LABEL]: spec.id },
      ports: [{ name: PORT_NAME, port, targetPort: PORT_NAME, protocol: 'TCP' }],
    },
  };
}

export function claimObjects(spec: DeploymentSpec): NewObject<'persistentvolumeclaims'>[] {
  const { namespace, labels } = metadataOf(spec);
  return spec.config.volumes.map(({ name, size, accessModes, storageClass }) => ({
    metadata: { name, namespace, labels },
    spec: {
      accessModes: [...accessModes],
      // An empty class would wait for a volume made by hand.
      ...(storageClass !== null && { storageClassName: storageClass }),
      resources: { requests: { storage: size } },
    },
  }));
}

export function certificateSecret({ name }: Pick<DeploymentName, 'name'>): string {
  return `${name}-tls`;
}

/** Null if the deployment is not exposed. */
export function ingressObject(spec: DeploymentSpec): NewObject<'ingresses.networking.k8s.io'> | null {
  const { config, name } = spec;
  const { hostname: host, ingress_class: ingressClassName, service_port: number, tls } = config;
  if (!config.expose_via_ingress || host === null) return null;
  const metadata = metadataOf(spec);
  const backend = { service: { name, port: { number } } };
  return {
    metadata: tls ? { ...metadata, annotations: { [ISSUER_ANNOTATION]: ISSUER } } : metadata,
    spec: {
      ingressClassName,
      rules: [{ host, http: { paths: [{ path: '/', pathType: 'Prefix', backend }] } }],
      ...(tls && { tls: [{ hosts: [host], secretName: certificateSecret(spec) }] }),
    },
  };
}

/** Null without autoscaling. */
export function autoscalerObject(
  spec: DeploymentSpec,
): NewObject<'horizontalpodautoscalers.autoscaling'> | null {
  const { config, name } = spec;
  if (!config.autoscale_enabled) return null;
  const targets = [
    ['cpu', config.target_cpu_percentage],
    ['memory', config.target_memory_percentage],
  ] as const;
  const window = (stabilizationWindowSeconds: number) => ({ stabilizationWindowSeconds });
  return {
    metadata: metadataOf(spec),
    spec: {
      scaleTargetRef: { apiVersion: 'apps/v1', kind: 'Deployment', name },
      minReplicas: config.min_replicas,
      maxReplicas: config.max_replicas,
      metrics: targets.flatMap(([resource, averageUtilization]) =>
        averageUtilization === null
          ? []
          : [
              {
                type: 'Resource',
                resource: { name: resource, target: { type: 'Utilization', averageUtilization } },
              },
            ],
      ),
      behavior: {
        scaleDown: window(config.scale_down_stabilization),
        scaleUp: window(config.scale_up_stabilization),
      },
    },
  };
}
