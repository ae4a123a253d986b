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
  return state.list('pods').filter((pod) => {
    const scheduled = conditionOf(pod, 'PodScheduled');
    // A pod whose volume is refused waits too, but a new node would not help it.
    const isUnschedulable = scheduled?.status === 'False' && scheduled.reason === 'Unschedulable';
    return isUnschedulable && !pod.metadata.deletionTimestamp;
  });
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

/** What pods that fit nowhere lead to. */
interface Look {
  growth: Growth | null;
  /** Pods that no group can help. */
  helpless: Pod[];
}

/** Which group has to grow for the pods that fit nowhere. One at a time: another one waits for the next look. */
export function growthFor(pods: readonly Pod[], context: ControllerContext): Look {
  const { infrastructure } = context;
  const nodes = joiningNodes(context);
  const placed: Pod[] = [];
  const look: Look = { growth: null, helpless: [] };
  const fits = (pod: Pod, node: Node): boolean => evaluateNode(node, pod, placed).obstacle === null;
  const place = (pod: Pod, { metadata: { name: nodeName } }: Node): void => {
    placed.push({ ...pod, spec: { ...pod.spec, containers: pod.spec?.containers ?? [], nodeName } });
  };
  const sizeOf = (group: NodeGroup): number =>
    look.growth?.group === group ? look.growth.size : serversOf(group, infrastructure).length;
  const nextNode = (group: NodeGroup): Node => futureNode(futureServer(group, sizeOf(group)), infrastructure);
  for (const pod of pods) {
    const present = nodes.find((node) => fits(pod, node));
    const wanted = infrastructure.nodeGroups.find(
      (group) => sizeOf(group) < group.max && fits(pod, nextNode(group)),
    );
    if (present) place(pod, present);
    else if (!wanted) look.helpless.push(pod);
    else if (look.growth === null || look.growth.group === wanted) {
      const node = nextNode(wanted);
      nodes.push(node);
      place(pod, node);
      look.growth = { group: wanted, size: sizeOf(wanted) + 1, pods: [...(look.growth?.pods ?? []), pod] };
    }
  }
  return look;
}
