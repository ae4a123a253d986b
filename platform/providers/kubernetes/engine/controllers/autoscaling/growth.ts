import type { Stored } from '../../../api/objects.ts';
import type { ClusterServer, ControllerContext, Infrastructure, NodeGroup } from '../controller.ts';
import { nodeOfServer } from '../nodes/nodeObject.ts';
import { evaluateNode } from '../nodes/placement.ts';
import { conditionOf } from '../shared/conditions.ts';
import type { Pod } from '../shared/pods.ts';

type Node = Stored<'nodes'>;

export function serversOf(group: NodeGroup, { servers }: Infrastructure): ClusterServer[] {
  return servers.filter(({ pool }) => pool === group.name);
}

/** A node that a server will become: empty, and ready. */
function futureNode(server: ClusterServer, infrastructure: Infrastructure): Node {
  const { metadata, ...node } = nodeOfServer(server, infrastructure, '');
  const creationTimestamp = infrastructure.present.toISOString();
  return {
    ...node,
    apiVersion: 'v1',
    kind: 'Node',
    metadata: { ...metadata, uid: server.name, creationTimestamp },
  };
}

function futureServer({ name: pool, ...size }: NodeGroup, number: number): ClusterServer {
  const never = new Date(0);
  const addresses = { privateIp: null, publicIpv4: null, createdAt: never, readyAt: never };
  return { id: '', name: `${pool}-new-${number}`, role: 'worker', pool, ...size, ...addresses };
}

/** Pods for which no node has room. */
export function unschedulablePods({ state }: Pick<ControllerContext, 'state'>): Pod[] {
  return state
    .list('pods')
    .filter((pod) => !pod.metadata.deletionTimestamp && conditionOf(pod, 'PodScheduled')?.status === 'False');
}

/** Servers that are not ready nodes yet: pods will find room on them. */
function joiningNodes({ state, infrastructure }: ControllerContext): Node[] {
  return infrastructure.servers
    .filter(({ role, name }) => {
      const node = state.get('nodes', name);
      return role === 'worker' && (!node || conditionOf(node, 'Ready')?.status === 'False');
    })
    .map((server) => futureNode(server, infrastructure));
}

/** How a group has to grow. */
export interface Growth {
  group: NodeGroup;
  size: number;
  /** Pods that get room. */
  pods: Pod[];
}

/** Which group has to grow for the pods that fit nowhere, and which of them no group can help. */
export function growthFor(
  pods: readonly Pod[],
  context: ControllerContext,
): { growth: Growth | null; helpless: Pod[] } {
  const { infrastructure } = context;
  const nodes = joiningNodes(context);
  const placed: Pod[] = [];
  const fits = (pod: Pod, node: Node): boolean => evaluateNode(node, pod, placed).obstacle === null;
  const place = (pod: Pod, { metadata: { name: nodeName } }: Node): void => {
    placed.push({ ...pod, spec: { ...pod.spec, containers: pod.spec?.containers ?? [], nodeName } });
  };
  const helpless: Pod[] = [];
  let growth: Growth | null = null;
  for (const pod of pods) {
    const present = nodes.find((node) => fits(pod, node));
    if (present) {
      place(pod, present);
      continue;
    }
    const wanted = infrastructure.nodeGroups.find((group) => {
      const size = growth?.group === group ? growth.size : serversOf(group, infrastructure).length;
      return size < group.max && fits(pod, futureNode(futureServer(group, size), infrastructure));
    });
    if (!wanted) helpless.push(pod);
    else if (growth === null || growth.group === wanted) {
      const size: number = growth?.size ?? serversOf(wanted, infrastructure).length;
      const node = futureNode(futureServer(wanted, size), infrastructure);
      nodes.push(node);
      place(pod, node);
      growth = { group: wanted, size: size + 1, pods: [...(growth?.pods ?? []), pod] };
    }
    // Another group waits for the next look.
  }
  return { growth, helpless };
}
