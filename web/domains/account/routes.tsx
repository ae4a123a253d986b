import { UserCog } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/AccountTabQuery$parameters.ts';

/** Settings → account. */
export const accountRoutes: NounRoutes = {
  settings: [
    {
      path: 'account',
      handle: { title: 'account:title', isTab: true, icon: UserCog },
      loader: ({ request }) => loadPage(query, {}, request.signal),
      lazy: lazyPage(() => import('./AccountTab.tsx'), 'AccountTab', 'account'),
    },
  ],
};
