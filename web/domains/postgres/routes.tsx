import { Database, LayoutDashboard, ScrollText, Settings } from 'lucide-react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { forAnother, unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { AppRoute, NounRoutes } from '../../shell/routes.ts';
import createQuery from './create/__generated__/CreatePostgresPageQuery$parameters.ts';
import frameQuery from './detail/__generated__/PostgresFrameQuery$parameters.ts';
import listQuery from './list/__generated__/PostgresPageQuery$parameters.ts';
import logsQuery from './logs/__generated__/PostgresLogsPageQuery$parameters.ts';
import overviewQuery from './detail/__generated__/PostgresOverviewQuery$parameters.ts';
import restoreQuery from './restore/__generated__/RestorePageQuery$parameters.ts';
import settingsQuery from './settings/__generated__/PostgresSettingsPageQuery$parameters.ts';

interface Params {
  readonly clusterId?: string;
  readonly postgresName?: string;
}

const idOf = ({ clusterId = '' }: Params) => ({ id: clusterId });
const namesOf = ({ clusterId = '', postgresName = '' }: Params) => ({ id: clusterId, name: postgresName });

/** What a page shows is in the address, and its parts load it. */
const crumb = lazyComponent(() => import('./detail/PostgresCrumb.tsx'), 'PostgresCrumb');

/** The pages of a database. Their addresses are those of the specification, hence not one below the other. */
const database: AppRoute = {
  id: 'postgres-cluster',
  loader: ({ params, request }) => loadPage(frameQuery, namesOf(params), request.signal),
  shouldRevalidate: forAnother('postgresName'),
  lazy: lazyPage(() => import('./detail/PostgresFrame.tsx'), 'PostgresFrame', 'postgres', 'clusters'),
  children: [
    {
      path: 'manage/:postgresName',
      handle: { title: 'postgres:page.title', crumb, isTab: true, icon: LayoutDashboard },
      loader: ({ params, request }) => loadPage(overviewQuery, namesOf(params), request.signal),
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./detail/PostgresOverview.tsx'), 'PostgresOverview', 'postgres'),
    },
    {
      path: ':postgresName/logs',
      handle: { title: 'postgres:page.logs', crumb, isTab: true, icon: ScrollText },
      loader: ({ params, request }) => loadPage(logsQuery, namesOf(params), request.signal),
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./logs/PostgresLogsPage.tsx'), 'PostgresLogsPage', 'postgres', 'logs'),
    },
    {
      path: 'edit/:postgresName',
      handle: { title: 'postgres:page.settings', crumb, isTab: true, icon: Settings },
      loader: ({ params, request }) => loadPage(settingsQuery, namesOf(params), request.signal),
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(
        () => import('./settings/PostgresSettingsPage.tsx'),
        'PostgresSettingsPage',
        'postgres',
        'postgres.form',
        'clusters',
        'clusters.settings',
        'preview',
      ),
    },
  ],
};

/** The databases of a cluster, and the pages of each. They belong to the tab of apps. */
export const postgresRoutes: NounRoutes = {
  cluster: [
    {
      path: 'apps',
      // Names the page above; the tab itself is a route of apps.
      handle: { title: 'clusters:frame.tab.apps' },
      children: [
        {
          path: 'postgres',
          handle: { title: 'postgres:title', icon: Database },
          children: [
            {
              index: true,
              loader: ({ params, request }) => loadPage(listQuery, idOf(params), request.signal),
              lazy: lazyPage(() => import('./list/PostgresPage.tsx'), 'PostgresPage', 'postgres', 'clusters'),
            },
            {
              path: 'install',
              handle: { title: 'postgres:page.create' },
              loader: ({ params, request }) => loadPage(createQuery, idOf(params), request.signal),
              shouldRevalidate: unlessOnlySearchChanged,
              lazy: lazyPage(
                () => import('./create/CreatePostgresPage.tsx'),
                'CreatePostgresPage',
                'postgres',
                'postgres.form',
                'clusters',
                'preview',
                'preview.review',
              ),
            },
            {
              path: 'restore',
              handle: { title: 'postgres:page.restore' },
              loader: ({ params, request }) => loadPage(restoreQuery, idOf(params), request.signal),
              lazy: lazyPage(
                () => import('./restore/RestorePage.tsx'),
                'RestorePage',
                'postgres',
                'postgres.restore',
                'postgres.form',
                'clusters',
                'preview',
              ),
            },
            database,
          ],
        },
      ],
    },
  ],
};
