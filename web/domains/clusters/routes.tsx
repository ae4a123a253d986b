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
import type { NounRoutes } from '../../shell/routes.ts';
import type { ClusterHealthQuery } from '../nodes/__generated__/ClusterHealthQuery.graphql.ts';
import type { CreateClusterPageQuery } from './create/__generated__/CreateClusterPageQuery.graphql.ts';
import type { ClusterFrameQuery } from './frame/__generated__/ClusterFrameQuery.graphql.ts';
import type { ClustersPageQuery } from './list/__generated__/ClustersPageQuery.graphql.ts';
import type { OverviewTabQuery } from './overview/__generated__/OverviewTabQuery.graphql.ts';
import type { OverviewReferences } from './overview/OverviewTab.tsx';
import type { AccessTabQuery } from './settings/access/__generated__/AccessTabQuery.graphql.ts';
import type { DangerTabQuery } from './settings/danger/__generated__/DangerTabQuery.graphql.ts';
import type { ClusterSettingsFrameQuery } from './settings/__generated__/ClusterSettingsFrameQuery.graphql.ts';
import type { GeneralTabQuery } from './settings/__generated__/GeneralTabQuery.graphql.ts';
import type { NetworkingTabQuery } from './settings/__generated__/NetworkingTabQuery.graphql.ts';

const createQuery = () => import('./create/__generated__/CreateClusterPageQuery.graphql.ts');
const frameQuery = () => import('./frame/__generated__/ClusterFrameQuery.graphql.ts');
const clustersQuery = () => import('./list/__generated__/ClustersPageQuery.graphql.ts');
const healthQuery = () => import('../nodes/__generated__/ClusterHealthQuery.graphql.ts');
const overviewQuery = () => import('./overview/__generated__/OverviewTabQuery.graphql.ts');
const settingsQuery = () => import('./settings/__generated__/ClusterSettingsFrameQuery.graphql.ts');
const accessQuery = () => import('./settings/access/__generated__/AccessTabQuery.graphql.ts');
const dangerQuery = () => import('./settings/danger/__generated__/DangerTabQuery.graphql.ts');
const generalQuery = () => import('./settings/__generated__/GeneralTabQuery.graphql.ts');
const networkingQuery = () => import('./settings/__generated__/NetworkingTabQuery.graphql.ts');

export const clustersRoutes: NounRoutes = {
  app: [
    {
      path: 'clusters',
      handle: { title: 'clusters:list.title', icon: Server },
      loader: ({ request }) => loadPage<ClustersPageQuery>(clustersQuery, {}, request.signal),
      // Search, filter and order live in the address, but the list is the same.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
      lazy: lazyPage(() => import('./list/ClustersPage.tsx'), 'ClustersPage', 'clusters', 'clusters.list'),
    },
    {
      path: 'clusters/create',
      handle: { title: 'clusters:create.title', icon: Plus },
      loader: ({ request }) => loadPage<CreateClusterPageQuery>(createQuery, {}, request.signal),
      // The tab lives in the address, and nothing is asked again for it.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
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
    loader: ({ params, request }) =>
      loadPage<ClusterFrameQuery>(frameQuery, { id: params.clusterId ?? '' }, request.signal),
    // Every tab of a cluster shares its head.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.clusterId !== nextParams.clusterId,
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
      loader: async ({ params, request }): Promise<OverviewReferences> => {
        const variables = { id: params.clusterId ?? '' };
        const [overview, health] = await Promise.all([
          loadPage<OverviewTabQuery>(overviewQuery, variables, request.signal),
          loadPage<ClusterHealthQuery>(healthQuery, variables, request.signal),
        ]);
        return { overview, health };
      },
      // The range of the usage card lives in the address; the card loads it.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
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
    loader: ({ params, request }) =>
      loadPage<ClusterSettingsFrameQuery>(settingsQuery, { id: params.clusterId ?? '' }, request.signal),
    // Every section shares the list of sections and the lock.
    shouldRevalidate: ({ currentParams, nextParams }) => currentParams.clusterId !== nextParams.clusterId,
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
      loader: ({ params, request }) =>
        loadPage<GeneralTabQuery>(generalQuery, { id: params.clusterId ?? '' }, request.signal),
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
        loadPage<NetworkingTabQuery>(networkingQuery, { id: params.clusterId ?? '' }, request.signal),
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
      loader: ({ params, request }) =>
        loadPage<AccessTabQuery>(accessQuery, { id: params.clusterId ?? '' }, request.signal),
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
      loader: ({ params, request }) =>
        loadPage<DangerTabQuery>(dangerQuery, { id: params.clusterId ?? '' }, request.signal),
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
