import type { Core } from '../core.ts';
import { createAccountUsage } from '../domains/account/usage.service.ts';
import type { ReadClusterUsage } from '../domains/account/usage.ts';
import { createAddonsObserver } from '../domains/addons/addons.observing.ts';
import { createAddons, type AddonsService } from '../domains/addons/addons.service.ts';
import { isApiKey } from '../domains/apikeys/apikeys.rules.ts';
import { createApiKeys } from '../domains/apikeys/apikeys.service.ts';
import { createAppsObserver } from '../domains/apps/apps.observing.ts';
import { createApps, type AppsService } from '../domains/apps/apps.service.ts';
import { createAudit } from '../domains/audit/audit.service.ts';
import { noteAction } from '../domains/clusters/timeline/timeline.actions.ts';
import { createClusterSecrets } from '../domains/cluster-secrets/cluster-secrets.service.ts';
import { createClusterAccess } from '../domains/clusters/access/access.service.ts';
import { createCosts } from '../domains/clusters/costs/costs.service.ts';
import { createClusters, type ClustersService } from '../domains/clusters/clusters.service.ts';
import { countUsersOfToken, passOnCloudToken } from '../domains/clusters/clusters.token.ts';
import { createFavoriteClusters } from '../domains/clusters/favorites/favorites.service.ts';
import { createClusterSettings } from '../domains/clusters/settings/settings.service.ts';
import { createTimeline } from '../domains/clusters/timeline/timeline.service.ts';
import { createDeployments } from '../domains/deployments/deployments.service.ts';
import { createDeploymentsObserver } from '../domains/deployments/deployments.observing.ts';
import { createEventRecorder } from '../domains/events/events.service.ts';
import { createGitopsObserver } from '../domains/gitops/gitops.observing.ts';
import { createGitops, type GitopsService } from '../domains/gitops/gitops.service.ts';
import { createGithub } from '../domains/integrations/github.service.ts';
import { createIntegrations, type Integrations } from '../domains/integrations/integrations.service.ts';
import { createClusterPools } from '../domains/nodepools/clusterPools.ts';
import { createNodepools } from '../domains/nodepools/nodepools.service.ts';
import { createMetrics } from '../domains/postgres/metrics/metrics.service.ts';
import { postgresHandler } from '../domains/postgres/postgres.handler.ts';
import { createPostgresObserver } from '../domains/postgres/postgres.observing.ts';
import { createPlaygroundRunner } from '../domains/postgres/playground/playground.service.ts';
import { createPostgresService } from '../domains/postgres/postgres.service.ts';
import { createHealth } from '../domains/nodes/health/health.service.ts';
import { clusterReader } from '../domains/nodes/nodes.reading.ts';
import { createMaintenance } from '../domains/nodes/maintenance/maintenance.service.ts';
import { createNodes } from '../domains/nodes/nodes.service.ts';
import { createUsage } from '../domains/nodes/usage/usage.service.ts';
import { createClusterRegistries } from '../domains/registries/clusterRegistries.service.ts';
import { createRegistries } from '../domains/registries/registries.service.ts';
import { createSecrets, type Secrets } from '../domains/secrets/secrets.service.ts';
import { createWrappedSecrets } from '../domains/secrets/wrapped/wrapped.service.ts';
import { createLogs } from '../domains/workloads/logs/logs.service.ts';
import { createObserver } from '../domains/workloads/observer/observer.ts';
import { createTerminals } from '../domains/workloads/terminals/terminals.service.ts';
import { createManifests } from '../domains/workloads/manifests/manifests.service.ts';
import { createWorkloads } from '../domains/workloads/workloads.service.ts';
import type { Authenticate } from '../http/authGuard.ts';
import { createAccountServices } from './accountServices.ts';
import type { Providers } from './providers.ts';

/**
 * Builds every service, each after those it calls. Where two need each other, the earlier one gets a function that calls
 * the later one (`(id) => clusters.usage(id)`), and the later one an explicit type.
 */
export function createServices(core: Core, providers: Providers) {
  const { cloud, kubernetes, gitHost, gitOps, bootstrap, installer, registryChecker } = providers;
  const clusterUsage: ReadClusterUsage = (accountId) => clusters.usage(accountId);
  const audit = createAudit({ ...core, noteAction });
  const events = createEventRecorder(core);
  const people = createAccountServices(core, providers, { audit, events, clusterUsage });
  const { account, billing, notifications } = people;
  const apiKeys = createApiKeys({ ...core, audit, roleIn: account.roleIn });

  const secrets: Secrets = createSecrets({
    ...core,
    audit,
    checkCloudToken: (token, field) => integrations.checkCloudToken(token, field),
    countUsersOfToken: (accountId, token) => countUsersOfToken(core, accountId, token),
    onCloudTokenReplaced: (tx, actor) => passOnCloudToken(core, tx, actor),
  });
  const wrappedSecrets = createWrappedSecrets({ ...core, audit });
  const integrations: Integrations = createIntegrations({
    ...core,
    cloud,
    openSecret: (accountId, name) => secrets.open(accountId, name),
  });
  const github = createGithub({ ...core, audit, gitHost });

  const nodepools = createNodepools({ ...core, cloud, cloudTokenOf: integrations.cloudTokenOf });
  const costs = createCosts({ ...core, nodepools });
  const accountUsage = createAccountUsage({
    ...{ account, billing, clusterUsage, costs },
    work: async (id) => ({ deployments: await deployments.counts(id), apps: await apps.counts(id) }),
  });
  const onClusters = { ...core, audit, billing, integrations, cloud, nodepools };
  const clusters: ClustersService = createClusters({
    ...onClusters,
    endWarnings: (id, end) => apps.endWarnings(id, end),
  });
  const clusterPools = createClusterPools({ ...onClusters, clusters });
  const clusterSettings = createClusterSettings({ ...onClusters, clusters });
  const favoriteClusters = createFavoriteClusters({ ...core, clusters });
  const timeline = createTimeline({ ...onClusters, clusters });
  const clusterAccess = createClusterAccess({ ...core, audit, bootstrap, clusters });
  const health = createHealth({ clock: core.clock, clusters, failedAddons: (id) => addons.failedOn(id) });
  const nodes = createNodes({ ...core, kubernetes, clusters, health });
  const workloads = createWorkloads({ kubernetes, clusters });
  const manifests = createManifests({ ...core, audit, kubernetes, clusters });
  const logs = createLogs({ ...core, kubernetes, clusters });
  const terminals = createTerminals({ ...core, audit, kubernetes, clusters });
  const maintenance = createMaintenance({ ...core, audit, kubernetes, clusters });
  const usage = createUsage({ ...core, kubernetes, clusters, health });
  const addonsObserver = createAddonsObserver({ ...core, clusters, installer });
  const addons: AddonsService = createAddons({
    ...core,
    audit,
    installer,
    observer: addonsObserver,
    clusters,
    isGitopsEnabled: (tx, id) => gitops.isEnabled(tx, id),
    appNeeds: (db, id) => apps.addonNeeds(db, id),
  });
  const { clusterPostgres, objectStores, playground } = providers;
  const playgroundRunner = createPlaygroundRunner({ ...core, clusterPostgres, playground });
  const postgres = createPostgresService({
    ...{ ...core, audit, clusters, addons, kubernetes, clusterPostgres, objectStores },
    playground: playgroundRunner,
    ask: clusterReader(clusters),
  });
  const postgresMetrics = createMetrics({ ...core, clusterPostgres });
  const postgresObserver = createPostgresObserver({ ...core, clusters, clusterPostgres, notifications });
  const accountOf = async (id: string) => (await clusters.findAny(id))?.accountId ?? '';
  const handlers = [postgresHandler(postgres, accountOf)];
  const apps: AppsService = createApps({ ...core, audit, billing, clusters, addons, kubernetes, handlers });
  const gitops: GitopsService = createGitops({
    ...core,
    audit,
    gitHost,
    gitOps,
    bootstrap,
    github,
    clusters,
    addons,
  });
  const gitopsObserver = createGitopsObserver({ ...core, clusters, gitOps });
  const registries = createRegistries({ ...core, audit, registryChecker });
  const clusterRegistries = createClusterRegistries({ ...core, audit, clusters, registries });
  const clusterSecrets = createClusterSecrets({ ...core, audit, kubernetes, clusters });
  const { clusterDeployments, images } = providers;
  const deployments = createDeployments({
    ...core,
    audit,
    kubernetes,
    clusters,
    clusterDeployments,
    images,
    credentialsFor: (accountId, image) => registries.credentialsFor(accountId, image),
    ask: clusterReader(clusters),
    addonStatus: (db, id, name) => addons.statusOf(db, id, name),
  });
  const deploymentsObserver = createDeploymentsObserver({ ...core, audit, clusters, clusterDeployments });
  const appsObserver = createAppsObserver({
    ...core,
    clusters,
    appInstaller: providers.appInstaller,
    notifications,
  });
  const observer = createObserver({
    ...core,
    kubernetes,
    clusters,
    observers: [addonsObserver, gitopsObserver, deploymentsObserver, postgresObserver, appsObserver],
  });

  return {
    ...people,
    accountUsage,
    addons,
    addonsObserver,
    apiKeys,
    apps,
    audit,
    clusterAccess,
    clusterPools,
    clusterRegistries,
    clusterSecrets,
    clusterSettings,
    clusters,
    costs,
    deployments,
    deploymentsObserver,
    events,
    favoriteClusters,
    github,
    gitops,
    integrations,
    nodepools,
    maintenance,
    manifests,
    nodes,
    logs,
    terminals,
    observer,
    postgres,
    postgresMetrics,
    playgroundRunner,
    postgresObserver,
    registries,
    secrets,
    timeline,
    usage,
    wrappedSecrets,
    workloads,
  };
}

export type Services = ReturnType<typeof createServices>;

/** The person behind a bearer token, which is an API key or a session's. */
export function authenticateWith({ apiKeys, sessions }: Services): Authenticate {
  return (token) => (isApiKey(token) ? apiKeys.authenticate(token) : sessions.authenticate(token));
}
