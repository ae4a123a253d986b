import { Boxes } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './settings/__generated__/NodePoolsTabQuery$parameters.ts';

export const nodepoolsRoutes: NounRoutes = {
  clusterSettings: [
    {
      path: 'nodepools',
      handle: { title: 'clusters:settings.tab.nodepools', isTab: true, icon: Boxes },
      loader: ({ params, request }) => loadPage(query, { id: params.clusterId ?? '' }, request.signal),
      lazy: lazyPage(
        () => import('./settings/NodePoolsTab.tsx'),
        'NodePoolsTab',
        'clusters',
        'nodepools',
        'nodepools.settings',
        'preview',
      ),
    },
  ],
};
