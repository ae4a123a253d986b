import { transaction } from '../../../db/database.ts';
import { withoutParameters } from '../../../db/failures.ts';
import { refused } from '../../../http/errors.ts';
import type { JobContext } from '../../../jobs/definition.ts';
import type { CloudContext, CloudServer, CloudSnapshot } from '../../../providers/cloud/port.ts';
import type { Progress } from '../../../providers/simulation/stages.ts';
import type { NodePoolRow } from '../../nodepools/nodepools.store.ts';
import { reasonOf, text, type Message } from '../../../messages/messages.ts';
import { changeCluster } from '../clusters.changes.ts';
import { deleteApiBalancer, deleteServers } from './archive.ts';
import { clusterPlan, sshKeyOf, storeKubeconfig } from './credentials.ts';
import type { ClusterJobDeps } from './clusters.jobs.ts';
import type { ClusterJob } from './kinds.ts';
import {
  onAll,
  orderServers,
  part,
  type MachineJson,
  type ServerSetup,
  type ReportProgress,
} from './machines.ts';
import {
  archivedWorkers,
  labelsOf,
  plannedMasters,
  plannedWorkers,
  type PlannedServer,
} from './plannedNodes.ts';
import { privateAddresses } from './privateAddresses.ts';
import { clusterInWork, clusterProgress } from './progress.ts';
import type { ClusterRow } from '../clusters.store.ts';
import { ensureApiBalancer, ensureGroups, ensureNetwork } from './infrastructure.ts';
import { cloudContext } from '../clusters.token.ts';

/** Time to find out which servers a failed unarchiving has left: nothing extends the lease of its job any more. */
const CLOUD_MS = 10_000;

/** Finds what stayed while the cluster was archived; servers are created from their snapshots. */
async function findSetup(
  deps: ClusterJobDeps,
  row: ClusterRow,
  context: CloudContext,
  { pools, snapshots }: { pools: readonly NodePoolRow[]; snapshots: readonly CloudSnapshot[] },
): Promise<Omit<ServerSetup, 'plan'>> {
  const { cloud } = deps;
  const networkId = await ensureNetwork(deps, context, row);
  const sshPublicKey = await sshKeyOf(deps, row);
  const named = { name: row.name, labels: labelsOf(row) };
  const key = await cloud.ensureSshKey(context, { ...named, publicKey: sshPublicKey });
  const groupIds = await ensureGroups(deps, context, row, pools);
  const images = Object.fromEntries(snapshots.map(({ serverName, id }) => [serverName, id]));
  const addresses = privateAddresses(snapshots);
  return { row, sshPublicKey, sshKeyId: key.id, networkId, groupIds, images, addresses };
}

/** Creates the servers of an archived cluster from their snapshots. */
async function recreateServers(
  deps: ClusterJobDeps,
  row: ClusterRow,
  actorId: string | null,
  job: JobContext,
): Promise<void> {
  const { db, cloud, bootstrap, nodepools, clock } = deps;
  const pools = (await nodepools.byCluster([row.id])).get(row.id) ?? [];
  const progress = clusterProgress(deps, row, 'updating', job);
  const context = await cloudContext(deps, row, job.signal);
  const report: ReportProgress = (fraction, message) => progress.within(fraction * 100, message);

  const machines = await job.step('servers', async () => {
    const snapshots = await cloud.listSnapshots(context, labelsOf(row));
    const [first, ...others] = [...plannedMasters(row), ...archivedWorkers(pools, snapshots)];
    if (!first) throw new Error('a cluster has a control plane');
    await progress.step(5, text('recreating_servers', { count: others.length + 1 }));
    const setup = await findSetup(deps, row, context, { pools, snapshots });
    const order = (known: MachineJson[], planned: PlannedServer[], reportPart: ReportProgress) => {
      const plan = clusterPlan(row, known, null);
      return orderServers(deps, job, context, { ...setup, plan }, planned, reportPart);
    };
    // The others join the first one, whose public address is a new one.
    const existing = await order([], [first], part(report, 0.05, 0.2));
    return [...existing, ...(await order(existing, others, part(report, 0.2, 0.55)))];
  });
  const masters = machines.filter(({ pool }) => pool === null);
  const balancer = await job.step('load-balancer', () => ensureApiBalancer(deps, context, row));
  const plan = clusterPlan(row, masters, balancer);
  await job.step('ready', async (stepSignal) => {
    await progress.step(60, text('waiting_servers'));
    await onAll(job, 'ready', machines, stepSignal, part(report, 0.6, 0.75), (machine, options) =>
      bootstrap.waitReady(plan, machine, options),
    );
  });
  await job.step('credentials', async (signal) => {
    await progress.step(75, text('fetching_kubeconfig'));
    // The servers have new addresses, so a downloaded kubeconfig is invalid, and so is ours, which the next step needs.
    const credentials = await bootstrap.fetchAdminCredentials(plan, {
      signal,
      waiting: await job.waiting('credentials'),
    });
    await storeKubeconfig(deps, row, credentials);
  });
  // The snapshots hold the token of the time when they were taken, which may have been replaced since.
  await job.step('token', (signal) => bootstrap.replaceCloudToken(plan, context.token, signal));
  await job.step('nodes', async (signal) => {
    const nodes = part(report, 0.78, 0.93);
    const onProgress = ({ fraction, message }: Progress) => nodes(fraction, message);
    const waiting = await job.waiting('nodesReady');
    const names = machines.map(({ name }) => name);
    await bootstrap.waitNodesReady(plan, names, { signal, onProgress, waiting });
  });
  await job.step('snapshots', async () => {
    await progress.step(95, text('deleting_snapshots'));
    for (const { id } of await cloud.listSnapshots(context, labelsOf(row)))
      await cloud.deleteSnapshot(context, id);
  });
  await job.step('finish', () =>
    transaction(db, async (tx) => {
      await nodepools.setStatus(tx, row.id, 'active', clock.now());
      const patch = { status: 'active', progress: null, message: null, temporaryToken: null } as const;
      const note = { kind: 'status', message: text('cluster_unarchived'), actorId } as const;
      await changeCluster(tx, deps, row.id, patch, { from: ['updating'], note });
    }),
  );
}

/**
 * Counts the hours of the servers that a failed unarchiving has ordered, and deletes them. If one has no snapshot any
 * more, all of them stay.
 */
async function deleteOrdered(deps: ClusterJobDeps, row: ClusterRow, signal: AbortSignal): Promise<void> {
  const { cloud, costs } = deps;
  let context: CloudContext;
  let servers: CloudServer[] | null = null;
  try {
    context = await cloudContext(deps, row, signal);
    servers = await cloud.listServers(context, labelsOf(row));
  } finally {
    if (servers?.length !== 0) await costs.count(row);
  }
  const snapshots = await cloud.listSnapshots(context, labelsOf(row));
  const saved = new Set(snapshots.map(({ serverName }) => serverName));
  if (!servers.every(({ name }) => saved.has(name))) return;
  await deleteServers(deps, context, row);
  await deleteApiBalancer(deps, context, row);
}

/** Unarchives a cluster, or deletes the servers again. Can be repeated after a crash. */
export async function unarchiveCluster(
  deps: ClusterJobDeps,
  { clusterId, actorId }: ClusterJob,
  job: JobContext,
): Promise<void> {
  const row = await clusterInWork(deps.db, clusterId, ['updating']);
  if (!row) return;
  let thrown: Error | undefined;
  // Durable, so that a repeated run does not go on with servers that are being deleted.
  const problem = await job.step('recreate', async () => {
    try {
      await recreateServers(deps, row, actorId, job);
      return null;
    } catch (error) {
      if (!job.failsWith(error)) throw error;
      thrown = withoutParameters(error);
      return reasonOf(thrown);
    }
  });
  if (problem === null) return;
  try {
    await job.step('delete-ordered', (signal) => deleteOrdered(deps, row, signal));
  } catch (error) {
    // Servers that could not be deleted are named in the message of the failure.
    if (!job.failsWith(error)) throw error;
  }
  throw thrown ?? refused(problem);
}

/** Names of the servers that are left after a failure; those of the definition if the cloud does not respond. */
async function leftServers(deps: ClusterJobDeps, row: ClusterRow): Promise<string[]> {
  try {
    const context = await cloudContext(deps, row, AbortSignal.timeout(CLOUD_MS));
    return (await deps.cloud.listServers(context, labelsOf(row))).map(({ name }) => name);
  } catch {
    const pools = await deps.nodepools.allOf(row.id);
    return [...plannedMasters(row), ...plannedWorkers(row, pools)].map(({ name }) => name);
  }
}

/** A failed unarchiving leaves the cluster archived: the snapshots still exist, so it can be retried. */
export async function unarchiveFailed(
  deps: ClusterJobDeps,
  clusterId: string,
  reason: Message,
): Promise<void> {
  const row = await clusterInWork(deps.db, clusterId, ['updating']);
  if (!row) return;
  const left = (await leftServers(deps, row)).join(', ');
  const message = left
    ? text('unarchiving_left_servers', { ...reason.params, problem: reason.code, left })
    : reason;
  const patch = {
    status: 'archived',
    progress: null,
    message,
    archivedAt: deps.clock.now(),
    apiEndpoint: null,
    temporaryToken: null,
  } as const;
  const note = { kind: 'failed', message } as const;
  await transaction(deps.db, (tx) => changeCluster(tx, deps, clusterId, patch, { from: ['updating'], note }));
}
