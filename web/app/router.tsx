import { createBrowserRouter } from 'react-router-dom';
import { accountRoutes } from '../domains/account/routes.tsx';
import { addonsRoutes } from '../domains/addons/routes.tsx';
import { apiKeysRoutes } from '../domains/apikeys/routes.tsx';
import { appsRoutes } from '../domains/apps/routes.tsx';
import { auditRoutes } from '../domains/audit/routes.tsx';
import { authRoutes } from '../domains/auth/routes.tsx';
import { billingRoutes } from '../domains/billing/routes.tsx';
import { clusterSecretsRoutes } from '../domains/cluster-secrets/routes.tsx';
import { clustersRoutes } from '../domains/clusters/routes.tsx';
import { dashboardRoutes } from '../domains/dashboard/routes.tsx';
import { deploymentsRoutes } from '../domains/deployments/routes.tsx';
import { gitopsRoutes } from '../domains/gitops/routes.tsx';
import { helpRoutes } from '../domains/help/routes.tsx';
import { integrationsRoutes } from '../domains/integrations/routes.tsx';
import { nodepoolsRoutes } from '../domains/nodepools/routes.tsx';
import { nodesRoutes } from '../domains/nodes/routes.tsx';
import { notificationsRoutes } from '../domains/notifications/routes.tsx';
import { onboardingRoutes } from '../domains/onboarding/routes.tsx';
import { postgresRoutes } from '../domains/postgres/routes.tsx';
import { registriesRoutes } from '../domains/registries/routes.tsx';
import { secretsRoutes } from '../domains/secrets/routes.tsx';
import { supportRoutes } from '../domains/support/routes.tsx';
import { teamRoutes } from '../domains/team/routes.tsx';
import { workloadsRoutes } from '../domains/workloads/routes.tsx';
import type { NounRoutes } from '../shell/routes.ts';
import { buildRoutes } from './routeTree.tsx';

/** One line per noun. */
const nouns: readonly NounRoutes[] = [
  accountRoutes,
  addonsRoutes,
  apiKeysRoutes,
  appsRoutes,
  auditRoutes,
  authRoutes,
  billingRoutes,
  clusterSecretsRoutes,
  clustersRoutes,
  dashboardRoutes,
  deploymentsRoutes,
  gitopsRoutes,
  helpRoutes,
  integrationsRoutes,
  nodepoolsRoutes,
  nodesRoutes,
  notificationsRoutes,
  onboardingRoutes,
  postgresRoutes,
  registriesRoutes,
  secretsRoutes,
  supportRoutes,
  teamRoutes,
  workloadsRoutes,
];

/** Every route of the client. */
export const appRoutes = () => buildRoutes(nouns);

/** The router of the whole client. */
export const createAppRouter = () => createBrowserRouter(appRoutes());
