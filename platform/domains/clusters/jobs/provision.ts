import { transaction } from '../../../db/database.ts';
import { invalid, refused } from '../../../http/errors.ts';
import type { JobContext, Json } from '../../../jobs/definition.ts';
import type { ClusterPlan } from '../../../providers/bootstrap/port.ts';
import type { CloudContext } from '../../../providers/cloud/port.ts';
import type { Progress } from '../../../providers/simulation/stages.ts';
import {
  provisioningProgress,
  type ProvisioningStep,
} from '../../../providers/simulation/provisioningSteps.ts';
import type { NodePoolRow } from '../../nodepools/nodepools.store.ts';
import { text, type Message } from '../../../messages/messages.ts';
import { changeCluster } from '../clusters.changes.ts';
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
import { hasNamesake } from './namesakes.ts';
import { labelsOf, plannedMasters, plannedWorkers } from './plannedNodes.ts';
import { clusterInWork, clusterProgress } from './progress.ts';
import type { ClusterRow } from '../clusters.store.ts';
import { configureAutoscaler } from './autoscaling.ts';
import { ensureFirewall } from './firewall.ts';
import { ensureApiBalancer, ensureGroups, ensureNetwork } from './infrastructure.ts';
import { cloudContext } from '../clusters.token.ts';

/** A durable step of the progress table; reports its message and progress when it begins. */
type Numbered = <T extends Json | void>(
  name: ProvisioningStep,
  message: Message,
  fn: (report: ReportProgress, signal: AbortSignal) => Promise<T>,
) => Promise<T>;

/** Context of building one cluster. */
interface Build {
  deps: ClusterJobDeps;
  row: ClusterRow;
  pools: readonly NodePoolRow[];
  context: CloudContext;
  numbered: Numbered;
  job: JobContext;
}

/** What servers need before they are ordered. */
type Prepared = Omit<ServerSetup, 'plan'> & { balancer: string | null };

/** Creates network, key, placement groups and the address of the API, which servers need. */
async function prepare({ deps, row, pools, context, numbered }: Build): Promise<Prepared> {
  const { cloud } = deps;
  const named = { name: row.name, labels: labelsOf(row) };
  await numbered('validate', text('checking_token'), async () => {
    const check = await cloud.validateToken(context.token, context.signal);
    if (!check.ok) throw refused(check.text);
    if (await hasNamesake(cloud, context, row)) throw invalid('name', text('name_in_project'));
  });
  const networkId = await numbered('network', text('creating_network'), () =>
    ensureNetwork(deps, context, row),
  );
  const key = await numbered('sshKey', text('creating_ssh_key'), async () => {
    const publicKey = await sshKeyOf(deps, row);
    return { publicKey, id: (await cloud.ensureSshKey(context, { ...named, publicKey })).id };
  });
  const groupIds = await numbered('placementGroups', text('creating_groups'), () =>
    ensureGroups(deps, context, row, pools),
  );
  const balancer = await numbered('loadBalancer', text('preparing_endpoint'), () =>
    ensureApiBalancer(deps, context, row),
  );
  return { row, networkId, sshKeyId: key.id, sshPublicKey: key.publicKey, groupIds, balancer };
}

/** Creates masters and firewall; returns the plan for the k3s installation. */
async function orderControlPlane(
  build: Build,
  prepared: Prepared,
): Promise<{ plan: ClusterPlan; masters: MachineJson[] }> {
  const { deps, row, context, numbered } = build;
  const [first, ...others] = plannedMasters(row);
  if (!first) throw new Error('a cluster has a control plane');
  const planOf = (masters: readonly MachineJson[]) => clusterPlan(row, masters, prepared.balancer);
  const masters = await numbered('masters', text('creating_control_plane'), async (report) => {
    const order = (known: MachineJson[], planned: typeof others, reportPart: ReportProgress) => {
      const setup = { ...prepared, plan: planOf(known) };
      return orderServers(deps, build.job, context, setup, planned, reportPart);
    };
    // The others join the first one, so its address must be known.
    const existing = await order([], [first], part(report, 0, 1 / (1 + others.length)));
    return [...existing, ...(await order(existing, others, part(report, 1 / (1 + others.length), 1)))];
  });
  await numbered('firewall', text('setting_up_firewall'), () => ensureFirewall(deps, context, row));
  return { plan: planOf(masters), masters };
}

/** Installs k3s on the masters, stores the kubeconfig, and installs the network plug-in and the required add-ons. */
async function startControlPlane(build: Build, setup: ServerSetup, masters: MachineJson[]): Promise<void> {
  const { deps, row, pools, context, numbered, job } = build;
  const { bootstrap, addons } = deps;
  const { plan, networkId } = setup;
  const [first, ...others] = masters;
  if (!first) throw new Error('no control plane server was created');
  await numbered('waitReady', text('waiting_cloud_init'), (report, signal) =>
    onAll(job, 'ready', masters, signal, report, (machine, options) =>
      bootstrap.waitReady(plan, machine, options),
    ),
  );
  await numbered('firstMaster', text('installing_first_control_plane_node'), (report, signal) =>
    onAll(job, 'k3s', [first], signal, report, (machine, options) =>
      bootstrap.installFirstMaster(plan, machine, options),
    ),
  );
  await numbered('credentials', text('fetching_kubeconfig'), async (report, signal) => {
    const onProgress = ({ fraction, message }: Progress) => report(fraction, message);
    const waiting = await job.waiting('credentials');
    const credentials = await bootstrap.fetchAdminCredentials(plan, { signal, onProgress, waiting });
    await storeKubeconfig(deps, row, credentials);
  });
  if (others.length > 0) {
    await numbered('otherMasters', text('joining_control_plane_nodes'), (report, signal) =>
      onAll(job, 'k3s', others, signal, report, (machine, options) =>
        bootstrap.joinMaster(plan, machine, options),
      ),
    );
  }
  await numbered('components', text('installing_components'), async (report, signal) => {
    const autoscaler = pools.some(({ autoscalingEnabled }) => autoscalingEnabled)
      ? ['cluster-autoscaler']
      : [];
    const early = part(report, 0, 0.4);
    const onProgress = ({ fraction, message }: Progress) => early(fraction, message);
    const waiting = await job.waiting('components');
    const access = { token: context.token, networkId };
    await bootstrap.installComponents(plan, access, { signal, onProgress, waiting });
    await configureAutoscaler(bootstrap, pools, setup, signal);
    await addons.installRequired(row, autoscaler, job, part(report, 0.4, 1));
  });
}

async function addWorkers(build: Build, setup: ServerSetup): Promise<string[]> {
  const { deps, row, pools, context, numbered, job } = build;
  const { bootstrap } = deps;
  const { plan } = setup;
  const planned = plannedWorkers(row, pools);
  if (planned.length === 0) return [];
  await numbered('workers', text('creating_workers'), async (report, signal) => {
    const workers = await orderServers(deps, job, context, setup, planned, part(report, 0, 0.4));
    await onAll(job, 'ready', workers, signal, part(report, 0.4, 0.6), (machine, options) =>
      bootstrap.waitReady(plan, machine, options),
    );
    await onAll(job, 'k3s', workers, signal, part(report, 0.6, 1), (machine, options) =>
      bootstrap.joinWorker(plan, { ...machine, pool: machine.pool ?? '' }, options),
    );
  });
  return planned.map(({ name }) => name);
}

/**
 * Builds a cluster in the steps of provisioningSteps. Each step finds existing resources by name and label, so the job
 * can be resumed anywhere. Nothing is rolled back on failure: deleting the cluster removes it.
 */
export async function provisionCluster(
  deps: ClusterJobDeps,
  { clusterId, actorId }: ClusterJob,
  job: JobContext,
): Promise<void> {
  const { db, bootstrap, nodepools, clock } = deps;
  const row = await clusterInWork(db, clusterId, ['pending', 'creating']);
  if (!row) return;
  const pools = (await nodepools.byCluster([clusterId])).get(clusterId) ?? [];
  const progress = clusterProgress(deps, row, 'creating', job);
  const numbered: Numbered = (name, message, fn) =>
    job.step(name, async (stepSignal) => {
      await progress.step(provisioningProgress(name, 0), message);
      const report: ReportProgress = (fraction, words) =>
        progress.within(provisioningProgress(name, fraction), words);
      return fn(report, stepSignal);
    });
  const build: Build = {
    deps,
    row,
    pools,
    context: await cloudContext(deps, row, job.signal),
    numbered,
    job,
  };

  const prepared = await prepare(build);
  const { plan, masters } = await orderControlPlane(build, prepared);
  const setup = { ...prepared, plan };
  await startControlPlane(build, setup, masters);
  const workerNames = await addWorkers(build, setup);
  await numbered('nodesReady', text('waiting_nodes'), async (report, stepSignal) =>
    bootstrap.waitNodesReady(plan, [...masters.map(({ name }) => name), ...workerNames], {
      signal: stepSignal,
      waiting: await job.waiting('nodesReady'),
      onProgress: ({ fraction, message }) => report(fraction, message),
    }),
  );
  await job.step('finish', () =>
    transaction(db, async (tx) => {
      await nodepools.setStatus(tx, row.id, 'active', clock.now());
      const patch = {
        status: 'active',
        progress: null,
        message: null,
        builtServers: null,
        temporaryToken: null,
      } as const;
      const note = { kind: 'status', message: text('cluster_active'), actorId } as const;
      await changeCluster(tx, deps, row.id, patch, { from: ['creating'], note });
    }),
  );
}
