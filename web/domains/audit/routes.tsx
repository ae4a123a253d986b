import { ScrollText } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import { filterFrom } from './auditFilter.ts';
import query from './__generated__/AuditTabQuery$parameters.ts';

/** Settings → audit log. */
export const auditRoutes: NounRoutes = {
  settings: [
    {
      path: 'audit',
      handle: { title: 'audit:title', isTab: true, icon: ScrollText },
      loader: ({ request }) => {
        const filter = filterFrom(new URL(request.url).searchParams);
        return loadPage(query, { filter }, request.signal);
      },
      lazy: lazyPage(() => import('./AuditTab.tsx'), 'AuditTab', 'audit'),
    },
  ],
};
