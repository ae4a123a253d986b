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

const DEFINITIONS: ResourceName = 'customresourcedefinitions.apiextensions.k8s.io';

/** Names of the definitions of custom resources; only that of one resource if it is given. */
async function installedNames({ server, clusterId }: ApiCall, resource?: ResourceName): Promise<Set<string>> {
  const { name } = kubeObjects;
  const isOne = resource && eq(name, resource);
  const rows = await server.db
    .select({ name })
    .from(kubeObjects)
    .where(and(eq(kubeObjects.clusterId, clusterId), eq(kubeObjects.resource, DEFINITIONS), isOne));
  return new Set(rows.map((row) => row.name));
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
  const isServed = async () =>
    isMetrics(resource) ? servesMetrics(call) : (await installedNames(call, resource)).has(resource);
  if (await isServed()) return;
  // Definitions appear with the first objects of a cluster, and with what is due.
  await readyCluster(call);
  if (!(await isServed())) throw unknownPath();
}
