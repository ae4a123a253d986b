import { KeySquare } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/ClusterSecretsTabQuery$parameters.ts';

/** The secrets tab of a cluster. */
export const clusterSecretsRoutes: NounRoutes = {
  cluster: [
    {
      path: 'secrets',
      handle: { title: 'cluster-secrets:title', isTab: true, icon: KeySquare },
      loader: ({ params, request }) => loadPage(query, { id: params.clusterId ?? '' }, request.signal),
      lazy: lazyPage(
        () => import('./ClusterSecretsTab.tsx'),
        'ClusterSecretsTab',
        'cluster-secrets',
        'clusters',
      ),
    },
  ],
};
