import type { NodeCondition, Taint } from 'kubernetes-types/core/v1.d.ts';
import type { Stored } from '../../../api/objects.ts';
import { defineController, type ControllerContext } from '../controller.ts';
import { conditionOf, withCondition, type NewCondition } from '../shared/conditions.ts';
import { after } from '../shared/time.ts';
import { CONTROL_PLANE, MIRROR_LABEL, nodeOfServer } from './nodeObject.ts';

type Node = Stored<'nodes'>;

/** How long a node without a server stays before the cloud controller deletes it, with its pods. */
const GONE_AFTER_MS = 60_000;

const states = {
  joining: {
    status: 'False',
    reason: 'KubeletNotReady',
    message: 'container runtime network not ready: cni plugin not initialized',
    taint: 'node.kubernetes.io/not-ready',
  },
  ready: { status: 'True', reason: 'KubeletReady', message: 'kubelet is posting ready status', taint: null },
  lost: {
    status: 'Unknown',
    reason: 'NodeStatusUnknown',
    message: 'Kubelet stopped posting node status.',
    taint: 'node.kubernetes.io/unreachable',
  },
} as const;
type NodeState = keyof typeof states;

const pressures: readonly NewCondition[] = [
  ['MemoryPressure', 'KubeletHasSufficientMemory', 'kubelet has sufficient memory available'],
  ['DiskPressure', 'KubeletHasNoDiskPressure', 'kubelet has no disk pressure'],
  ['PIDPressure', 'KubeletHasSufficientPID', 'kubelet has sufficient PID available'],
].map(([type = '', reason, message]) => ({ type, status: 'False', reason, message }));

const OWN_TAINTS = ['node.kubernetes.io/not-ready', 'node.kubernetes.io/unreachable'];
const CORDONED = 'node.kubernetes.io/unschedulable';

/**
 * | Server          | Node     | Ready   | Until                                    |
 * | --------------- | -------- | ------- | ---------------------------------------- |
 * | starts          | joining  | False   | its kubelet is ready                     |
 * | runs            | ready    | True    |                                          |
 * | does not exist  | lost     | Unknown | a minute later: deleted, with its pods   |
 */
export const nodeController = defineController({
  resource: 'nodes',
  sync: (context) => {
    const { state, infrastructure } = context;
    for (const server of infrastructure.servers) {
      if (state.get('nodes', server.name)) continue;
      state.create('nodes', nodeOfServer(server, infrastructure, freePodCidr(state.list('nodes'))));
    }
    for (const node of state.list('nodes')) reconcileNode(followServer(node, context), context);
  },
  reconcile: (node, context) => reconcileNode(node, context),
});

/**
 * A server that was replaced by one of the same name, such as a larger one, is still the same node. Changed settings
 * restart k3s, which registers the node with them.
 */
function followServer(node: Node, { state, infrastructure }: ControllerContext): Node {
  const server = infrastructure.servers.find(({ name }) => name === node.metadata.name);
  if (!server) return node;
  const { metadata, spec, status } = nodeOfServer(server, infrastructure, node.spec?.podCIDR ?? '');
  const isReplaced = spec?.providerID !== node.spec?.providerID;
  const isRestarted = Object.entries(metadata.annotations ?? {}).some(
    ([name, value]) => node.metadata.annotations?.[name] !== value,
  );
  if (!isReplaced && !isRestarted) return node;
  const { [MIRROR_LABEL]: _mirror, ...labels } = node.metadata.labels ?? {};
  const taints = (node.spec?.taints ?? []).filter(({ key }) => key !== CONTROL_PLANE);
  return state.update('nodes', {
    ...node,
    metadata: {
      ...node.metadata,
      labels: { ...labels, ...metadata.labels },
      annotations: { ...node.metadata.annotations, ...metadata.annotations },
    },
    spec: { ...node.spec, providerID: spec?.providerID, taints: [...taints, ...(spec?.taints ?? [])] },
    status: isReplaced ? { ...node.status, ...status, conditions: node.status?.conditions } : node.status,
  });
}

function freePodCidr(nodes: readonly Node[]): string {
  const taken = new Set(nodes.map(({ spec }) => spec?.podCIDR));
  for (let number = 0; ; number += 1) {
    const cidr = `10.${244 + Math.floor(number / 256)}.${number % 256}.0/24`;
    if (!taken.has(cidr)) return cidr;
  }
}

function reconcileNode(node: Node, context: ControllerContext): void {
  const { state, infrastructure } = context;
  const server = infrastructure.servers.find(({ name }) => name === node.metadata.name);
  const nodeState = !server ? 'lost' : server.readyAt > state.now ? 'joining' : 'ready';
  const updated = state.update('nodes', withState(node, nodeState, state.now));
  if (nodeState === 'joining' && server) state.wakeAt('nodes', updated, server.readyAt);
  if (nodeState === 'lost') removeLater(updated, context);
  const before = conditionOf(node, 'Ready');
  if (nodeState === 'joining' || before?.status === states[nodeState].status) return;
  const reason = nodeState === 'ready' ? 'NodeReady' : 'NodeNotReady';
  state.recordEvent(updated, {
    type: 'Normal',
    reason,
    message: `Node ${node.metadata.name} status is now: ${reason}`,
  });
}

function removeLater(node: Node, { state, infrastructure }: ControllerContext): void {
  const since = conditionOf(node, 'Ready')?.lastTransitionTime ?? node.metadata.creationTimestamp;
  const goneAt = after(since, infrastructure.simulated(GONE_AFTER_MS));
  if (state.now < goneAt) return state.wakeAt('nodes', node, goneAt);
  for (const pod of state.list('pods')) {
    if (pod.spec?.nodeName === node.metadata.name) state.remove('pods', pod);
  }
  state.remove('nodes', node);
}

function withState(node: Node, nodeState: NodeState, now: Date): Node {
  const { status, reason, message, taint } = states[nodeState];
  const ready = { type: 'Ready', status, reason, message };
  let conditions: NodeCondition[] = node.status?.conditions ?? [];
  for (const condition of [...pressures, ready]) conditions = withCondition(conditions, condition, now);
  const kept = (node.spec?.taints ?? []).filter(({ key }) => key !== CORDONED && !OWN_TAINTS.includes(key));
  const taints: Taint[] = [
    ...kept,
    ...(taint === null ? [] : [{ key: taint, effect: 'NoSchedule' }]),
    ...(node.spec?.unschedulable ? [{ key: CORDONED, effect: 'NoSchedule' }] : []),
  ];
  const { taints: _before, ...spec } = node.spec ?? {};
  return {
    ...node,
    spec: taints.length > 0 ? { ...spec, taints } : spec,
    status: { ...node.status, conditions },
  };
}
