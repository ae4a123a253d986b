import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import type { Core } from '../../core.ts';
import type { JobDefinition } from '../../jobs/definition.ts';
import type { AddonInstaller } from '../../providers/addons/port.ts';
import type { NodeBootstrap } from '../../providers/bootstrap/port.ts';
import type { CloudProvider } from '../../providers/cloud/port.ts';
import type { EmbeddedGitHost } from '../../providers/githost/embedded/embeddedGitHost.ts';
import type { GitOpsInstaller } from '../../providers/gitops/port.ts';
import type { ClusterRuntime } from '../../providers/kubernetes/port.ts';
import { addonJobs } from '../addons/addons.jobs.ts';
import { addonRoutes } from '../addons/addons.routes.ts';
import { gitopsOperator } from '../addons/addons.rules.ts';
import { createAddons } from '../addons/addons.service.ts';
import { timelineRoutes } from './timeline/timeline.routes.ts';
import { createTimeline } from './timeline/timeline.service.ts';
import type { Audit } from '../audit/audit.service.ts';
import type { Billing } from '../billing/billing.service.ts';
import { gitopsJobs } from '../gitops/gitops.jobs.ts';
import { gitopsRoutes } from '../gitops/gitops.routes.ts';
import { createGitops, type GitopsService } from '../gitops/gitops.service.ts';
import { authorizeRoutes } from '../integrations/authorize.routes.ts';
import { githubRoutes } from '../integrations/github.routes.ts';
import { createGithub } from '../integrations/github.service.ts';
import type { Integrations } from '../integrations/integrations.service.ts';
import { nodeRoutes } from '../nodes/nodes.routes.ts';
import { createNodes } from '../nodes/nodes.service.ts';
import { createClusterPools } from '../nodepools/clusterPools.ts';
import { nodepoolJobs } from '../nodepools/nodepools.jobs.ts';
import { nodepoolRoutes } from '../nodepools/nodepools.routes.ts';
import { createNodepools } from '../nodepools/nodepools.service.ts';
import { clusterAccessRoutes } from './access/access.routes.ts';
import { createClusterAccess } from './access/access.service.ts';
import { clusterJobs } from './clusters.jobs.ts';
import { clusterRoutes } from './clusters.routes.ts';
import { createClusters } from './clusters.service.ts';
import { clusterSettingsRoutes } from './settings/settings.routes.ts';
import { createClusterSettings } from './settings/settings.service.ts';

/** The ports that clusters, node pools and add-ons need. */
export interface FleetProviders {
  cloud: CloudProvider;
  bootstrap: NodeBootstrap;
  installer: AddonInstaller;
  kubernetes: ClusterRuntime;
  gitHost: EmbeddedGitHost;
  gitOps: GitOpsInstaller;
}

/** The other nouns' services that they call. */
export interface FleetNeeds {
  audit: Audit;
  billing: Pick<Billing, 'limits'>;
  integrations: Pick<Integrations, 'cloudTokenOf' | 'cloudTokenFor' | 'sealTemporaryToken'>;
}

export type Fleet = ReturnType<typeof createFleet>;

/** Everything about clusters and what is on them: the services of three nouns. */
export function createFleet(core: Core, providers: FleetProviders, needs: FleetNeeds) {
  const { cloud, installer, kubernetes, gitHost, gitOps, bootstrap } = providers;
  const nodepools = createNodepools({ ...core, cloud });
  const clusters = createClusters({ ...core, ...needs, cloud, nodepools });
  const clusterPools = createClusterPools({ ...core, ...needs, cloud, nodepools, clusters });
  const addons = createAddons({
    ...core,
    ...needs,
    installer,
    clusters,
    isGitopsEnabled: (tx, id) => gitops.isEnabled(tx, id),
  });
  const clusterSettings = createClusterSettings({ ...core, ...needs, cloud, clusters, nodepools });
  const timeline = createTimeline({ ...core, ...needs, cloud, clusters, nodepools });
  const clusterAccess = createClusterAccess({ ...core, ...needs, clusters });
  const nodes = createNodes({ ...core, kubernetes, clusters });
  const github = createGithub({ ...core, ...needs, gitHost });
  const gitops: GitopsService = createGitops({
    ...core,
    ...needs,
    gitHost,
    gitOps,
    bootstrap,
    github,
    clusters,
    addons,
  });
  const ofCluster = { clusterSettings, clusterAccess, timeline };
  return { nodepools, clusterPools, clusters, ...ofCluster, addons, nodes, github, gitops };
}

/** Their addresses. */
export function fleetRoutes(
  fleet: Fleet,
  { gitHost }: Pick<FleetProviders, 'gitHost'>,
  publicUrl: string,
): FastifyPluginAsyncZod[] {
  const { clusters, clusterSettings, clusterAccess, timeline, github, gitops } = fleet;
  return [
    clusterRoutes(clusters),
    clusterSettingsRoutes(clusterSettings),
    clusterAccessRoutes(clusterAccess),
    timelineRoutes(timeline),
    nodepoolRoutes(fleet.nodepools, fleet.clusterPools),
    addonRoutes(fleet.addons),
    nodeRoutes(fleet.nodes),
    githubRoutes(github, gitops.usersOf),
    authorizeRoutes(github, gitHost, publicUrl),
    gitopsRoutes(gitops),
  ];
}

/** Their long work. */
export function fleetJobs(
  core: Core,
  providers: FleetProviders,
  { integrations }: FleetNeeds,
  { clusters, nodepools, addons, gitops }: Fleet,
): JobDefinition[] {
  const deps = { ...core, ...providers, integrations, nodepools, addons, gitops };
  const onClusters = { ...deps, hostOf: (id: string) => clusters.findAny(id) };
  return [
    ...clusterJobs(deps),
    ...nodepoolJobs(deps),
    ...addonJobs(onClusters),
    ...gitopsJobs({
      ...onClusters,
      ensureOperator: (host, job, tell) => addons.ensure(host, gitopsOperator, job, tell),
    }),
  ];
}
