import { Puzzle } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import type { AddonsTabQuery } from './__generated__/AddonsTabQuery.graphql.ts';

const query = () => import('./__generated__/AddonsTabQuery.graphql.ts');

/** The add-ons tab of a cluster. */
export const addonsRoutes: NounRoutes = {
  cluster: [
    {
      path: 'addons',
      handle: { title: 'addons:title', isTab: true, icon: Puzzle },
      loader: ({ params, request }) =>
        loadPage<AddonsTabQuery>(query, { id: params.clusterId ?? '' }, request.signal),
      // Filter, search and details are in the address, but the data is the same.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
      lazy: lazyPage(() => import('./AddonsTab.tsx'), 'AddonsTab', 'addons', 'addons.list', 'clusters'),
    },
  ],
};
