import { GitBranch } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/GitopsTabQuery$parameters.ts';

/** The GitOps tab of a cluster. */
export const gitopsRoutes: NounRoutes = {
  cluster: [
    {
      path: 'gitops',
      handle: { title: 'gitops:title', isTab: true, icon: GitBranch },
      loader: ({ params, request }) => loadPage(query, { id: params.clusterId ?? '' }, request.signal),
      lazy: lazyPage(() => import('./GitopsTab.tsx'), 'GitopsTab', 'gitops', 'integrations', 'clusters'),
    },
  ],
};
