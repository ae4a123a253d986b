import { Boxes, Container } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import registriesQuery from './account/__generated__/RegistriesTabQuery$parameters.ts';
import clusterQuery from './cluster/__generated__/RegistryTabQuery$parameters.ts';

/** Integrations → Registries, and the registry tab of a cluster. */
export const registriesRoutes: NounRoutes = {
  integrations: [
    {
      path: 'registry',
      handle: { title: 'registries:title', isTab: true, icon: Boxes },
      loader: ({ request }) => loadPage(registriesQuery, {}, request.signal),
      lazy: lazyPage(() => import('./account/RegistriesTab.tsx'), 'RegistriesTab', 'registries'),
    },
  ],
  cluster: [
    {
      path: 'registry',
      handle: { title: 'registries:cluster.title', isTab: true, icon: Container },
      loader: ({ params, request }) => loadPage(clusterQuery, { id: params.clusterId ?? '' }, request.signal),
      lazy: lazyPage(() => import('./cluster/RegistryTab.tsx'), 'RegistryTab', 'registries', 'clusters'),
    },
  ],
};
