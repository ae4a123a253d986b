import { CHART_NAMESPACE } from '../../addons/client/helmChart.ts';
import { isOf, readinessOf, sumOf } from '../../addons/client/release.ts';
import { worstProblem } from '../../deployments/client/problems.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import { findApp } from '../catalogue.ts';
import type { CatalogueApp } from '../catalogueApp.ts';
import type { ObservedApp } from '../port.ts';
import { endpointsOf } from './endpoints.ts';
import { APP_LABEL, credentialsName, namespaceOf, userAnnotations, VERSION } from './objects.ts';
import { failureText, readFailure, readJob, stateOfJob, type HelmChart } from './release.ts';

/** Objects of one namespace, or of all. */
async function readObjects(client: KubernetesClient, namespace: string | undefined, signal?: AbortSignal) {
  const options = { namespace, signal };
  const credentials = { ...options, labelSelector: APP_LABEL };
  const [deployments, statefulSets, services, ingresses, pods, secrets] = await Promise.all([
    client.list('deployments.apps', options),
    client.list('statefulsets.apps', options),
    client.list('services', options),
    client.list('ingresses.networking.k8s.io', options),
    client.list('pods', options),
    client.list('secrets', credentials),
  ]);
  return { workloads: [...deployments, ...statefulSets], services, ingresses, pods, secrets };
}

type Objects = Awaited<ReturnType<typeof readObjects>>;

const inNamespace = <T extends { metadata: { namespace?: string } }>(
  objects: readonly T[],
  namespace: string,
) => objects.filter(({ metadata }) => metadata.namespace === namespace);

async function observed(
  client: KubernetesClient,
  app: CatalogueApp,
  chart: HelmChart,
  objects: Objects,
  signal?: AbortSignal,
): Promise<ObservedApp> {
  const namespace = namespaceOf(app);
  const job = await readJob(client, chart, signal);
  const state = stateOfJob(chart, job);
  const isLeaving = chart.metadata.deletionTimestamp !== undefined;
  const failure = state === 'failed' && job ? await readFailure(client, job.metadata.name) : null;
  const workloads = inNamespace(objects.workloads, namespace).filter((one) => isOf(app, one));
  const { ready, count } = sumOf(workloads.map(readinessOf));
  const credentials = inNamespace(objects.secrets, namespace).find(
    ({ metadata }) => metadata.name === credentialsName(app),
  );
  // All pods of the namespace are the app's; not all charts label them.
  const podProblem = ready < count ? worstProblem(inNamespace(objects.pods, namespace)) : null;
  return {
    app: app.name,
    status: failure
      ? 'failed'
      : isLeaving
        ? 'uninstalling'
        : state === 'complete'
          ? 'installed'
          : 'installing',
    version: chart.metadata.annotations?.[VERSION] ?? chart.spec?.version ?? '',
    ready,
    pods: count,
    problem: failure ? failureText(app.title, job?.metadata.name ?? '', failure) : podProblem,
    log: failure?.log ?? [],
    endpoints: endpointsOf(app, {
      services: inNamespace(objects.services, namespace),
      ingresses: inNamespace(objects.ingresses, namespace),
      credentials: credentials ?? null,
      users: userAnnotations(chart.metadata.annotations),
    }),
  };
}

/** One app whose chart was applied. */
export async function observeApp(
  client: KubernetesClient,
  app: CatalogueApp,
  chart: HelmChart,
  signal?: AbortSignal,
): Promise<ObservedApp> {
  return observed(client, app, chart, await readObjects(client, namespaceOf(app), signal), signal);
}

/** All apps of a cluster. */
export async function observeApps(client: KubernetesClient, signal?: AbortSignal): Promise<ObservedApp[]> {
  const options = { namespace: CHART_NAMESPACE, labelSelector: APP_LABEL, signal };
  const charts = (await client.list('helmcharts.helm.cattle.io', options)).flatMap((chart) => {
    const app = findApp(chart.metadata.labels?.[APP_LABEL] ?? '');
    return app ? [{ app, chart }] : [];
  });
  if (charts.length === 0) return [];
  const objects = await readObjects(client, undefined, signal);
  return Promise.all(charts.map(({ app, chart }) => observed(client, app, chart, objects, signal)));
}
