import { waitingHere, type Clock } from '../../../clock.ts';
import { text, type Message } from '../../../messages/messages.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient, KubernetesClients } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import { evictAll, isMovable } from '../../kubernetes/runtime/maintenance.ts';
import { waitFor } from '../../kubernetes/waitFor.ts';
import type { WorkOptions } from '../../simulation/stages.ts';
import { BootstrapError, type ClusterPlan, type Machine } from '../port.ts';

const DEADLINE_MINUTES = 20;

export interface NodeDeps {
  clients: Pick<KubernetesClients, 'of' | 'withKubeconfig'>;
  clock: Clock;
}

/** Fails the work with the reason when the API refuses. */
export async function asBootstrapError<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!(error instanceof KubernetesError)) throw error;
    const { kind, code, text: why } = error;
    throw new BootstrapError({ kind, code, text: why });
  }
}

function late(name: string): BootstrapError {
  return new BootstrapError({ kind: 'unavailable', code: 'timeout', text: text('node_timeout', { name }) });
}

/** Looks until there is a result, for at most 20 minutes; `name` is what does not arrive. */
export function untilFound<T>(
  { clock }: Pick<NodeDeps, 'clock'>,
  name: string,
  { signal, waiting = waitingHere(clock, signal) }: WorkOptions,
  look: () => Promise<T | undefined>,
  tooLate = late,
): Promise<T> {
  const deadlineMs = DEADLINE_MINUTES * 60_000;
  return waitFor({ clock, waiting, signal, deadlineMs, tooLate: () => tooLate(name) }, look);
}

/** Waits until the machine has registered as a node: then its cloud-init has installed k3s. */
export async function waitForNode(
  deps: NodeDeps,
  { clusterId }: ClusterPlan,
  { name }: Machine,
  message: Message,
  options: WorkOptions,
): Promise<void> {
  await options.onProgress?.({ fraction: 0, message });
  await untilFound(deps, name, options, async () => {
    const client = await deps.clients.of(clusterId);
    return (await orNull(client.get('nodes', { name }, options.signal))) ?? undefined;
  });
  await options.onProgress?.({ fraction: 1, message });
}

function isReady({ status }: Stored<'nodes'>): boolean {
  return status?.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True') ?? false;
}

/** Waits until all nodes are Ready, and tells how many are. */
export async function waitUntilReady(
  deps: NodeDeps,
  { clusterId, clusterName }: ClusterPlan,
  names: readonly string[],
  options: WorkOptions,
): Promise<void> {
  const count = names.length;
  let reported = -1;
  await untilFound(deps, clusterName, options, async () => {
    const client = await deps.clients.of(clusterId);
    const nodes = await client.list('nodes', { signal: options.signal });
    const ready = nodes.filter((node) => names.includes(node.metadata.name) && isReady(node)).length;
    const message = text('nodes_ready', { ready, count });
    if (ready !== reported)
      await options.onProgress?.({ fraction: count === 0 ? 1 : ready / count, message });
    reported = ready;
    return ready === count ? true : undefined;
  });
}

/** Evicts the pods of a node; true when none is left, or the node itself is gone. */
async function drained(client: KubernetesClient, name: string, signal?: AbortSignal): Promise<boolean> {
  const node = await orNull(client.get('nodes', { name }, signal));
  if (!node) return true;
  // A node that is lost never reports that its pods have ended.
  const isLeaving = (pod: Stored<'pods'>): boolean =>
    isMovable(pod) && (isReady(node) || pod.metadata.deletionTimestamp === undefined);
  return (await evictAll(client, name, isLeaving)) === 0;
}

function notDrained(node: string): BootstrapError {
  const why = text('drain_timeout', { node, minutes: DEADLINE_MINUTES });
  return new BootstrapError({ kind: 'unavailable', code: 'timeout', text: why });
}

/** Moves the workloads of a node to others and removes it from the cluster. A missing node is ignored. */
export async function removeNode(
  deps: NodeDeps,
  { clusterId }: ClusterPlan,
  { name }: Machine,
  options: WorkOptions,
): Promise<void> {
  const { signal, onProgress } = options;
  const client = await deps.clients.of(clusterId);
  if ((await orNull(client.get('nodes', { name }, signal))) === null) return;
  await onProgress?.({ fraction: 0, message: text('draining_node', { name }) });
  await client.mergePatch('nodes', { name }, { spec: { unschedulable: true } }, { signal });
  const look = async () => ((await drained(client, name, signal)) ? true : undefined);
  await untilFound(deps, name, options, look, notDrained);
  await onProgress?.({ fraction: 0.9, message: text('removing_node', { name }) });
  await client.delete('nodes', { name }, { signal });
  await onProgress?.({ fraction: 1, message: text('removing_node', { name }) });
}
