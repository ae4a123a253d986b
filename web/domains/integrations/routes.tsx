import { Cloud } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import type { HetznerTabQuery } from './__generated__/HetznerTabQuery.graphql.ts';

const query = () => import('./__generated__/HetznerTabQuery.graphql.ts');

/** Integrations → Hetzner. */
export const integrationsRoutes: NounRoutes = {
  integrations: [
    {
      path: 'hetzner',
      handle: { title: 'integrations:hetzner.title', isTab: true, icon: Cloud },
      loader: ({ request }) => loadPage<HetznerTabQuery>(query, {}, request.signal),
      lazy: lazyPage(() => import('./HetznerTab.tsx'), 'HetznerTab', 'integrations'),
    },
  ],
};
