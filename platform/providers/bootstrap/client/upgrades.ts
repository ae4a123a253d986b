import { waitingHere, type Clock } from '../../../clock.ts';
import { text } from '../../../messages/messages.ts';
import type { Stored } from '../../kubernetes/api/objects.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient, KubernetesClients } from '../../kubernetes/client/client.ts';
import { waitFor } from '../../kubernetes/waitFor.ts';
import type { WorkOptions } from '../../simulation/stages.ts';
import { BootstrapError, type ClusterPlan, type Machine, type NodeBootstrap } from '../port.ts';
import { asBootstrapError } from '../cloudInit/nodes.ts';
import { UPGRADE_NAMESPACE, upgradePlansOf } from './upgradePlans.ts';

const DEADLINE_MINUTES = 20;
const DEADLINE_MS = DEADLINE_MINUTES * 60_000;

interface Deps {
  clients: Pick<KubernetesClients, 'of'>;
  clock: Clock;
}

function isAt(version: string, { status }: Stored<'nodes'>): boolean {
  const isReady = status?.conditions?.some(({ type, status: is }) => type === 'Ready' && is === 'True');
  return status?.nodeInfo?.kubeletVersion === version && isReady === true;
}

/** The failed Jobs of the upgrade controller, on all nodes or on one. */
async function failedJobs(client: KubernetesClient, node?: string): Promise<Stored<'jobs.batch'>[]> {
  const labelSelector = node === undefined ? 'upgrade.cattle.io/node' : `upgrade.cattle.io/node=${node}`;
  const jobs = await client.list('jobs.batch', { namespace: UPGRADE_NAMESPACE, labelSelector });
  return jobs.filter(({ status }) =>
    status?.conditions?.some(({ type, status: is }) => type === 'Failed' && is === 'True'),
  );
}

function notBack({ name }: Machine): BootstrapError {
  const why = text('node_not_back', { name });
  return new BootstrapError({ kind: 'unavailable', code: 'node_not_ready', text: why });
}

function notInstalled(): BootstrapError {
  const why = text('addon_timeout', { title: 'System Upgrade Controller', minutes: DEADLINE_MINUTES });
  return new BootstrapError({ kind: 'unavailable', code: 'timeout', text: why });
}

async function start(
  { clients, clock }: Deps,
  { clusterId, k3sVersion }: ClusterPlan,
  { signal, waiting = waitingHere(clock, signal) }: WorkOptions,
): Promise<void> {
  const client = await clients.of(clusterId);
  // Without the Job of an earlier attempt the controller tries again at once.
  for (const { metadata } of await failedJobs(client))
    await client.delete('jobs.batch', metadata, { signal });
  const options = { clock, waiting, signal, deadlineMs: DEADLINE_MS, tooLate: notInstalled };
  await waitFor(options, async () => {
    for (const plan of upgradePlansOf(k3sVersion)) {
      // The upgrade controller has not installed its API yet.
      const found = await orNull(client.apply('plans.upgrade.cattle.io', plan, { force: true, signal }));
      if (found === null) return undefined;
    }
    return true;
  });
}

async function waitForNode(
  { clients, clock }: Deps,
  { clusterId, k3sVersion: version }: ClusterPlan,
  machine: Machine,
  { signal, onProgress, waiting = waitingHere(clock, signal) }: WorkOptions,
): Promise<void> {
  const { name } = machine;
  const client = await clients.of(clusterId);
  const isResumed = waiting.resumedAt > waiting.begunAt;
  if (!isResumed) await onProgress?.({ fraction: 0, message: text('cordoning_node', { name }) });
  let isInstalling = false;
  const options = { clock, waiting, signal, deadlineMs: DEADLINE_MS, tooLate: () => notBack(machine) };
  await waitFor(options, async () => {
    const node = await client.get('nodes', { name }, signal);
    if (isAt(version, node)) return true;
    if ((await failedJobs(client, name)).length > 0) throw notBack(machine);
    if (node.spec?.unschedulable && !isInstalling) {
      isInstalling = true;
      await onProgress?.({ fraction: 0.4, message: text('installing_k3s', { version, name }) });
    }
    return undefined;
  });
  await onProgress?.({ fraction: 1, message: text('waiting_node', { name }) });
}

/** Upgrades through the API of the cluster: its upgrade controller carries out the plans. */
export function createUpgrades(deps: Deps): Pick<NodeBootstrap, 'startUpgrade' | 'upgradeNode'> {
  return {
    startUpgrade: (plan, options = {}) => asBootstrapError(start(deps, plan, options)),
    upgradeNode: (plan, machine, options = {}) => asBootstrapError(waitForNode(deps, plan, machine, options)),
  };
}
