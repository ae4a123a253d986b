import { transaction } from '../../../db/database.ts';
import { refused } from '../../../http/errors.ts';
import type { JobContext, Json } from '../../../jobs/definition.ts';
import type { CloudContext, CloudServer } from '../../../providers/cloud/port.ts';
import type { Progress, WorkOptions } from '../../../providers/simulation/stages.ts';
import { changeCluster } from '../clusters.changes.ts';
import { clusterPlan } from '../jobs/credentials.ts';
import type { ClusterJobDeps } from '../jobs/clusters.jobs.ts';
import type { UpdateJob } from '../jobs/kinds.ts';
import type { MachineJson, ReportProgress } from '../jobs/machines.ts';
import { labelsOf } from '../jobs/plannedNodes.ts';
import { clusterInWork, clusterProgress, type ClusterProgress } from '../jobs/progress.ts';
import { clusterById, type ClusterRow } from '../clusters.store.ts';
import { ensureFirewall } from '../jobs/firewall.ts';
import { ensureApiBalancer, ensureNetwork } from '../jobs/infrastructure.ts';
import { cloudContext } from '../clusters.token.ts';
import { text, type Message } from '../../../messages/messages.ts';
import { addControlPlane } from './settings.masters.ts';
import { columnsOf, rolledSettings, type Setting, type Settings } from './settings.fields.rules.ts';
import { pendingSettings, wantedSettings } from './settings.rows.ts';
import { partsOf, rollsAll, updateProgress, type UpdatePart, type UpdatePlan } from './settings.steps.ts';

/** Context of one update. `target` is the row after it. */
export interface Update {
  plan: UpdatePlan;
  progress: ClusterProgress;
  deps: ClusterJobDeps;
  row: ClusterRow;
  target: ClusterRow;
  pending: Partial<Settings>;
  context: CloudContext;
  job: JobContext;
  /** A durable part that reports when it begins; skipped if the plan does not include it. */
  part: (
    name: UpdatePart,
    message: Message,
    work: (report: ReportProgress, signal: AbortSignal) => Promise<void>,
  ) => Promise<void>;
  /** Marks settings as applied: moves them from pending to the row, in one transaction with related changes. */
  settle: (
    names: readonly Setting[],
    more?: (row: ClusterRow) => Promise<{ monthlyPrice?: number }>,
  ) => Promise<void>;
}

/** Output of a step. */
type Kept = Record<string, Json>;

/** A node as stored in a step: plain JSON. */
type NodeJson = MachineJson & { role: 'master' | 'worker' };

function nodeOf(server: CloudServer): NodeJson {
  const { name, publicIpv4, publicIpv6, privateIp, labels } = server;
  const role = labels.role === 'master' ? 'master' : 'worker';
  return { name, publicIpv4, publicIpv6, privateIp, pool: labels.pool ?? null, role };
}

/** All servers of the cluster, including those of autoscaling pools: control plane first, each group by name. */
async function nodesOf(
  { cloud }: ClusterJobDeps,
  context: CloudContext,
  row: ClusterRow,
): Promise<NodeJson[]> {
  const nodes = (await cloud.listServers(context, labelsOf(row))).map(nodeOf);
  return nodes.sort(
    (a, b) => a.role.localeCompare(b.role) || a.name.localeCompare(b.name, 'en', { numeric: true }),
  );
}

function settler(deps: ClusterJobDeps, clusterId: string): Update['settle'] {
  return (names, more) =>
    transaction(deps.db, async (tx) => {
      const row = await clusterById(tx, clusterId);
      if (!row) return;
      const wanted = wantedSettings(row);
      const reached = Object.fromEntries(names.map((name) => [name, wanted[name]])) as Partial<Settings>;
      const patch = { ...columnsOf(reached), ...(await more?.(row)) };
      const left = pendingSettings({ ...row, ...patch }, wanted);
      await changeCluster(tx, deps, clusterId, { ...patch, wanted: left }, { from: ['updating'] });
    });
}

/** Message with the number of visited nodes and the target of the visit. */
const visited = (done: number, total: number, { k3s_version: version }: Partial<Settings>): Message =>
  version ? text('nodes_at_version', { done, total, version }) : text('nodes_at_settings', { done, total });

/** Visits the nodes one after the other, control plane first, so that the others keep the workload running. */
async function rollNodes(update: Update, isRepair: boolean): Promise<void> {
  const { deps, target, pending, context, job, plan, progress } = update;
  if (!plan.parts.includes('nodes')) return;
  const found = await job.step('nodes', () => nodesOf(deps, context, target));
  const masters = found.filter(({ role }) => role === 'master');
  const nodes = rollsAll(pending, isRepair) ? found : masters;
  const balancer = await job.step('address', () => ensureApiBalancer(deps, context, target));
  const follow = clusterPlan(target, masters, balancer);
  const { bootstrap } = deps;
  const isUpgrade = pending.k3s_version !== undefined;
  if (isUpgrade)
    await job.step('plans', async (signal) =>
      bootstrap.startUpgrade(follow, { signal, waiting: await job.waiting('plans') }),
    );
  for (const [i, node] of nodes.entries()) {
    const at = (fraction: number) => updateProgress(plan, 'nodes', (i + fraction) / nodes.length);
    await job.step(`node ${node.name}`, async (signal) => {
      await progress.step(at(0), visited(i, nodes.length, pending));
      const options: WorkOptions = {
        signal,
        waiting: await job.waiting(`update:${node.name}`),
        onProgress: ({ fraction, message }) => progress.within(at(fraction), message),
      };
      if (isUpgrade) await bootstrap.upgradeNode(follow, node, options);
      else await bootstrap.updateNode(follow, node, options);
    });
  }
  await job.step('nodes settled', () => update.settle(rolledSettings));
}

/** The last parts: components, readiness, and the final status. */
async function finish(update: Update, actorId: string | null): Promise<void> {
  const { deps, row, target, context, job, part } = update;
  const nodes = await job.step('all nodes', () => nodesOf(deps, context, target));
  const balancer = await job.step('last address', () => ensureApiBalancer(deps, context, target));
  const plan = clusterPlan(
    target,
    nodes.filter(({ role }) => role === 'master'),
    balancer,
  );
  const pass = (report: ReportProgress) => (at: Progress) => report(at.fraction, at.message);
  await part('components', text('updating_network'), async (report, signal) => {
    const access = { token: context.token, networkId: await ensureNetwork(deps, context, target) };
    await deps.bootstrap.installComponents(plan, access, {
      signal,
      waiting: await job.waiting('components'),
      onProgress: pass(report),
    });
  });
  const names = nodes.map(({ name }) => name);
  await part('ready', text('waiting_nodes'), async (report, signal) =>
    deps.bootstrap.waitNodesReady(plan, names, {
      signal,
      waiting: await job.waiting('nodesReady'),
      onProgress: pass(report),
    }),
  );
  await job.step('finish', () =>
    transaction(deps.db, async (tx) => {
      const patch = {
        status: 'active',
        progress: null,
        message: null,
        wanted: null,
        temporaryToken: null,
      } as const;
      const note = { kind: 'status', message: text('cluster_updated'), actorId } as const;
      await changeCluster(tx, deps, row.id, patch, { from: ['updating'], note });
    }),
  );
}

type Base = Omit<Update, 'part' | 'settle' | 'plan' | 'progress'>;

async function planOf(update: Base, isRepair: boolean): Promise<UpdatePlan> {
  const { deps, row, target, pending, context } = update;
  const nodes = await nodesOf(deps, context, row);
  const isAll = rollsAll(pending, isRepair);
  const isCilium = row.cniEnabled && row.cni === 'cilium';
  const counted = nodes.filter(({ role }) => isAll || role === 'master').length;
  const added = target.masterHa && !row.masterHa ? 2 : 0;
  return { parts: partsOf(pending, { isRepair, isCilium }), nodeCount: counted + added };
}

/**
 * Applies the pending settings. Each part checks what exists, and applied settings are moved to the row at once, so the
 * job can be resumed anywhere and a failure leaves an accurate row.
 */
export async function updateCluster(
  deps: ClusterJobDeps,
  { clusterId, actorId, isRepair }: UpdateJob,
  job: JobContext,
): Promise<void> {
  const row = await clusterInWork(deps.db, clusterId, ['updating']);
  if (!row) return;
  const context = await cloudContext(deps, row, job.signal);
  // The settings pending at the start: after a restart some are applied already, but the rest of their work is not
  // done.
  const pending = (await job.step(
    'owed',
    async () => pendingSettings(row, wantedSettings(row)) as Kept,
  )) as Partial<Settings>;
  const target = { ...row, ...columnsOf(pending) };
  const base = { deps, row, target, pending, context, job };
  const plan = await job.step('plan', async () => (await planOf(base, isRepair)) as Kept & UpdatePlan);
  const progress = clusterProgress(deps, row, 'updating', job);
  const part: Update['part'] = async (name, message, work) => {
    if (!plan.parts.includes(name)) return;
    await job.step(name, async (signal) => {
      await progress.step(updateProgress(plan, name, 0), message);
      const report: ReportProgress = (fraction, words) =>
        progress.within(updateProgress(plan, name, fraction), words);
      await work(report, signal);
    });
  };
  const update: Update = { ...base, plan, progress, part, settle: settler(deps, clusterId) };

  await part('validate', text('checking_token'), async () => {
    const check = await deps.cloud.validateToken(context.token, context.signal);
    if (!check.ok) throw refused(check.text);
  });
  await part('firewall', text('setting_up_firewall'), async () => {
    await ensureFirewall(deps, context, target);
    await update.settle(['ssh_allowed_networks', 'api_allowed_networks']);
  });
  await addControlPlane(update);
  await rollNodes(update, isRepair);
  await finish(update, actorId);
}
