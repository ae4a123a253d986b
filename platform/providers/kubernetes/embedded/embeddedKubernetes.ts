import type { Clock } from '../../../clock.ts';
import { findAddon } from '../../addons/catalogue.ts';
import type { ClusterRuntime, IngressClass, Namespace, ProblematicPod, StorageClass } from '../port.ts';
import { KubernetesError } from '../port.ts';
import { nodesOf } from './nodes.ts';
import type { WorldPod } from './pods.ts';
import { countPods, podsOf } from './pods.ts';
import type { SecretStore } from '../secretStore.ts';
import { text } from '../../../messages/messages.ts';
import { createEmbeddedSecrets } from './secrets.ts';
import type { ClusterWorld, ReadClusterWorld } from './world.ts';

const OWN_NAMESPACES = ['default', 'kube-node-lease', 'kube-public', 'kube-system'];

function toProblem({ state, ...pod }: WorldPod): ProblematicPod[] {
  if (state === 'running' || state === 'completed') return [];
  const { name, namespace, node, createdAt, restartCount, message } = pod;
  const container = { name: name.split('-').slice(0, -2).join('-'), ready: false, restartCount };
  const about = { name, namespace, node, createdAt, restartCount, containers: [container] };
  return [{ ...about, problem: state, message }];
}

function namespacesOf({ addons, leaving, troubled }: ClusterWorld): Namespace[] {
  const namespaceOf = (addon: string): string[] => {
    const found = findAddon(addon)?.namespace;
    return found === undefined ? [] : [found];
  };
  const staying = addons.filter((name) => !leaving.includes(name)).flatMap(namespaceOf);
  const active = new Set([...OWN_NAMESPACES, ...staying, ...troubled.map(({ namespace }) => namespace)]);
  const names = new Set([...active, ...leaving.flatMap(namespaceOf)]);
  return [...names].sort().map((name) => ({ name, status: active.has(name) ? 'Active' : 'Terminating' }));
}

function storageClassesOf({ addons }: ClusterWorld): StorageClass[] {
  const hetzner = { name: 'hcloud-volumes', provisioner: 'csi.hetzner.cloud', isDefault: true };
  const longhorn = { name: 'longhorn', provisioner: 'driver.longhorn.io', isDefault: false };
  return [
    ...(addons.includes('hcloud-csi') ? [hetzner] : []),
    ...(addons.includes('longhorn') ? [longhorn] : []),
  ];
}

function ingressClassesOf({ addons }: ClusterWorld): IngressClass[] {
  const nginx = { name: 'nginx', controller: 'k8s.io/ingress-nginx', isDefault: false };
  const traefik = { name: 'traefik', controller: 'traefik.io/ingress-controller', isDefault: true };
  return [
    ...(addons.includes('ingress-nginx') ? [nginx] : []),
    ...(addons.includes('traefik') ? [traefik] : []),
  ];
}

/** Simulates a Kubernetes API from the platform's data about a cluster; its load changes with time. */
export function createEmbeddedKubernetes({
  readWorld,
  secrets,
  clock,
}: {
  readWorld: ReadClusterWorld;
  secrets: SecretStore;
  clock: Clock;
}): ClusterRuntime {
  const worldOf = async (clusterId: string): Promise<ClusterWorld> => {
    const world = await readWorld(clusterId);
    if (world) return world;
    throw new KubernetesError({ kind: 'notFound', code: 'no_cluster', text: text('no_kubernetes') });
  };
  const namespaces = async (id: string): Promise<Namespace[]> => namespacesOf(await worldOf(id));
  return {
    version: async (id) => (await worldOf(id)).k3sVersion,
    nodes: async (id) => {
      const world = await worldOf(id);
      return nodesOf(world, podsOf(id, world), clock.now());
    },
    podHealth: async (id) => countPods(podsOf(id, await worldOf(id))),
    problematicPods: async (id) => podsOf(id, await worldOf(id)).flatMap(toProblem),
    namespaces,
    storageClasses: async (id) => storageClassesOf(await worldOf(id)),
    ingressClasses: async (id) => ingressClassesOf(await worldOf(id)),
    secrets: createEmbeddedSecrets({ store: secrets, clock, namespacesOf: namespaces }),
  };
}
