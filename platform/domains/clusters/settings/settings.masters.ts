import type { CloudServer } from '../../../providers/cloud/port.ts';
import { clusterPlan, sshKeyOf, storeKubeconfig } from '../jobs/credentials.ts';
import { onAll, orderServers, part as share, type MachineJson } from '../jobs/machines.ts';
import { labelsOf, plannedMasters } from '../jobs/plannedNodes.ts';
import { ensureFirewall } from '../jobs/firewall.ts';
import { ensureApiBalancer, ensureGroups, ensureNetwork } from '../jobs/infrastructure.ts';
import { text } from '../../../messages/messages.ts';
import { addedMasters, addedMastersQuote } from './settings.price.ts';
import type { Update } from './settings.work.ts';

function masterOf({ name, publicIpv4, publicIpv6, privateIp }: CloudServer): MachineJson {
  return { name, publicIpv4, publicIpv6, privateIp, pool: null };
}

/** Makes the control plane highly available: two more servers, a load balancer, and both joined to the first. */
export async function addControlPlane(update: Update): Promise<void> {
  const { deps, row, target, context, job, part, settle } = update;
  const named = { name: row.name, labels: labelsOf(row) };
  await part('balancer', text('preparing_endpoint'), async () => {
    await ensureApiBalancer(deps, context, target);
    await ensureFirewall(deps, context, target);
  });
  await part('masters', text('creating_control_plane'), async (report) => {
    const pools = (await deps.nodepools.byCluster([row.id])).get(row.id) ?? [];
    const networkId = await ensureNetwork(deps, context, row);
    const sshPublicKey = await sshKeyOf(deps, row);
    const { id: sshKeyId } = await deps.cloud.ensureSshKey(context, { ...named, publicKey: sshPublicKey });
    const groupIds = await ensureGroups(deps, context, row, pools);
    const running = (await deps.cloud.listServers(context, { ...named.labels, role: 'master' })).map(
      masterOf,
    );
    const plan = clusterPlan(row, running, await ensureApiBalancer(deps, context, target));
    const setup = { row: target, plan, networkId, sshKeyId, sshPublicKey, groupIds };
    // Those that an update which failed has ordered are counted already.
    const missing = await job.step('missing masters', async () =>
      plannedMasters(target)
        .filter(({ name }) => running.every((server) => server.name !== name))
        .map(({ type, location }) => ({ type, location })),
    );
    await orderServers(deps, job, context, setup, plannedMasters(target), report);
    const ordered = missing.map((one) => ({ ...one, role: 'control_plane' as const, count: 1 }));
    const priced = await deps.costs.priced(row, ordered);
    await job.once('count-hours:masters', (tx) => deps.costs.countAdded(tx, row, priced));
  });
  await part('join', text('joining_control_plane_nodes'), async (report, signal) => {
    const masters = (await deps.cloud.listServers(context, { ...named.labels, role: 'master' })).map(
      masterOf,
    );
    // They join with the running version; an upgrade follows, node by node.
    const plan = clusterPlan(row, masters, await ensureApiBalancer(deps, context, target));
    const added = masters.slice(1);
    await onAll(job, 'ready', added, signal, share(report, 0, 0.4), (machine, options) =>
      deps.bootstrap.waitReady(plan, machine, options),
    );
    for (const [i, machine] of added.entries()) {
      const at = share(report, 0.4 + (i * 0.5) / added.length, 0.4 + ((i + 1) * 0.5) / added.length);
      await onAll(job, 'join', [machine], signal, at, (one, options) =>
        deps.bootstrap.joinMaster(plan, one, options),
      );
    }
    const credentials = await deps.bootstrap.fetchAdminCredentials(plan, {
      signal,
      waiting: await job.waiting('credentials'),
    });
    await storeKubeconfig(deps, row, credentials);
    // Counted once: a part that is repeated after a crash finds the setting applied.
    const quote = await addedMastersQuote(
      deps.nodepools,
      row,
      addedMasters({ ...row, masterHa: false }, true),
    );
    await settle(['master_ha'], async (now) =>
      now.masterHa ? {} : { monthlyPrice: now.monthlyPrice + quote.monthlyPrice },
    );
  });
}
