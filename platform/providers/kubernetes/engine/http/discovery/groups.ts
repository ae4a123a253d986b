import { and, eq, inArray, like } from 'drizzle-orm';
import { kubeObjects } from '../../../../../db/schema/kubernetes.ts';
import { resourceNames, resources, type ResourceName } from '../../../api/resources.ts';
import type { ApiCall } from '../call.ts';
import { isBuiltIn } from '../../builtIn.ts';
import { readyCluster } from '../reading.ts';
import { unknownPath } from '../status.ts';

const METRICS = 'metrics.k8s.io';

export function isMetrics(resource: ResourceName): boolean {
  return resources[resource].group === METRICS;
}

/** Definitions of custom resources, and the deployment that serves metrics. */
async function installedNames({ server, clusterId }: ApiCall): Promise<Set<string>> {
  const definitions = 'customresourcedefinitions.apiextensions.k8s.io' satisfies ResourceName;
  const rows = await server.db
    .select({ name: kubeObjects.name })
    .from(kubeObjects)
    .where(and(eq(kubeObjects.clusterId, clusterId), eq(kubeObjects.resource, definitions)));
  return new Set(rows.map(({ name }) => name));
}

async function servesMetrics({ server, clusterId }: ApiCall): Promise<boolean> {
  const { resource, name } = kubeObjects;
  const rows = await server.db
    .select({ body: kubeObjects.body })
    .from(kubeObjects)
    .where(
      and(
        eq(kubeObjects.clusterId, clusterId),
        inArray(resource, ['deployments.apps' satisfies ResourceName]),
        like(name, '%metrics-server'),
      ),
    );
  return rows.some(({ body }) => {
    const { status } = body;
    return typeof status === 'object' && status !== null && 'availableReplicas' in status;
  });
}

/** The resources that the cluster serves now. */
export async function servedResources(call: ApiCall): Promise<ResourceName[]> {
  const installed = await installedNames(call);
  const hasMetrics = await servesMetrics(call);
  return resourceNames.filter((name) => {
    if (isMetrics(name)) return hasMetrics;
    return isBuiltIn(name) || installed.has(name);
  });
}

/** 404 as for an unknown path, if the cluster does not serve the resource. */
export async function requireServed(call: ApiCall, resource: ResourceName): Promise<void> {
  if (isBuiltIn(resource) && !isMetrics(resource)) return;
  // Definitions appear with the first objects of a cluster, and with what is due.
  await readyCluster(call);
  const isServed = isMetrics(resource)
    ? await servesMetrics(call)
    : (await installedNames(call)).has(resource);
  if (!isServed) throw unknownPath();
}
