import type { JobContext } from '../../../jobs/definition.ts';
import type { CloudContext, CloudProvider, CloudServer, Labels } from '../../../providers/cloud/port.ts';
import type { MachineJson } from './machines.ts';
import { labelsOf } from './plannedNodes.ts';
import type { ClusterRow } from '../clusters.store.ts';

/** On snapshots: the nodes of a control plane know each other by their private addresses, which must not change. */
const LABEL = 'private-ip';

/** Labels of the snapshot of a server. */
export function snapshotLabels({ labels, privateIp }: Pick<CloudServer, 'labels' | 'privateIp'>): Labels {
  return privateIp === null ? labels : { ...labels, [LABEL]: privateIp };
}

/** Server name → the private address that it had when its snapshot was taken. */
export function privateAddresses(
  snapshots: readonly { serverName: string; labels: Labels }[],
): Record<string, string> {
  return Object.fromEntries(
    snapshots.flatMap(({ serverName, labels }) => {
      const address = labels[LABEL];
      return address === undefined ? [] : [[serverName, address]];
    }),
  );
}

/**
 * Attaches servers to the network with the addresses that they had. Hetzner takes no address with the order of a server,
 * and the boot script of a node waits for its private address.
 */
export async function attachServers(
  { cloud }: { cloud: CloudProvider },
  job: JobContext,
  context: CloudContext,
  { row, networkId, addresses }: { row: ClusterRow; networkId: string; addresses: Record<string, string> },
  machines: readonly MachineJson[],
): Promise<MachineJson[]> {
  const name = machines[0]?.name ?? '';
  const actions = await job.step(`attach:${name}`, async () => {
    const ordered: string[] = [];
    for (const server of await cloud.listServers(context, labelsOf(row))) {
      const privateIp = addresses[server.name];
      if (privateIp === undefined || !machines.some((one) => one.name === server.name)) continue;
      ordered.push(...(await cloud.attachServer(context, server.id, { networkId, privateIp })).actionIds);
    }
    return ordered;
  });
  await cloud.awaitActions(context, actions, undefined, await job.waiting(`attach:${name}`));
  return machines.map((machine) => ({ ...machine, privateIp: addresses[machine.name] ?? machine.privateIp }));
}
