import { Server } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/NodePageQuery$parameters.ts';

/** The page of a node, below the overview of its cluster. */
export const nodesRoutes: NounRoutes = {
  cluster: [
    {
      path: 'overview/nodes/:nodeName',
      handle: { title: 'nodes:page.title', icon: Server },
      loader: ({ params, request }) =>
        loadPage(query, { id: params.clusterId ?? '', name: params.nodeName ?? '' }, request.signal),
      // The range of the usage card lives in the address; the card loads it.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./NodePage.tsx'), 'NodePage', 'nodes', 'clusters', 'workloads'),
    },
  ],
};
