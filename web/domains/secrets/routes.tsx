import { LockKeyhole } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/SecretsTabQuery$parameters.ts';

/** Settings → global secrets. */
export const secretsRoutes: NounRoutes = {
  settings: [
    {
      path: 'secrets',
      handle: { title: 'secrets:title', isTab: true, icon: LockKeyhole },
      loader: ({ request }) => loadPage(query, {}, request.signal),
      // The search is in the address, but the data is the same.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./SecretsTab.tsx'), 'SecretsTab', 'secrets'),
    },
  ],
};
