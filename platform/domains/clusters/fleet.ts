import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Core } from '../../core.ts';
import type { JobDefinition } from '../../jobs/definition.ts';
import type { AddonInstaller } from '../../providers/addons/port.ts';
import type { NodeBootstrap } from '../../providers/bootstrap/port.ts';
import type { CloudProvider } from '../../providers/cloud/port.ts';
import type { ClusterRuntime } from '../../providers/kubernetes/port.ts';
import { addonJobs } from '../addons/addons.jobs.ts';
import { addonRoutes } from '../addons/addons.routes.ts';
import { createAddons } from '../addons/addons.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Billing } from '../billing/billing.service.ts';
import type { Integrations } from '../integrations/integrations.service.ts';
import { nodeRoutes } from '../nodes/nodes.routes.ts';
import { createNodes } from '../nodes/nodes.service.ts';
import { nodepoolRoutes } from '../nodepools/nodepools.routes.ts';
import { createNodepools } from '../nodepools/nodepools.service.ts';
import { clusterAccessRoutes } from './access/access.routes.ts';
import { createClusterAccess } from './access/access.service.ts';
import { clusterJobs } from './clusters.jobs.ts';
import { clusterRoutes } from './clusters.routes.ts';
import { createClusters } from './clusters.service.ts';

/** The ports that clusters, node pools and add-ons need. */
export interface FleetProviders {
  cloud: CloudProvider;
  bootstrap: NodeBootstrap;
  installer: AddonInstaller;
  kubernetes: ClusterRuntime;
}

/** The other nouns' services that they call. */
export interface FleetNeeds {
  audit: Audit;
  billing: Pick<Billing, 'limits' | 'requireActiveSubscription'>;
  integrations: Pick<Integrations, 'cloudTokenOf' | 'cloudTokenFor' | 'sealTemporaryToken'>;
}

export type Fleet = ReturnType<typeof createFleet>;

/** Everything about clusters and what is on them: the services of three nouns. */
export function createFleet(core: Core, { cloud, installer, kubernetes }: FleetProviders, needs: FleetNeeds) {
  const nodepools = createNodepools({ ...core, cloud });
  const clusters = createClusters({ ...core, ...needs, nodepools });
  const addons = createAddons({ ...core, ...needs, installer, clusters });
  const clusterAccess = createClusterAccess({ ...core, ...needs, clusters });
  const nodes = createNodes({ ...core, kubernetes, clusters });
  return { nodepools, clusters, clusterAccess, addons, nodes };
}

/** Their addresses. */
export function fleetRoutes({
  clusters,
  clusterAccess,
  nodepools,
  addons,
  nodes,
}: Fleet): FastifyPluginAsyncZod[] {
  return [
    clusterRoutes(clusters),
    clusterAccessRoutes(clusterAccess),
    nodepoolRoutes(nodepools, async (actor, id) => (await clusters.read(actor, id)).pools),
    addonRoutes(addons),
    nodeRoutes(nodes),
  ];
}

/** Their long work. */
export function fleetJobs(
  core: Core,
  providers: FleetProviders,
  { integrations }: FleetNeeds,
  { clusters, nodepools, addons }: Fleet,
): JobDefinition[] {
  const deps = { ...core, ...providers, integrations, nodepools, addons };
  return [...clusterJobs(deps), ...addonJobs({ ...deps, hostOf: (id) => clusters.findAny(id) })];
}
