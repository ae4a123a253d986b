import { and, eq, inArray, like } from 'drizzle-orm';
import { kubeObjects } from '../../../../../db/schema/kubernetes.ts';
import { resourceNames, resources, type ResourceName } from '../../../api/resources.ts';
import type { ApiCall } from '../call.ts';
import { DEFINITIONS, isBuiltIn } from '../../builtIn.ts';

const METRICS = 'metrics.k8s.io';

export function isMetrics(resource: ResourceName): boolean {
  return resources[resource].group === METRICS;
}

/** Names of the definitions of custom resources. */
async function installedNames({ server, clusterId }: ApiCall): Promise<Set<string>> {
  const { name } = kubeObjects;
  const rows = await server.db
    .select({ name })
    .from(kubeObjects)
    .where(and(eq(kubeObjects.clusterId, clusterId), eq(kubeObjects.resource, DEFINITIONS)));
  return new Set(rows.map((row) => row.name));
}

/** True while the metrics server runs. */
export async function servesMetrics({ server, clusterId }: ApiCall): Promise<boolean> {
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
