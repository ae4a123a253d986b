import type { KubeObject, Stored } from '../../../api/objects.ts';
import { apiVersionOf, resources } from '../../../api/resources.ts';
import { isSelected, parseSelection, selectableParts } from '../../selectors.ts';
import type { Usage } from '../../simulation.ts';
import { kubernetesTime } from '../../state/kubernetesTime.ts';
import { listObjects } from '../../storage/reads.ts';
import { json, parameter, type ApiCall, type ApiReply } from '../call.ts';
import { servesMetrics } from '../discovery/groups.ts';
import type { ResourcePath } from '../paths.ts';
import { readyCluster } from '../reading.ts';
import { notFound, StatusError, unknownPath } from '../status.ts';

const WINDOW = '30s';

function quantities({ cpuMillis, memoryBytes }: Usage): { cpu: string; memory: string } {
  return { cpu: `${Math.round(cpuMillis)}m`, memory: `${Math.round(memoryBytes / 1_024)}Ki` };
}

async function all(call: ApiCall, resource: 'pods' | 'nodes', namespace?: string): Promise<KubeObject[]> {
  const selection = { labels: [], fields: [] };
  const query = { resource, namespace, selection, limit: undefined, after: undefined };
  const rows = await listObjects(call.server, call.clusterId, query);
  return rows.map(({ text }) => JSON.parse(text) as KubeObject);
}

function head(resource: 'pods.metrics.k8s.io' | 'nodes.metrics.k8s.io', { metadata }: KubeObject, now: Date) {
  const { name, namespace, labels } = metadata;
  const definition = resources[resource];
  const at = kubernetesTime(now);
  return {
    kind: definition.kind,
    apiVersion: apiVersionOf(definition),
    metadata: { name, namespace, labels, creationTimestamp: at },
    timestamp: at,
    window: WINDOW,
  };
}

async function podMetrics(call: ApiCall, namespace: string | undefined, now: Date): Promise<KubeMetrics[]> {
  const pods: Stored<'pods'>[] = await all(call, 'pods', namespace);
  const { simulation } = call.server;
  return pods
    .filter(({ status }) => status?.phase === 'Running')
    .map((pod) => {
      const usage = simulation.podUsage(pod, pods, now);
      const containers = usage.map(({ name, usage: used }) => ({ name, usage: quantities(used) }));
      return { source: pod, metrics: { ...head('pods.metrics.k8s.io', pod, now), containers } };
    });
}

/** The metrics of an object. */
interface KubeMetrics {
  source: KubeObject;
  metrics: object;
}

async function nodeMetrics(call: ApiCall, now: Date): Promise<KubeMetrics[]> {
  const nodes: Stored<'nodes'>[] = await all(call, 'nodes');
  const pods: Stored<'pods'>[] = await all(call, 'pods');
  return nodes.map((node) => {
    const here = pods.filter(({ spec }) => spec?.nodeName === node.metadata.name);
    const usage = quantities(call.server.simulation.nodeUsage(node, here, now));
    return { source: node, metrics: { ...head('nodes.metrics.k8s.io', node, now), usage } };
  });
}

/** Usage of nodes and pods now, as the metrics server measures it. */
export async function metrics(call: ApiCall, { resource, namespace, name }: ResourcePath): Promise<ApiReply> {
  const { revision } = await readyCluster(call);
  if (!(await servesMetrics(call))) throw unknownPath();
  if (call.method !== 'GET') {
    throw new StatusError(
      'MethodNotAllowed',
      'the server does not allow this method on the requested resource',
    );
  }
  const now = call.server.clock.now();
  const isPods = resource === 'pods.metrics.k8s.io';
  const measured = isPods ? await podMetrics(call, namespace, now) : await nodeMetrics(call, now);
  if (name !== undefined) {
    const one = measured.find(({ source }) => source.metadata.name === name);
    if (!one) throw notFound(resource, name);
    return json(one.metrics);
  }
  const selection = parseSelection(
    resource,
    parameter(call, 'labelSelector'),
    parameter(call, 'fieldSelector'),
  );
  const selected = measured.filter(({ source }) => isSelected(selection, selectableParts(resource, source)));
  const definition = resources[resource];
  return json({
    kind: `${definition.kind}List`,
    apiVersion: apiVersionOf(definition),
    metadata: { resourceVersion: String(revision) },
    items: selected.map((one) => one.metrics),
  });
}
