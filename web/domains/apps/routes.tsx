import { LayoutGrid } from 'lucide-react';
import { lazyComponent } from '../../lib/lazyComponent.ts';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import listQuery from './list/__generated__/AppsTabQuery$parameters.ts';
import configureQuery from './configure/__generated__/ConfigureAppPageQuery$parameters.ts';

const appOf = (url: URL) => url.searchParams.get('app') ?? '';

/** The apps tab of a cluster, and the form that installs or changes one. */
export const appsRoutes: NounRoutes = {
  cluster: [
    {
      path: 'apps',
      handle: { title: 'apps:title', isTab: true, icon: LayoutGrid },
      children: [
        {
          index: true,
          loader: ({ params, request }) =>
            loadPage(listQuery, { id: params['clusterId'] ?? '' }, request.signal),
          // Search, filters and open details live in the address, but the list is the same.
          shouldRevalidate: unlessOnlySearchChanged,
          lazy: lazyPage(
            () => import('./list/AppsTab.tsx'),
            'AppsTab',
            'apps',
            'apps.list',
            'clusters',
            'preview',
            'preview.review',
          ),
        },
        {
          path: 'configure',
          handle: {
            title: 'apps:configure.crumb',
            crumb: lazyComponent(() => import('./configure/ConfigureAppCrumb.tsx'), 'ConfigureAppCrumb'),
          },
          loader: ({ params, request }) =>
            loadPage(
              configureQuery,
              { id: params['clusterId'] ?? '', name: appOf(new URL(request.url)) },
              request.signal,
            ),
          // The tab of the form lives in the address.
          shouldRevalidate: (change) =>
            appOf(change.currentUrl) !== appOf(change.nextUrl) || unlessOnlySearchChanged(change),
          lazy: lazyPage(
            () => import('./configure/ConfigureAppPage.tsx'),
            'ConfigureAppPage',
            'apps',
            'apps.configure',
            'clusters',
            'clusters.settings',
            'preview',
            'preview.review',
          ),
        },
      ],
    },
  ],
};
