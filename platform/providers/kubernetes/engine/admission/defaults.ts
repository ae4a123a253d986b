import { randomInt } from 'node:crypto';
import type { ObjectMeta } from 'kubernetes-types/meta/v1.d.ts';
import type { ResourceName } from '../../api/resources.ts';
import { isObject, objectAt, type JsonObject } from '../json.ts';
import type { SentObject } from '../http/body.ts';

/** The members of `object`, with the defaults of those that are absent. */
function withDefaults(object: JsonObject, defaults: JsonObject): JsonObject {
  const missing = Object.entries(defaults).filter(([name]) => object[name] === undefined);
  return { ...object, ...Object.fromEntries(missing) };
}

function itemsOf(object: JsonObject, name: string): JsonObject[] {
  const list = object[name];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

const withProtocol = (port: JsonObject): JsonObject => withDefaults(port, { protocol: 'TCP' });

/** `latest`, given or implied, is pulled each time. */
function pullPolicy(image: unknown): string {
  const text = String(image);
  const tag = text.slice(text.lastIndexOf('/') + 1).split(':')[1];
  return text.includes('@') || (tag !== undefined && tag !== 'latest') ? 'IfNotPresent' : 'Always';
}

function containerDefaults(container: JsonObject): JsonObject {
  return withDefaults(
    {
      ...container,
      ...(Array.isArray(container['ports']) && { ports: itemsOf(container, 'ports').map(withProtocol) }),
    },
    {
      resources: {},
      terminationMessagePath: '/dev/termination-log',
      terminationMessagePolicy: 'File',
      imagePullPolicy: pullPolicy(container['image']),
    },
  );
}

function podDefaults(spec: JsonObject): JsonObject {
  const containers = Array.isArray(spec['containers']) && {
    containers: itemsOf(spec, 'containers').map(containerDefaults),
  };
  const init = Array.isArray(spec['initContainers']) && {
    initContainers: itemsOf(spec, 'initContainers').map(containerDefaults),
  };
  return withDefaults(
    { ...spec, ...containers, ...init },
    {
      restartPolicy: 'Always',
      dnsPolicy: 'ClusterFirst',
      schedulerName: 'default-scheduler',
      securityContext: {},
      terminationGracePeriodSeconds: 30,
    },
  );
}

function templateDefaults(spec: JsonObject): JsonObject {
  const template = objectAt(spec, 'template');
  return { ...spec, template: { ...template, spec: podDefaults(objectAt(template, 'spec')) } };
}

const rollingUpdate = { type: 'RollingUpdate', rollingUpdate: { maxUnavailable: '25%', maxSurge: '25%' } };

function serviceDefaults(spec: JsonObject): JsonObject {
  const type = spec['type'] ?? 'ClusterIP';
  const hasNodePorts = type === 'NodePort' || type === 'LoadBalancer';
  const ports = itemsOf(spec, 'ports').map((port) => ({
    ...withDefaults(withProtocol(port), {
      targetPort: port['port'],
      ...(hasNodePorts && { nodePort: randomInt(30_000, 32_768) }),
    }),
  }));
  const { clusterIP } = spec;
  return withDefaults(
    { ...spec, type, ...(ports.length > 0 && { ports }) },
    {
      sessionAffinity: 'None',
      internalTrafficPolicy: 'Cluster',
      ipFamilyPolicy: 'SingleStack',
      ipFamilies: ['IPv4'],
      ...(clusterIP !== undefined && { clusterIPs: [clusterIP] }),
      ...(hasNodePorts && { externalTrafficPolicy: 'Cluster' }),
      ...(type === 'LoadBalancer' && { allocateLoadBalancerNodePorts: true }),
    },
  );
}

/** Defaults of `spec`, by resource. */
const specDefaults: Partial<Record<ResourceName, (spec: JsonObject) => JsonObject>> = {
  'deployments.apps': (spec) =>
    withDefaults(templateDefaults(spec), {
      replicas: 1,
      strategy: rollingUpdate,
      revisionHistoryLimit: 10,
      progressDeadlineSeconds: 600,
    }),
  'replicasets.apps': (spec) => withDefaults(templateDefaults(spec), { replicas: 1 }),
  'statefulsets.apps': (spec) =>
    withDefaults(templateDefaults(spec), {
      replicas: 1,
      podManagementPolicy: 'OrderedReady',
      revisionHistoryLimit: 10,
      updateStrategy: { type: 'RollingUpdate', rollingUpdate: { partition: 0 } },
    }),
  'daemonsets.apps': (spec) =>
    withDefaults(templateDefaults(spec), {
      revisionHistoryLimit: 10,
      updateStrategy: { type: 'RollingUpdate', rollingUpdate: { maxSurge: 0, maxUnavailable: 1 } },
    }),
  'jobs.batch': (spec) =>
    withDefaults(templateDefaults(spec), { parallelism: 1, completions: 1, backoffLimit: 6 }),
  pods: podDefaults,
  services: serviceDefaults,
  persistentvolumeclaims: (spec) => withDefaults(spec, { volumeMode: 'Filesystem' }),
  namespaces: (spec) => withDefaults(spec, { finalizers: ['kubernetes'] }),
  'horizontalpodautoscalers.autoscaling': (spec) => withDefaults(spec, { minReplicas: 1 }),
};

function encoded(values: JsonObject): JsonObject {
  const base64 = (value: unknown): string => Buffer.from(String(value)).toString('base64');
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, base64(value)]));
}

function secretDefaults({ stringData, ...secret }: SentObject): SentObject {
  const added = isObject(stringData) ? encoded(stringData) : {};
  const data = { ...objectAt(secret, 'data'), ...added };
  return { ...secret, type: secret['type'] ?? 'Opaque', ...(Object.keys(data).length > 0 && { data }) };
}

function namespaceDefaults(namespace: SentObject): SentObject {
  const { metadata } = namespace;
  const labels = { ...metadata.labels, 'kubernetes.io/metadata.name': metadata.name ?? '' };
  return { status: { phase: 'Active' }, ...namespace, metadata: { ...metadata, labels } };
}

/** A Service keeps the address that it got, also when a client leaves it out. */
export function withKeptAddress(resource: ResourceName, current: object, sent: SentObject): SentObject {
  if (resource !== 'services') return sent;
  const { clusterIP, clusterIPs } = objectAt(current, 'spec');
  const { clusterIP: wanted, ...spec } = objectAt(sent, 'spec');
  return { ...sent, spec: { clusterIPs, ...spec, clusterIP: wanted ?? clusterIP } };
}

/** Fills in what the API server adds to every object that it stores; the type of the object stays. */
export function withServerDefaults<T extends { metadata: ObjectMeta }>(resource: ResourceName, object: T): T {
  const complete = specDefaults[resource];
  const sent: SentObject = { ...object };
  const filled = complete ? { ...sent, spec: complete(objectAt(sent, 'spec')) } : sent;
  const stored =
    resource === 'secrets'
      ? secretDefaults(filled)
      : resource === 'namespaces'
        ? namespaceDefaults(filled)
        : filled;
  return stored as SentObject & T;
}
