import { KeyRound } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/ApiKeysTabQuery$parameters.ts';

/** Settings → API keys. */
export const apiKeysRoutes: NounRoutes = {
  settings: [
    {
      path: 'apikeys',
      handle: { title: 'apikeys:title', isTab: true, icon: KeyRound },
      loader: ({ request }) => loadPage(query, {}, request.signal),
      lazy: lazyPage(() => import('./ApiKeysTab.tsx'), 'ApiKeysTab', 'apikeys'),
    },
  ],
};
