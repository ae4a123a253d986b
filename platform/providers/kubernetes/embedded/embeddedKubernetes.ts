import type { Clock } from '../../../clock.ts';
import { findAddon } from '../../addons/catalogue.ts';
import type { ClusterRuntime, IngressClass, ProblematicPod, StorageClass } from '../port.ts';
import { KubernetesError } from '../port.ts';
import { nodesOf } from './nodes.ts';
import type { WorldPod } from './pods.ts';
import { countPods, podsOf } from './pods.ts';
import type { ClusterWorld, ReadClusterWorld } from './world.ts';

const OWN_NAMESPACES = ['default', 'kube-node-lease', 'kube-public', 'kube-system'];

const problems = {
  crashing: 'Back-off restarting failed container',
  failed: 'The node was low on resource: memory',
  pending: '0 nodes are available: insufficient memory',
} as const;

function toProblem({ state, ...pod }: WorldPod): ProblematicPod[] {
  if (state === 'running' || state === 'completed') return [];
  const { name, namespace, node, createdAt, restartCount } = pod;
  const container = { name: name.split('-').slice(0, -2).join('-'), ready: false, restartCount };
  const about = { name, namespace, node, createdAt, restartCount, containers: [container] };
  return [{ ...about, problem: state, message: problems[state] }];
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

/** A Kubernetes that answers from what the platform knows of a cluster; its load drifts with the clock. */
export function createEmbeddedKubernetes({
  readWorld,
  clock,
}: {
  readWorld: ReadClusterWorld;
  clock: Clock;
}): ClusterRuntime {
  const worldOf = async (clusterId: string): Promise<ClusterWorld> => {
    const world = await readWorld(clusterId);
    if (world) return world;
    const message = 'This cluster has no Kubernetes API that answers.';
    throw new KubernetesError({ kind: 'notFound', code: 'no_cluster', message });
  };
  return {
    version: async (id) => (await worldOf(id)).k3sVersion,
    nodes: async (id) => {
      const world = await worldOf(id);
      return nodesOf(world, podsOf(id, world), clock.now());
    },
    podHealth: async (id) => countPods(podsOf(id, await worldOf(id))),
    problematicPods: async (id) => podsOf(id, await worldOf(id)).flatMap(toProblem),
    namespaces: async (id) => {
      const { addons } = await worldOf(id);
      const theirs = addons.flatMap((name) => findAddon(name)?.namespace ?? []);
      return [...new Set([...OWN_NAMESPACES, ...theirs])].sort();
    },
    storageClasses: async (id) => storageClassesOf(await worldOf(id)),
    ingressClasses: async (id) => ingressClassesOf(await worldOf(id)),
  };
}
