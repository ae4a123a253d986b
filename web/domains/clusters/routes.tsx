import {
  KeyRound,
  LayoutDashboard,
  Network,
  Plus,
  Server,
  Settings,
  SlidersHorizontal,
  TriangleAlert,
} from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { forAnother, unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import type { OverviewReferences } from './overview/OverviewTab.tsx';
import createQuery from './create/__generated__/CreateClusterPageQuery$parameters.ts';
import frameQuery from './frame/__generated__/ClusterFrameQuery$parameters.ts';
import clustersQuery from './list/__generated__/ClustersPageQuery$parameters.ts';
import healthQuery from '../nodes/__generated__/ClusterHealthQuery$parameters.ts';
import overviewQuery from './overview/__generated__/OverviewTabQuery$parameters.ts';
import settingsQuery from './settings/__generated__/ClusterSettingsFrameQuery$parameters.ts';
import accessQuery from './settings/access/__generated__/AccessTabQuery$parameters.ts';
import dangerQuery from './settings/danger/__generated__/DangerTabQuery$parameters.ts';
import generalQuery from './settings/__generated__/GeneralTabQuery$parameters.ts';
import networkingQuery from './settings/__generated__/NetworkingTabQuery$parameters.ts';

export const clustersRoutes: NounRoutes = {
  app: [
    {
      path: 'clusters',
      handle: { title: 'clusters:list.title', icon: Server },
      loader: ({ request }) => loadPage(clustersQuery, {}, request.signal),
      // Search, filter and order live in the address, but the list is the same.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./list/ClustersPage.tsx'), 'ClustersPage', 'clusters', 'clusters.list'),
    },
    {
      path: 'clusters/create',
      handle: { title: 'clusters:create.title', icon: Plus },
      loader: ({ request }) => loadPage(createQuery, {}, request.signal),
      // The tab lives in the address, and nothing is asked again for it.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(
        () => import('./create/CreateClusterPage.tsx'),
        'CreateClusterPage',
        'clusters',
        'clusters.create',
        'clusters.options',
        'nodepools',
      ),
    },
  ],
  clusterFrame: {
    path: ':clusterId',
    handle: {
      title: 'clusters:frame.title',
      crumb: lazyComponent(() => import('./frame/ClusterCrumb.tsx'), 'ClusterCrumb'),
    },
    loader: ({ params, request }) => loadPage(frameQuery, { id: params.clusterId ?? '' }, request.signal),
    // Every tab of a cluster shares its head.
    shouldRevalidate: forAnother('clusterId'),
    lazy: lazyPage(
      () => import('./frame/ClusterFrame.tsx'),
      'ClusterFrame',
      'clusters',
      'addons',
      'apps',
      'deployments',
      'postgres',
    ),
  },
  cluster: [
    {
      path: 'overview',
      handle: { title: 'clusters:frame.tab.overview', isTab: true, icon: LayoutDashboard },
      loader: ({ params, request }): OverviewReferences => {
        const variables = { id: params.clusterId ?? '' };
        return {
          overview: loadPage(overviewQuery, variables, request.signal),
          health: loadPage(healthQuery, variables, request.signal),
        };
      },
      // The range of the usage card lives in the address; the card loads it.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(
        () => import('./overview/OverviewTab.tsx'),
        'OverviewTab',
        'clusters',
        'clusters.overview',
        'clusters.options',
        'addons',
        'apps',
        'audit',
        'deployments',
        'nodes',
        'postgres',
      ),
    },
  ],
  clusterSettingsFrame: {
    path: 'settings',
    handle: { title: 'clusters:frame.tab.settings', isTab: true, icon: Settings },
    loader: ({ params, request }) => loadPage(settingsQuery, { id: params.clusterId ?? '' }, request.signal),
    // Every section shares the list of sections and the lock.
    shouldRevalidate: forAnother('clusterId'),
    lazy: lazyPage(
      () => import('./settings/ClusterSettingsFrame.tsx'),
      'ClusterSettingsFrame',
      'clusters',
      'clusters.settings',
      'preview',
    ),
  },
  clusterSettings: [
    {
      path: 'general',
      handle: { title: 'clusters:settings.tab.general', isTab: true, icon: SlidersHorizontal },
      loader: ({ params, request }) => loadPage(generalQuery, { id: params.clusterId ?? '' }, request.signal),
      lazy: lazyPage(
        () => import('./settings/GeneralTab.tsx'),
        'GeneralTab',
        'clusters',
        'clusters.options',
        'preview',
      ),
    },
    {
      path: 'networking',
      handle: { title: 'clusters:settings.tab.networking', isTab: true, icon: Network },
      loader: ({ params, request }) =>
        loadPage(networkingQuery, { id: params.clusterId ?? '' }, request.signal),
      lazy: lazyPage(
        () => import('./settings/NetworkingTab.tsx'),
        'NetworkingTab',
        'clusters',
        'clusters.options',
        'preview',
      ),
    },
    {
      path: 'access',
      handle: { title: 'clusters:settings.tab.access', isTab: true, icon: KeyRound },
      loader: ({ params, request }) => loadPage(accessQuery, { id: params.clusterId ?? '' }, request.signal),
      lazy: lazyPage(
        () => import('./settings/access/AccessTab.tsx'),
        'AccessTab',
        'clusters',
        'clusters.access',
      ),
    },
    {
      path: 'danger',
      handle: { title: 'clusters:settings.tab.danger', isTab: true, icon: TriangleAlert },
      loader: ({ params, request }) => loadPage(dangerQuery, { id: params.clusterId ?? '' }, request.signal),
      lazy: lazyPage(
        () => import('./settings/danger/DangerTab.tsx'),
        'DangerTab',
        'clusters',
        'clusters.dialogs',
        'clusters.options',
      ),
    },
  ],
};
