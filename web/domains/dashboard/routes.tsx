import { LayoutDashboard } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/DashboardPageQuery$parameters.ts';

export const dashboardRoutes: NounRoutes = {
  app: [
    {
      path: 'dashboard',
      handle: { title: 'dashboard:title', icon: LayoutDashboard },
      loader: ({ request }) => loadPage(query, {}, request.signal),
      lazy: lazyPage(() => import('./DashboardPage.tsx'), 'DashboardPage', 'dashboard', 'clusters', 'audit'),
    },
  ],
};
