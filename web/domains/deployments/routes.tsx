import { History, LayoutDashboard, Rocket, ScrollText } from 'lucide-react';
import { redirect } from 'react-router-dom';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { DEPLOYMENT_SETTINGS_TABS, paths } from '../../shell/paths.ts';
import { forAnother, unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { AppRoute, NounRoutes } from '../../shell/routes.ts';
import { filterFrom, variablesOf } from './list/deploymentsFilter.ts';
import createQuery from './create/__generated__/CreateDeploymentPageQuery$parameters.ts';
import settingsQuery from './settings/__generated__/DeploymentSettingsTabQuery$parameters.ts';
import frameQuery from './detail/__generated__/DeploymentFrameQuery$parameters.ts';
import listQuery from './list/__generated__/DeploymentsTabQuery$parameters.ts';
import overviewQuery from './detail/__generated__/DeploymentOverviewQuery$parameters.ts';
import logsQuery from './logs/__generated__/LogsTabQuery$parameters.ts';
import versionsQuery from './versions/__generated__/VersionsTabQuery$parameters.ts';

interface Params {
  readonly clusterId?: string;
  readonly deploymentId?: string;
}

const idsOf = ({ clusterId = '', deploymentId = '' }: Params) => ({ id: clusterId, deploymentId });

/** The tabs of a deployment; the layout shows those that have a route here. */
const tabs: readonly AppRoute[] = [
  {
    index: true,
    handle: { title: 'deployments:tab.overview', isTab: true, icon: LayoutDashboard },
    loader: ({ params, request }) => loadPage(overviewQuery, idsOf(params), request.signal),
    lazy: lazyPage(
      () => import('./detail/DeploymentOverview.tsx'),
      'DeploymentOverview',
      'deployments',
      'nodes',
      'workloads',
    ),
  },
  {
    path: 'logs',
    handle: { title: 'deployments:tab.logs', isTab: true, icon: ScrollText },
    loader: ({ params, request }) => loadPage(logsQuery, idsOf(params), request.signal),
    // What of the log is shown lives in the address; the tab loads it.
    shouldRevalidate: unlessOnlySearchChanged,
    lazy: lazyPage(() => import('./logs/LogsTab.tsx'), 'LogsTab', 'deployments', 'logs'),
  },
  {
    path: 'versions',
    handle: { title: 'deployments:tab.versions', isTab: true, icon: History },
    loader: ({ params, request }) => loadPage(versionsQuery, idsOf(params), request.signal),
    lazy: lazyPage(
      () => import('./versions/VersionsTab.tsx'),
      'VersionsTab',
      'deployments',
      'deployments.form',
      'preview',
    ),
  },
];

/** The tabs of the settings share one form, which stays mounted from one to the next. */
const settings: AppRoute = {
  id: 'deployment-settings',
  loader: ({ params, request }) => loadPage(settingsQuery, idsOf(params), request.signal),
  shouldRevalidate: forAnother('deploymentId'),
  lazy: lazyPage(
    () => import('./settings/DeploymentSettingsTab.tsx'),
    'DeploymentSettingsTab',
    'deployments',
    'deployments.form',
    'clusters',
    'clusters.settings',
    'preview',
  ),
  children: DEPLOYMENT_SETTINGS_TABS.map((path): AppRoute => ({
    path,
    handle: { title: `deployments:tab.${path}`, isTab: true },
    element: null,
  })),
};

/** The deployments of a cluster, and the pages of each. */
export const deploymentsRoutes: NounRoutes = {
  cluster: [
    {
      path: 'deployments',
      handle: { title: 'deployments:title', isTab: true, icon: Rocket },
      loader: ({ params, request }) => {
        const filter = filterFrom(new URL(request.url).searchParams);
        const variables = { id: params.clusterId ?? '', ...variablesOf(filter) };
        return loadPage(listQuery, variables, request.signal);
      },
      lazy: lazyPage(() => import('./list/DeploymentsTab.tsx'), 'DeploymentsTab', 'deployments', 'clusters'),
    },
    {
      path: 'deployments/create',
      handle: { title: 'deployments:create.title' },
      loader: ({ params, request }) => loadPage(createQuery, { id: params.clusterId ?? '' }, request.signal),
      lazy: lazyPage(
        () => import('./create/CreateDeploymentPage.tsx'),
        'CreateDeploymentPage',
        'deployments',
        'deployments.form',
        'clusters',
        'preview',
        'preview.review',
      ),
    },
    {
      path: 'deployments/:deploymentId',
      id: 'deployment',
      handle: {
        title: 'deployments:page.title',
        crumb: lazyComponent(() => import('./detail/DeploymentCrumb.tsx'), 'DeploymentCrumb'),
        tabs: [...tabs.map(({ path }) => path ?? 'overview'), ...DEPLOYMENT_SETTINGS_TABS],
      },
      loader: ({ params, request }) => loadPage(frameQuery, idsOf(params), request.signal),
      // Every tab of a deployment shares its head.
      shouldRevalidate: forAnother('deploymentId'),
      lazy: lazyPage(
        () => import('./detail/DeploymentFrame.tsx'),
        'DeploymentFrame',
        'deployments',
        'clusters',
      ),
      children: [
        ...tabs,
        settings,
        {
          path: '*',
          element: null,
          loader: ({ params }) =>
            redirect(paths.deployment(params['clusterId'] ?? '', params['deploymentId'] ?? '')),
        },
      ],
    },
  ],
};
