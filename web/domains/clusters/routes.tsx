import { Server } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import clustersQuery, { type ClustersPageQuery } from './list/__generated__/ClustersPageQuery.graphql.ts';

export const clustersRoutes: NounRoutes = {
  app: [
    {
      path: 'clusters',
      handle: { title: 'clusters:list.title', icon: Server },
      loader: ({ request }) => loadPage<ClustersPageQuery>(clustersQuery, {}, request.signal),
      // Search, filter and order live in the address, but the list is the same.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
      lazy: lazyPage(() => import('./list/ClustersPage.tsx'), 'ClustersPage', 'clusters'),
    },
  ],
};
