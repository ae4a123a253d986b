import { waitingHere, wasSeen, type Clock } from '../../../clock.ts';
import { publicIpv4 } from '../../simulation/addresses.ts';
import { seededBetween, seededTail } from '../../simulation/chance.ts';
import { addonFailsAt, slowness } from '../../simulation/sentinels.ts';
import type { CatalogueAddon } from '../catalogue.ts';
import { checkedAddon } from '../checkedAddon.ts';
import type { AddonInstaller, AddonProgress, AddonResult, AddonTarget, AddonWork } from '../port.ts';
import { AddonError } from '../port.ts';
import { text } from '../../../messages/messages.ts';

type AddonAction = 'install' | 'upgrade' | 'rollback' | 'uninstall';

interface Stage extends AddonProgress {
  /** Milliseconds until the next stage, before compression. */
  ms: number;
}

/** k3s has the same job for everything but removal. */
function jobName(action: AddonAction, addon: string): string {
  return `helm-${action === 'uninstall' ? 'delete' : 'install'}-${addon}`;
}

/** Pods become ready one by one between 60 and 95. */
function podStages({ name, pods }: CatalogueAddon): Stage[] {
  return Array.from({ length: pods + 1 }, (_, ready) => ({
    progress: 60 + Math.round((35 * ready) / pods),
    message: text('pods_ready', { ready, count: pods }),
    ms: ready === pods ? 500 : seededBetween(`${name}/${ready}`, 2_500, 6_000),
  }));
}

function stagesOf(action: AddonAction, addon: CatalogueAddon): Stage[] {
  const job = jobName(action, addon.name);
  const begin: Stage[] = [
    { progress: 10, message: text(`addon_${action}_accepted`, { title: addon.title }), ms: 2_000 },
    { progress: 30, message: text('job_running', { job }), ms: seededBetween(addon.name, 8_000, 14_000) },
  ];
  if (action === 'uninstall') {
    const removed: Stage = {
      progress: 60,
      message: text('release_uninstalled', { name: addon.name }),
      ms: 4_000,
    };
    const leaving: Stage = { progress: 90, message: text('waiting_pods', { count: addon.pods }), ms: 3_000 };
    return [...begin, removed, leaving];
  }
  const address: Stage[] = addon.hasLoadBalancer
    ? [{ progress: 95, message: text('waiting_address'), ms: 5_000 }]
    : [];
  const deployed: Stage = {
    progress: 60,
    message: text('release_deployed', { name: addon.name }),
    ms: 1_500,
  };
  return [...begin, deployed, ...podStages(addon), ...address];
}

function failure(action: AddonAction, addon: CatalogueAddon, clusterId: string): AddonError {
  const pod = `${jobName(action, addon.name)}-${seededTail(clusterId + addon.name, 5)}`;
  const reason = 'Error: context deadline exceeded';
  const why = text('addon_pod_failed', { title: addon.title, pod, reason });
  return new AddonError({ kind: 'unavailable', code: 'job_failed', text: why });
}

/** Runs the stages of an action in compressed time; fails if the cluster's name is a sentinel. */
async function run(
  clock: Clock,
  action: AddonAction,
  addon: CatalogueAddon,
  target: AddonTarget,
  work: AddonWork,
): Promise<void> {
  const factor = slowness(target.clusterName);
  // Required add-ons never fail: otherwise no cluster would become active to show failing optional ones.
  const failAt = addon.isRequired ? undefined : addonFailsAt(target.clusterName);
  const waiting = work.waiting ?? waitingHere(clock, work.signal);
  let passed = 0;
  for (const { progress, message, ms } of stagesOf(action, addon)) {
    const isFailing = failAt !== undefined && progress >= failAt;
    passed += ms * factor;
    const until = clock.simulated(passed);
    if (!isFailing && wasSeen(waiting, until)) continue;
    await work.onProgress?.({ progress, message });
    if (isFailing) throw failure(action, addon, target.clusterId);
    await waiting.pause(Math.max(0, waiting.begunAt.getTime() + until - clock.now().getTime()));
  }
  await work.onProgress?.({ progress: 100, message: text(`addon_${action}_done`, { title: addon.title }) });
}

/** Simulates Helm without a cluster: plausible jobs, pods and load balancer addresses, in compressed time. */
export function createEmbeddedAddonInstaller({ clock }: { clock: Clock }): AddonInstaller {
  const apply =
    (action: AddonAction) =>
    async (target: AddonTarget & { version: string }, work: AddonWork = {}): Promise<AddonResult> => {
      const addon = checkedAddon(target, target.version);
      await run(clock, action, addon, target, work);
      const seed = `ingress/${target.location}/${target.clusterId}/${addon.name}`;
      return { loadBalancerIps: addon.hasLoadBalancer ? [publicIpv4(seed, new Set())] : [] };
    };
  return {
    install: apply('install'),
    upgrade: apply('upgrade'),
    rollback: apply('rollback'),
    uninstall: async (target, work = {}) => run(clock, 'uninstall', checkedAddon(target), target, work),
  };
}
