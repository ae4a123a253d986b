import { LifeBuoy } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import { operatorFilter } from './operatorFilter.ts';
import query from './__generated__/OperatorPageQuery$parameters.ts';

/** What operators of the platform see. */
export const supportRoutes: NounRoutes = {
  app: [
    {
      path: 'operator',
      handle: { title: 'support:operator.title', icon: LifeBuoy },
      loader: ({ request }) =>
        loadPage(query, operatorFilter(new URL(request.url).searchParams), request.signal),
      lazy: lazyPage(() => import('./OperatorPage.tsx'), 'OperatorPage', 'support'),
    },
  ],
};
