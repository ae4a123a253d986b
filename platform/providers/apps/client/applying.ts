import { CHART_NAMESPACE } from '../../addons/client/helmChart.ts';
import { secretValues } from '../../kubernetes/api/secretData.ts';
import { orNull } from '../../kubernetes/client/absent.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import type { CatalogueApp } from '../catalogueApp.ts';
import { secretFields, type Inputs, type Secrets } from '../inputs.ts';
import type { AppVersion } from '../port.ts';
import {
  APP_LABEL,
  APPLIED,
  credentialsName,
  credentialsOf,
  JOB_BEFORE,
  namespaceOf,
  releaseObjects,
  type ReleaseObjects,
} from './objects.ts';
import { chartTarget, readChart, readJob, stateOfJob } from './release.ts';

interface Release {
  app: CatalogueApp;
  version: AppVersion;
  inputs: Inputs;
  secrets: Secrets;
}

/** New secrets, and those that the cluster keeps. */
async function mergedSecrets(
  client: KubernetesClient,
  { app, secrets }: Release,
  signal: AbortSignal | undefined,
): Promise<Secrets> {
  const target = { name: credentialsName(app), namespace: namespaceOf(app) };
  const kept = secretValues((await orNull(client.get('secrets', target, signal)))?.data);
  const fields = secretFields(app.inputsSchema);
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = secrets[field] ?? kept[field];
      return value === undefined ? [] : [[field, value]];
    }),
  );
}

/** Values of releases before this one. */
async function removeOldValues(
  client: KubernetesClient,
  app: CatalogueApp,
  { values }: ReleaseObjects,
  signal: AbortSignal | undefined,
): Promise<void> {
  const labelSelector = `${APP_LABEL}=${app.name}`;
  const secrets = await client.list('secrets', { namespace: CHART_NAMESPACE, labelSelector, signal });
  for (const { metadata } of secrets)
    if (metadata.name !== values?.metadata?.name) await client.delete('secrets', metadata, { signal });
}

/**
 * Applies a release unless an earlier run has done so. A failed job of the same release runs again, except in a resumed
 * run. Returns what removes the values that are no longer used, for when the release is deployed.
 */
export async function applyRelease(
  client: KubernetesClient,
  release: Release,
  { isResumed, signal }: { isResumed: boolean; signal: AbortSignal | undefined },
): Promise<{ cleanUp: () => Promise<void> }> {
  const { app, version, inputs } = release;
  const options = { force: true, signal };
  const secrets = await mergedSecrets(client, release, signal);
  const objects = releaseObjects(app, version, inputs, secrets);
  const cleanUp = () => removeOldValues(client, app, objects, signal);
  const known = await readChart(client, app.name, signal);
  const job = known && (await readJob(client, known, signal));
  const isApplied = known?.metadata.annotations?.[APPLIED] === objects.applied;
  if (known && isApplied && (isResumed || stateOfJob(known, job) !== 'failed')) return { cleanUp };
  await client.apply('namespaces', { metadata: { name: namespaceOf(app) } }, options);
  if (Object.keys(secrets).length > 0) await client.apply('secrets', credentialsOf(app, secrets), options);
  if (objects.values) await client.apply('secrets', objects.values, options);
  const { metadata, spec } = objects.chart;
  const annotations = { ...metadata?.annotations, ...(job && { [JOB_BEFORE]: job.metadata.uid }) };
  await client.apply('helmcharts.helm.cattle.io', { metadata: { ...metadata, annotations }, spec }, options);
  // k3s runs the job of an unchanged chart again when it is gone.
  if (isApplied && job) await client.delete('jobs.batch', chartTarget(job.metadata.name), { signal });
  return { cleanUp };
}
