import { waitingHere, type Clock } from '../../../clock.ts';
import { text } from '../../../messages/messages.ts';
import { createReporter, jobName, type Reporter } from '../../addons/client/progress.ts';
import { hasFailed, readyPods, remainingPods } from '../../addons/client/release.ts';
import type { KubernetesClient, KubernetesClients } from '../../kubernetes/client/client.ts';
import { KubernetesError } from '../../kubernetes/port.ts';
import { waitFor } from '../../kubernetes/waitFor.ts';
import type { CatalogueApp } from '../catalogueApp.ts';
import { checkedApp, checkedVersion } from '../checkedApp.ts';
import {
  AppError,
  type AppInstaller,
  type AppRelease,
  type AppTarget,
  type AppVersion,
  type AppWork,
  type ObservedApp,
} from '../port.ts';
import { applyRelease } from './applying.ts';
import { namespaceOf } from './objects.ts';
import { observeApp, observeApps } from './observing.ts';
import { chartTarget, jobError, readChart, readJob, stateOfJob, type HelmChart } from './release.ts';
import { removeRemains } from './uninstalling.ts';

/** Longest time for the job, and then for the pods; Helm itself gives up earlier. */
const DEADLINE_MINUTES = 20;

type AppAction = 'install' | 'configure' | 'upgrade' | 'rollback' | 'uninstall';

interface Deps {
  clients: Pick<KubernetesClients, 'of'>;
  clock: Clock;
}

/** One action on one app. */
interface Run {
  client: KubernetesClient;
  app: CatalogueApp;
  reporter: Reporter;
  signal: AbortSignal | undefined;
  /** An earlier run of the same job has begun the action. */
  isResumed: boolean;
  wait: <T>(look: () => Promise<T | undefined>) => Promise<T>;
}

function reportOf(action: AppAction, { name, title }: CatalogueApp) {
  const messages =
    action === 'configure'
      ? { accepted: text('app_configure_accepted', { title }), done: text('app_configure_done', { title }) }
      : {
          accepted: text(`addon_${action}_accepted`, { title }),
          done: text(`addon_${action}_done`, { title }),
        };
  return { action, name, ...messages };
}

function tooLate({ title }: CatalogueApp): AppError {
  const why = text('app_timeout', { title, minutes: DEADLINE_MINUTES });
  return new AppError({ kind: 'unavailable', code: 'timeout', text: why });
}

/** Waits until the job of what was applied has ended. */
async function waitForRelease({ client, app, reporter, signal, wait }: Run): Promise<HelmChart> {
  return wait(async () => {
    const chart = await readChart(client, app.name, signal);
    if (!chart) return undefined;
    const job = await readJob(client, chart, signal);
    const state = stateOfJob(chart, job);
    if (state !== 'absent') await reporter.job();
    if (state === 'failed') throw await jobError(client, app.title, jobName('install', app.name));
    return state === 'complete' ? chart : undefined;
  });
}

/** Waits for ready pods. Those that still cannot run after a while are a problem of an app that is installed. */
async function waitForPods(run: Run, chart: HelmChart): Promise<ObservedApp> {
  const { client, app, reporter, signal, wait } = run;
  const release = { name: app.name, namespace: namespaceOf(app) };
  const observe = () => observeApp(client, app, chart, signal);
  try {
    return await wait(async () => {
      const pods = await readyPods(client, release, signal);
      await reporter.pods(pods);
      return pods.ready >= pods.count ? observe() : undefined;
    });
  } catch (error) {
    if (error instanceof AppError && error.code === 'timeout') return observe();
    throw error;
  }
}

async function applyVersion(run: Run, version: AppVersion, release: AppRelease): Promise<ObservedApp> {
  const { client, app, reporter, signal, isResumed, wait } = run;
  // A release of that name that is being removed has to be gone first.
  await wait(async () =>
    (await readChart(client, app.name, signal))?.metadata.deletionTimestamp === undefined ? true : undefined,
  );
  const { inputs, secrets } = release;
  const { cleanUp } = await applyRelease(client, { app, version, inputs, secrets }, { isResumed, signal });
  await reporter.accepted();
  const chart = await waitForRelease(run);
  await cleanUp();
  const seen = await waitForPods(run, chart);
  await reporter.done();
  return seen;
}

/** Deletes the release, waits until Helm and the pods are gone, then removes the rest. */
async function uninstall(run: Run, data: 'keep' | 'delete'): Promise<void> {
  const { client, app, reporter, signal, wait } = run;
  await reporter.accepted();
  await client.delete('helmcharts.helm.cattle.io', chartTarget(app.name), { signal });
  const deletion = jobName('uninstall', app.name);
  await wait(async () => {
    const chart = await readChart(client, app.name, signal);
    if (chart === null) return true;
    await reporter.job();
    // Before k3s has started the job that deletes, the conditions are those of the installation.
    if (chart.status?.jobName === deletion && hasFailed(chart))
      throw await jobError(client, app.title, deletion);
    return undefined;
  });
  await reporter.release();
  const release = { name: app.name, namespace: namespaceOf(app) };
  await wait(async () => {
    const count = await remainingPods(client, release, signal);
    if (count > 0) await reporter.leaving(count);
    return count === 0 ? true : undefined;
  });
  await removeRemains(client, app, data, signal);
  await reporter.done();
}

async function asAppError<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof KubernetesError)) throw error;
    const { kind, code, text: why } = error;
    throw new AppError({ kind, code, text: why });
  }
}

/** Installs apps as HelmChart objects, which k3s turns into Helm releases. */
export function createClientAppInstaller({ clients, clock }: Deps): AppInstaller {
  const start = async (
    action: AppAction,
    { clusterId }: AppTarget,
    app: CatalogueApp,
    work: AppWork,
  ): Promise<Run> => {
    const waiting = work.waiting ?? waitingHere(clock, work.signal);
    const deadlineMs = DEADLINE_MINUTES * 60_000;
    const { signal } = work;
    return {
      client: await clients.of(clusterId),
      app,
      reporter: createReporter(reportOf(action, app), work),
      signal,
      isResumed: waiting.resumedAt > waiting.begunAt,
      wait: (look) => waitFor({ clock, waiting, signal, deadlineMs, tooLate: () => tooLate(app) }, look),
    };
  };
  const apply =
    (action: Exclude<AppAction, 'uninstall'>) =>
    (release: AppRelease, work: AppWork = {}): Promise<ObservedApp> =>
      asAppError(async () => {
        const app = checkedApp(release);
        const version = checkedVersion(app, release.version, release.k3sVersion);
        return applyVersion(await start(action, release, app, work), version, release);
      });
  return {
    install: apply('install'),
    configure: apply('configure'),
    upgrade: apply('upgrade'),
    rollback: apply('rollback'),
    uninstall: (target, work = {}) =>
      asAppError(async () =>
        uninstall(await start('uninstall', target, checkedApp(target), work), target.data),
      ),
    observe: async (clusterId, signal) => observeApps(await clients.of(clusterId), signal),
  };
}
