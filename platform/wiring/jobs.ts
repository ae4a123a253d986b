import type { Core } from '../core.ts';
import { accountJobs } from '../domains/account/account.jobs.ts';
import { closingJobs } from '../domains/account/closing/closing.jobs.ts';
import { addonJobs } from '../domains/addons/addons.jobs.ts';
import { gitopsOperator } from '../domains/addons/addons.rules.ts';
import { appJobs } from '../domains/apps/apps.jobs.ts';
import { authJobs } from '../domains/auth/auth.jobs.ts';
import { billingJobs } from '../domains/billing/billing.jobs.ts';
import { costJobs } from '../domains/clusters/costs/costs.jobs.ts';
import { clusterJobs } from '../domains/clusters/jobs/clusters.jobs.ts';
import { deploymentJobs } from '../domains/deployments/deployments.jobs.ts';
import { gitopsJobs } from '../domains/gitops/gitops.jobs.ts';
import { notificationJobs } from '../domains/notifications/notifications.jobs.ts';
import { nodepoolJobs } from '../domains/nodepools/nodepools.jobs.ts';
import { maintenanceJobs } from '../domains/nodes/maintenance/maintenance.jobs.ts';
import { usageJobs } from '../domains/nodes/usage/usage.jobs.ts';
import { metricsJobs } from '../domains/postgres/metrics/metrics.jobs.ts';
import { postgresJobs } from '../domains/postgres/postgres.jobs.ts';
import { registryJobs } from '../domains/registries/registries.jobs.ts';
import { wrappedSecretJobs } from '../domains/secrets/wrapped/wrapped.jobs.ts';
import { supportJobs } from '../domains/support/support.jobs.ts';
import { teamJobs } from '../domains/team/team.jobs.ts';
import type { JobDefinition } from '../jobs/definition.ts';
import type { Providers } from './providers.ts';
import type { Services } from './services.ts';

/** The job definitions of every noun. */
export function createJobDefinitions(
  core: Core,
  providers: Providers,
  {
    account,
    addons,
    apps,
    clusters,
    costs,
    gitops,
    integrations,
    nodepools,
    notifications,
    pictures,
    postgresMetrics,
    registries,
    sessions,
    subscriptionChanges,
    usage,
    wrappedSecrets,
  }: Services,
): JobDefinition[] {
  const { mailer, cloud, bootstrap, installer, gitHost, gitOps, kubernetes, registryChecker } = providers;
  const { payments, paymentEngine: engine, clusterDeployments, clusterPostgres } = providers;
  const hostOf = (id: string) => clusters.findAny(id);
  const onClusters = { ...core, cloud, bootstrap, integrations, nodepools, addons, apps, gitops, costs };
  return [
    ...authJobs({ ...core, mailer, account }),
    ...accountJobs({ pictures }),
    ...wrappedSecretJobs(wrappedSecrets),
    ...closingJobs({ ...core, mailer, account, subscriptions: subscriptionChanges }),
    ...supportJobs({ ...core, mailer, sessions }),
    ...teamJobs({ ...core, mailer, account }),
    ...billingJobs({ payments, notifications, engine }),
    ...notificationJobs({ ...core, mailer, account, notifications }),
    ...clusterJobs(onClusters),
    ...nodepoolJobs(onClusters),
    ...maintenanceJobs({ ...core, kubernetes }),
    ...usageJobs(usage),
    ...costJobs(costs),
    ...addonJobs({ ...core, installer, hostOf }),
    ...appJobs({ ...core, appInstaller: providers.appInstaller, clusters, addons, notifications }),
    ...postgresJobs({ ...core, clusterPostgres, clusters, addons, notifications }),
    ...metricsJobs(postgresMetrics),
    ...deploymentJobs({ ...core, clusterDeployments, clusters }),
    ...gitopsJobs({
      ...core,
      gitHost,
      gitOps,
      bootstrap,
      hostOf,
      ensureOperator: (host, job, onProgress) => addons.ensure(host, gitopsOperator, job, onProgress),
    }),
    ...registryJobs({ ...core, kubernetes, registryChecker, registries, hostOf }),
  ];
}
