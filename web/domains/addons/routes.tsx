import { Puzzle } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/AddonsTabQuery$parameters.ts';

/** The add-ons tab of a cluster. */
export const addonsRoutes: NounRoutes = {
  cluster: [
    {
      path: 'addons',
      handle: { title: 'addons:title', isTab: true, icon: Puzzle },
      loader: ({ params, request }) => loadPage(query, { id: params.clusterId ?? '' }, request.signal),
      // Filter, search and details are in the address, but the data is the same.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./AddonsTab.tsx'), 'AddonsTab', 'addons', 'addons.list', 'clusters'),
    },
  ],
};
