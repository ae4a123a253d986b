import { text } from '../../../messages/messages.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import type { CatalogueAddon } from '../catalogue.ts';
import type { AddonAction, AddonProgress, ObservedAddon } from '../port.ts';
import { CHART_NAMESPACE } from './helmChart.ts';
import { addonStages, jobName } from './progress.ts';
import { hasFailed, installState, lastWords, loadBalancerIps, readyPods, remainingPods } from './release.ts';

/** One action on one add-on, and where to look. */
interface Look {
  client: KubernetesClient;
  addon: CatalogueAddon;
  action: AddonAction['action'];
  at: ReturnType<typeof addonStages>;
  signal: AbortSignal | undefined;
}

const running = (progress: AddonProgress): ObservedAddon => ({
  ...progress,
  state: 'running',
  loadBalancerIps: [],
});
const done = ({ at }: Look, ips: string[] = []): ObservedAddon => ({
  ...at.done,
  state: 'done',
  loadBalancerIps: ips,
});

async function failed({ client, addon, action, at }: Look): Promise<ObservedAddon> {
  const { pod, reason } = await lastWords(client, jobName(action, addon.name));
  const message = text('addon_pod_failed', { title: addon.title, pod, reason });
  return { progress: at.job.progress, message, state: 'failed', loadBalancerIps: [] };
}

/** Somebody deleted what was applied. */
function deleted({ addon: { title }, at }: Look): ObservedAddon {
  const message = text('addon_gone', { title });
  return { progress: at.accepted.progress, message, state: 'failed', loadBalancerIps: [] };
}

/** The job of the version, then its pods, then the addresses of its load balancers. */
async function observeVersion(look: Look, version: string): Promise<ObservedAddon> {
  const { client, addon, at, signal } = look;
  if (addon.chart !== null) {
    const state = await installState(client, addon.name, version, signal);
    if (state === 'failed') return failed(look);
    if (state === 'gone') return deleted(look);
    if (state !== 'complete') return running(state === 'absent' ? at.accepted : at.job);
  }
  // The required ones are installed before the first worker: their pods start when it has joined.
  const pods = addon.isRequired ? null : await readyPods(client, addon, signal);
  if (pods && pods.ready < pods.count) return running(at.pods(pods));
  if (!addon.hasLoadBalancer) return done(look);
  const addresses = await loadBalancerIps(client, addon, signal);
  return addresses === null ? running(at.address) : done(look, addresses);
}

/** The job that deletes, then the pods that leave. */
async function observeRemoval(look: Look): Promise<ObservedAddon> {
  const { client, addon, at, signal } = look;
  const target = { name: addon.name, namespace: CHART_NAMESPACE };
  const chart = addon.chart && (await orNull(client.get('helmcharts.helm.cattle.io', target, signal)));
  if (chart) {
    // Before k3s has started the job that deletes, the conditions are those of the installation.
    const isDeleting = chart.status?.jobName === jobName('uninstall', addon.name);
    return isDeleting && hasFailed(chart) ? failed(look) : running(at.job);
  }
  const count = await remainingPods(client, addon, signal);
  return count > 0 ? running(at.leaving(count)) : done(look);
}

/** How far an action is. */
export function observeAction(
  client: KubernetesClient,
  addon: CatalogueAddon,
  { action, version }: AddonAction,
  signal?: AbortSignal,
): Promise<ObservedAddon> {
  const look = { client, addon, action, at: addonStages(action, addon), signal };
  return version === null ? observeRemoval(look) : observeVersion(look, version);
}
