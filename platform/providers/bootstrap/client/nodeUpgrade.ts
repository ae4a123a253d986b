import { waitingHere, type Clock } from '../../../clock.ts';
import { text } from '../../../messages/messages.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient, KubernetesClients } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import { waitFor } from '../../kubernetes/waitFor.ts';
import type { WorkOptions } from '../../simulation/stages.ts';
import { BootstrapError, type ClusterPlan, type Machine } from '../port.ts';
import { UPGRADE_NAMESPACE, upgradePlansOf } from './upgradePlans.ts';

const DEADLINE_MINUTES = 20;

interface Deps {
  clients: Pick<KubernetesClients, 'of'>;
  clock: Clock;
}

function isAt(version: string, { status }: Stored<'nodes'>): boolean {
  const isReady = status?.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True');
  return status?.nodeInfo?.kubeletVersion === version && isReady === true;
}

/** The failed Job of the upgrade controller on a node. */
async function failedJob(client: KubernetesClient, node: string): Promise<Stored<'jobs.batch'> | undefined> {
  const labelSelector = `upgrade.cattle.io/node=${node}`;
  const jobs = await client.list('jobs.batch', { namespace: UPGRADE_NAMESPACE, labelSelector });
  return jobs.find(({ status }) =>
    status?.conditions?.some(({ type, status: is }) => type === 'Failed' && is === 'True'),
  );
}

/** False while the upgrade controller has not installed its API. */
async function applyPlans(client: KubernetesClient, version: string, signal: AbortSignal | undefined) {
  for (const plan of upgradePlansOf(version)) {
    const applied = await orNull(client.apply('plans.upgrade.cattle.io', plan, { force: true, signal }));
    if (applied === null) return false;
  }
  return true;
}

function notBack({ name }: Machine): BootstrapError {
  const why = text('node_not_back', { name });
  return new BootstrapError({ kind: 'unavailable', code: 'node_not_ready', text: why });
}

async function upgrade(
  { clients, clock }: Deps,
  { clusterId, k3sVersion: version }: ClusterPlan,
  machine: Machine,
  { signal, onProgress, waiting = waitingHere(clock, signal) }: WorkOptions,
): Promise<void> {
  const { name } = machine;
  const client = await clients.of(clusterId);
  const isResumed = waiting.resumedAt > waiting.begunAt;
  if (!isResumed) {
    await onProgress?.({ fraction: 0, message: text('cordoning_node', { name }) });
    // Without the Job of an earlier attempt the controller tries again at once.
    const failed = await failedJob(client, name);
    if (failed) await client.delete('jobs.batch', failed.metadata, { signal });
  }
  let isInstalling = false;
  const deadlineMs = DEADLINE_MINUTES * 60_000;
  await waitFor({ clock, waiting, signal, deadlineMs, tooLate: () => notBack(machine) }, async () => {
    if (!(await applyPlans(client, version, signal))) return undefined;
    const node = await client.get('nodes', { name }, signal);
    if (isAt(version, node)) return true;
    if (await failedJob(client, name)) throw notBack(machine);
    if (node.spec?.unschedulable && !isInstalling) {
      isInstalling = true;
      await onProgress?.({ fraction: 0.4, message: text('installing_k3s', { version, name }) });
    }
    return undefined;
  });
  await onProgress?.({ fraction: 1, message: text('waiting_node', { name }) });
}

/**
 * Resolves when the node runs the plan's version of k3s. The plans are applied with the first node; the upgrade
 * controller of the cluster then moves from node to node by itself.
 */
export function createNodeUpgrade(deps: Deps) {
  return async (plan: ClusterPlan, machine: Machine, options: WorkOptions = {}): Promise<void> => {
    try {
      await upgrade(deps, plan, machine, options);
    } catch (error) {
      if (!(error instanceof KubernetesError)) throw error;
      const { kind, code, text: why } = error;
      throw new BootstrapError({ kind, code, text: why });
    }
  };
}
