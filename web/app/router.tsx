import { createBrowserRouter } from 'react-router-dom';
import { authRoutes } from '../domains/auth/routes.tsx';
import { billingRoutes } from '../domains/billing/routes.tsx';
import { clustersRoutes } from '../domains/clusters/routes.tsx';
import { dashboardRoutes } from '../domains/dashboard/routes.tsx';
import { onboardingRoutes } from '../domains/onboarding/routes.tsx';
import type { NounRoutes } from '../shell/routes.ts';
import { buildRoutes } from './routeTree.tsx';

/** One line per noun. */
const nouns: readonly NounRoutes[] = [
  authRoutes,
  billingRoutes,
  clustersRoutes,
  dashboardRoutes,
  onboardingRoutes,
];

/** The router of the whole client. */
export const createAppRouter = () => createBrowserRouter(buildRoutes(nouns));
