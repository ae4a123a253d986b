import type { CloudContext, CloudProvider } from '../../../providers/cloud/port.ts';
import type { ClusterRow } from '../clusters.store.ts';
import { firewallRules, labelsOf } from './plannedNodes.ts';

interface Deps {
  cloud: Pick<CloudProvider, 'listServers' | 'ensureFirewall'>;
}

/**
 * Finds or creates the firewall, and gives it the rules for the settings of the row and the servers there are now. Without a
 * private network the rules contain their addresses, so call it whenever servers were added or removed.
 */
export async function ensureFirewall({ cloud }: Deps, context: CloudContext, row: ClusterRow): Promise<void> {
  const labels = labelsOf(row);
  const servers = row.privateNetworkSubnet === null ? await cloud.listServers(context, labels) : [];
  await cloud.ensureFirewall(context, { name: row.name, labels, rules: firewallRules(row, servers) });
}
