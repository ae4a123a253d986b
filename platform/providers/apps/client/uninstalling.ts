import { CHART_NAMESPACE } from '../../addons/client/helmChart.ts';
import type { KubernetesClient } from '../../kubernetes/client/client.ts';
import type { CatalogueApp } from '../catalogueApp.ts';
import { APP_LABEL, credentialsName, namespaceOf } from './objects.ts';

/** Claims of an app: charts label them, and StatefulSets name theirs after it. */
async function claimsOf(client: KubernetesClient, app: CatalogueApp, signal: AbortSignal | undefined) {
  const claims = await client.list('persistentvolumeclaims', { namespace: namespaceOf(app), signal });
  const own = app.workloads.flatMap(({ name, claims: all = [] }) =>
    all.map((claim) => ({ whole: `${app.name}${claim.name}`, start: `${claim.name}-${app.name}${name}-` })),
  );
  return claims.filter(
    ({ metadata: { name, labels } }) =>
      labels?.['app.kubernetes.io/instance'] === app.name ||
      own.some(({ whole, start }) => name === whole || name.startsWith(start)),
  );
}

/** Removes what Helm leaves: the values, and with the data the claims and the passwords that belong to it. */
export async function removeRemains(
  client: KubernetesClient,
  app: CatalogueApp,
  data: 'keep' | 'delete',
  signal: AbortSignal | undefined,
): Promise<void> {
  const options = { namespace: CHART_NAMESPACE, labelSelector: `${APP_LABEL}=${app.name}`, signal };
  for (const { metadata } of await client.list('secrets', options))
    await client.delete('secrets', metadata, { signal });
  if (data === 'keep' && app.canKeepData) return;
  const namespace = namespaceOf(app);
  for (const { metadata } of await claimsOf(client, app, signal))
    await client.delete('persistentvolumeclaims', { name: metadata.name, namespace }, { signal });
  await client.delete('secrets', { name: credentialsName(app), namespace }, { signal });
}
