import type { KubernetesClients } from '../client/client.ts';
import type { ClusterRuntime, Namespace } from '../port.ts';
import { loadOf } from './load.ts';
import { createNodeMaintenance } from './maintenance.ts';
import { createClientManifests } from './manifests.ts';
import { measured } from './measured.ts';
import { nodesOf, usageByNode } from './nodes.ts';
import { countPods, problemOf } from './podHealth.ts';
import { createClientSecrets } from './secrets.ts';
import { createClientWorkloads } from './workloads/clientWorkloads.ts';

const DEFAULT_STORAGE = 'storageclass.kubernetes.io/is-default-class';
const DEFAULT_INGRESS = 'ingressclass.kubernetes.io/is-default-class';

function statusOf(phase: string | undefined): Namespace['status'] {
  return phase === 'Terminating' ? 'Terminating' : 'Active';
}

const byName = (a: { name: string }, b: { name: string }): number => (a.name < b.name ? -1 : 1);

/** Data of running clusters through the Kubernetes API. */
export function createClusterRuntime(clients: Pick<KubernetesClients, 'of'>): ClusterRuntime {
  return {
    version: async (id) => (await clients.of(id)).version(),
    nodes: async (id) => {
      const client = await clients.of(id);
      const [nodes, pods, usage] = await Promise.all([
        client.list('nodes'),
        client.list('pods'),
        measured(client, 'nodes.metrics.k8s.io'),
      ]);
      return nodesOf(nodes, pods, usageByNode(usage));
    },
    load: async (id) => loadOf(await clients.of(id)),
    podHealth: async (id) => countPods(await (await clients.of(id)).list('pods')),
    problematicPods: async (id) => (await (await clients.of(id)).list('pods')).flatMap(problemOf),
    namespaces: async (id) => {
      const namespaces = await (await clients.of(id)).list('namespaces');
      return namespaces
        .map(({ metadata, status }) => ({ name: metadata.name, status: statusOf(status?.phase) }))
        .sort(byName);
    },
    storageClasses: async (id) => {
      const classes = await (await clients.of(id)).list('storageclasses.storage.k8s.io');
      return classes.map(({ metadata: { name, annotations }, provisioner }) => ({
        name,
        provisioner,
        isDefault: annotations?.[DEFAULT_STORAGE] === 'true',
      }));
    },
    ingressClasses: async (id) => {
      const classes = await (await clients.of(id)).list('ingressclasses.networking.k8s.io');
      return classes.map(({ metadata: { name, annotations }, spec }) => ({
        name,
        controller: spec?.controller ?? '',
        isDefault: annotations?.[DEFAULT_INGRESS] === 'true',
      }));
    },
    maintenance: createNodeMaintenance(clients),
    manifests: createClientManifests(clients),
    secrets: createClientSecrets(clients),
    workloads: createClientWorkloads(clients),
  };
}
