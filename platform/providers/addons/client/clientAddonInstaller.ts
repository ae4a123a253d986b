import { waitingHere, type Clock } from '../../../clock.ts';
import { text } from '../../../messages/messages.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient, KubernetesClients } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import { waitFor } from '../../kubernetes/waitFor.ts';
import type { CatalogueAddon } from '../catalogue.ts';
import { checkedAddon } from '../checkedAddon.ts';
import {
  AddonError,
  type AddonInstaller,
  type AddonResult,
  type AddonTarget,
  type AddonWork,
} from '../port.ts';
import { CHART_NAMESPACE, helmChartOf } from './helmChart.ts';
import { manifestsOf } from './manifests.ts';
import { addonReport, createReporter, jobName, type AddonAction, type Reporter } from './progress.ts';
import { hasFailed, installState, lastWords, loadBalancerIps, readyPods, remainingPods } from './release.ts';

/** Longest time for an action; Helm itself gives up earlier. */
const DEADLINE_MINUTES = 20;

interface Deps {
  clients: Pick<KubernetesClients, 'of'>;
  clock: Clock;
}

/** One action on one add-on. */
interface Run {
  client: KubernetesClient;
  addon: CatalogueAddon;
  action: AddonAction;
  reporter: Reporter;
  signal: AbortSignal | undefined;
  /** An earlier run of the same job has begun the action. */
  isResumed: boolean;
  wait: <T>(look: () => Promise<T | undefined>) => Promise<T>;
}

async function failure({ client, addon, action }: Run): Promise<AddonError> {
  const { pod, reason } = await lastWords(client, jobName(action, addon.name));
  const why = text('addon_pod_failed', { title: addon.title, pod, reason });
  return new AddonError({ kind: 'unavailable', code: 'job_failed', text: why });
}

/** Waits for the job of the version. */
async function waitForRelease(run: Run, version: string): Promise<void> {
  const { client, addon, reporter, signal, wait } = run;
  await wait(async () => {
    const state = await installState(client, addon.name, version, signal);
    if (state !== 'absent') await reporter.job();
    if (state === 'failed') throw await failure(run);
    return state === 'complete' ? true : undefined;
  });
}

/** k3s runs the job of an unchanged chart again when it is gone. */
async function retryFailedJob({ client, addon: { name }, signal }: Run, version: string): Promise<void> {
  if ((await installState(client, name, version, signal)) !== 'failed') return;
  await client.delete(
    'jobs.batch',
    { name: jobName('install', name), namespace: CHART_NAMESPACE },
    { signal },
  );
}

/** Applies a chart or manifests, unless an earlier run has done so. */
async function applyObjects(run: Run, version: string): Promise<void> {
  const { client, addon, reporter, signal, isResumed } = run;
  const { chart, name } = addon;
  if (chart === null) {
    await manifestsOf(addon).apply(client, version, signal);
  } else {
    const target = { name, namespace: CHART_NAMESPACE };
    const known = await orNull(client.get('helmcharts.helm.cattle.io', target, signal));
    if (known?.spec?.version === version && known.metadata.deletionTimestamp === undefined) {
      if (!isResumed) await retryFailedJob(run, version);
    } else {
      const object = helmChartOf({ ...addon, chart }, version);
      await client.apply('helmcharts.helm.cattle.io', object, { force: true, signal });
    }
  }
  await reporter.accepted();
}

/** Applies the version and waits until its pods are ready and its load balancers have addresses. */
async function applyVersion(run: Run, version: string): Promise<AddonResult> {
  const { client, addon, reporter, signal, wait } = run;
  await applyObjects(run, version);
  if (addon.chart !== null) await waitForRelease(run, version);
  await wait(async () => {
    const pods = await readyPods(client, addon, signal);
    await reporter.pods(pods);
    // The required ones are installed before the first worker: their pods start when it has joined.
    return addon.isRequired || pods.ready >= pods.count ? true : undefined;
  });
  const ips = addon.hasLoadBalancer
    ? await wait(async () => {
        const addresses = await loadBalancerIps(client, addon, signal);
        if (addresses === null) await reporter.address();
        return addresses ?? undefined;
      })
    : [];
  await reporter.done();
  return { loadBalancerIps: ips };
}

/** Deletes the objects and waits until Helm and the pods are gone. */
async function uninstall(run: Run): Promise<void> {
  const { client, addon, reporter, signal, wait } = run;
  const target = { name: addon.name, namespace: CHART_NAMESPACE };
  await reporter.accepted();
  if (addon.chart === null) await manifestsOf(addon).remove(client, signal);
  else await client.delete('helmcharts.helm.cattle.io', target, { signal });
  await wait(async () => {
    const chart = await orNull(client.get('helmcharts.helm.cattle.io', target, signal));
    if (chart === null) return true;
    await reporter.job();
    // Before k3s has started the job that deletes, the conditions are those of the installation.
    const isDeleting = chart.status?.jobName === jobName('uninstall', addon.name);
    if (isDeleting && hasFailed(chart)) throw await failure(run);
    return undefined;
  });
  await reporter.release();
  await wait(async () => {
    const count = await remainingPods(client, addon, signal);
    if (count > 0) await reporter.leaving(count);
    return count === 0 ? true : undefined;
  });
  await reporter.done();
}

function tooLate({ title }: CatalogueAddon): AddonError {
  const why = text('addon_timeout', { title, minutes: DEADLINE_MINUTES });
  return new AddonError({ kind: 'unavailable', code: 'timeout', text: why });
}

/** Installs add-ons as HelmChart objects, which k3s turns into Helm releases. */
export function createClientAddonInstaller({ clients, clock }: Deps): AddonInstaller {
  const start = async (
    action: AddonAction,
    target: AddonTarget,
    version: string | undefined,
    work: AddonWork,
  ) => {
    const addon = checkedAddon(target, version);
    const waiting = work.waiting ?? waitingHere(clock, work.signal);
    const deadlineMs = DEADLINE_MINUTES * 60_000;
    const { signal } = work;
    const run: Run = {
      client: await clients.of(target.clusterId),
      addon,
      action,
      reporter: createReporter(addonReport(action, addon), work),
      signal,
      isResumed: waiting.resumedAt > waiting.begunAt,
      wait: (look) => waitFor({ clock, waiting, signal, deadlineMs, tooLate: () => tooLate(addon) }, look),
    };
    return run;
  };
  const asAddonError = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof KubernetesError)) throw error;
      const { kind, code, text: why } = error;
      throw new AddonError({ kind, code, text: why });
    }
  };
  const apply =
    (action: AddonAction) =>
    (target: AddonTarget & { version: string }, work: AddonWork = {}): Promise<AddonResult> =>
      asAddonError(async () =>
        applyVersion(await start(action, target, target.version, work), target.version),
      );
  return {
    install: apply('install'),
    upgrade: apply('upgrade'),
    rollback: apply('rollback'),
    uninstall: (target, work = {}) =>
      asAddonError(async () => uninstall(await start('uninstall', target, undefined, work))),
  };
}
