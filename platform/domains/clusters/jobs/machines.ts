import type { Database } from '../../../db/database.ts';
import type { BuiltServer } from '../../../db/schema/clusters.ts';
import type { JobContext } from '../../../jobs/definition.ts';
import { JobParked } from '../../../jobs/execution.ts';
import { serverPrice } from '../../../providers/cloud/attachmentPrices.ts';
import type { ClusterPlan, Machine, NodeBootstrap } from '../../../providers/bootstrap/port.ts';
import type {
  ActionProgress,
  CloudContext,
  CloudProvider,
  CloudServer,
} from '../../../providers/cloud/port.ts';
import type { WorkOptions } from '../../../providers/simulation/stages.ts';
import { text, type Message } from '../../../messages/messages.ts';
import { ensureFirewall } from './firewall.ts';
import { serverLabels, type PlannedServer } from './plannedNodes.ts';
import { attachServers } from './privateAddresses.ts';
import { noteBuiltServer, noteCloudToken, type ClusterRow } from '../clusters.store.ts';
import { cloudTokenHash } from '../clusters.token.ts';

/** Reports the progress of a step (0 to 1) and its message. */
export type ReportProgress = (fraction: number, message: Message) => Promise<void>;

/** A server as stored in a job step: plain JSON. */
export type MachineJson = Machine & { pool: string | null; [key: string]: string | null };

/** Common settings of a cluster's servers. */
export interface ServerSetup {
  row: ClusterRow;
  /** With the API and join addresses that are known when the servers are ordered. */
  plan: ClusterPlan;
  sshPublicKey: string;
  sshKeyId: string;
  networkId: string | null;
  groupIds: Readonly<Record<string, string>>;
  /** Server name → snapshot id, when unarchiving. */
  images?: Readonly<Record<string, string>>;
  /** Server name → private address, when unarchiving. */
  addresses?: Readonly<Record<string, string>>;
}

/** The key of the control plane's placement group; pools use their name, which cannot be empty. */
export const MASTERS_GROUP = '';

function machineOf(server: CloudServer, pool: string | null): MachineJson {
  const { name, publicIpv4, publicIpv6, privateIp } = server;
  return { name, publicIpv4, publicIpv6, privateIp, pool };
}

function userDataOf(
  bootstrap: NodeBootstrap,
  { plan, sshPublicKey }: ServerSetup,
  { name: nodeName, pool }: PlannedServer,
): Promise<string> {
  const spec = { nodeName, sshPublicKey };
  return pool === null
    ? bootstrap.serverUserData(plan, spec)
    : bootstrap.agentUserData(plan, { ...spec, pool });
}

/** The entry of a server in the list of an unfinished creation. */
async function builtServer(
  cloud: CloudProvider,
  context: CloudContext,
  row: ClusterRow,
  { name, role, type, location }: PlannedServer,
): Promise<BuiltServer> {
  const offer = (await cloud.listInstanceTypes(location, context)).find((one) => one.name === type);
  return {
    name,
    role: role === 'master' ? 'control_plane' : 'workers',
    type,
    location,
    monthlyPrice: serverPrice(offer?.priceMonthly, row.publicNetworkIpV4),
  };
}

/** Creates the servers; existing ones are used as they are. */
async function order(
  { db, cloud, bootstrap }: { db: Database; cloud: CloudProvider; bootstrap: NodeBootstrap },
  context: CloudContext,
  setup: ServerSetup,
  plans: readonly PlannedServer[],
  report: ReportProgress,
) {
  const { row, sshKeyId, networkId, groupIds, images = {}, addresses = {} } = setup;
  // Hetzner orders no server without any address.
  const canWait = row.publicNetworkIpV4 || row.publicNetworkIpV6;
  const machines: MachineJson[] = [];
  const actions: string[] = [];
  let booting = 0;
  for (const plan of plans) {
    const { server, actionIds } = await cloud.createServer(context, {
      name: plan.name,
      labels: serverLabels(row, plan),
      type: plan.type,
      location: plan.location,
      image: images[plan.name] ?? row.osImage,
      userData: await userDataOf(bootstrap, setup, plan),
      networkId: (canWait && plan.name in addresses ? null : networkId) ?? undefined,
      placementGroupId: groupIds[plan.pool ?? MASTERS_GROUP],
      sshKeyIds: [sshKeyId],
      publicIpv4: row.publicNetworkIpV4,
      publicIpv6: row.publicNetworkIpV6,
    });
    if (machines.length === 0) await noteCloudToken(db, row.id, cloudTokenHash(context.token));
    if (row.builtServers !== null)
      await noteBuiltServer(db, row.id, await builtServer(cloud, context, row, plan));
    machines.push(machineOf(server, plan.pool));
    if (actionIds.length > 0) booting += 1;
    actions.push(...actionIds);
    await report(0, text('server_ordered', { name: plan.name }));
  }
  return { machines, actions, booting };
}

/**
 * Creates the servers in a durable step named after the first one, and waits until they run. Without a private network,
 * the firewall lets their addresses through.
 */
export async function orderServers(
  deps: { db: Database; cloud: CloudProvider; bootstrap: NodeBootstrap },
  job: JobContext,
  context: CloudContext,
  setup: ServerSetup,
  plans: readonly PlannedServer[],
  report: ReportProgress,
): Promise<MachineJson[]> {
  const name = plans[0]?.name;
  if (name === undefined) return [];
  const { machines, actions, booting } = await job.step(`order:${name}`, () =>
    order(deps, context, setup, plans, report),
  );
  const onProgress = ({ progress, done, total }: ActionProgress): Promise<void> => {
    // A server runs when all of its actions are over.
    const running = machines.length - booting + (total === 0 ? 0 : Math.floor((done * booting) / total));
    return report(progress / 100, text('servers_running', { running, count: machines.length }));
  };
  await deps.cloud.awaitActions(context, actions, onProgress, await job.waiting(`order:${name}`));
  const { row, networkId, addresses } = setup;
  if (row.privateNetworkSubnet === null)
    await job.step(`firewall:${name}`, () => ensureFirewall(deps, context, row));
  if (networkId === null || addresses === undefined) return machines;
  return attachServers(deps, job, context, { row, networkId, addresses }, machines);
}

/**
 * Runs `work` on several servers at once; the progress is the mean. The first failure aborts the others, a parked job
 * does not. `name` distinguishes this work from other work on the same servers in the job.
 */
export async function onAll(
  job: JobContext,
  name: string,
  machines: readonly MachineJson[],
  signal: AbortSignal,
  report: ReportProgress,
  work: (machine: MachineJson, options: WorkOptions) => Promise<void>,
): Promise<void> {
  const abort = new AbortController();
  const fractions = machines.map(() => 0);
  const one = async (machine: MachineJson, i: number): Promise<void> => {
    try {
      await work(machine, {
        waiting: await job.waiting(`${name}:${machine.name}`),
        signal: AbortSignal.any([signal, abort.signal]),
        onProgress: ({ fraction, message }) => {
          fractions[i] = fraction;
          return report(fractions.reduce((sum, f) => sum + f, 0) / machines.length, message);
        },
      });
    } catch (error) {
      if (error instanceof JobParked) throw error;
      // Keep the first reason; the others reject because of it.
      abort.abort(error);
      throw abort.signal.reason;
    }
  };
  const ends = await Promise.allSettled(machines.map(one));
  const reasons: unknown[] = ends.flatMap((end): unknown[] =>
    end.status === 'rejected' ? [end.reason] : [],
  );
  if (reasons.length > 0) throw firstToHappen(reasons);
}

/** A failure, or else the earliest end of a pause. */
function firstToHappen(reasons: readonly unknown[]): unknown {
  const parked = reasons.filter((reason) => reason instanceof JobParked);
  if (parked.length < reasons.length) return reasons.find((reason) => !(reason instanceof JobParked));
  return parked.reduce((first, one) => (one.until < first.until ? one : first));
}

/** Maps the progress of a part (0 to 1) to a range of the whole step. */
export function part(report: ReportProgress, from: number, to: number): ReportProgress {
  return (fraction, message) => report(from + (to - from) * fraction, message);
}
