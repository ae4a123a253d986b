import { CircleHelp } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import type { HelpPageQuery } from './__generated__/HelpPageQuery.graphql.ts';

const query = () => import('./__generated__/HelpPageQuery.graphql.ts');

/** Help. */
export const helpRoutes: NounRoutes = {
  app: [
    {
      path: 'help',
      handle: { title: 'help:title', icon: CircleHelp },
      loader: ({ request }) => loadPage<HelpPageQuery>(query, {}, request.signal),
      lazy: lazyPage(() => import('./HelpPage.tsx'), 'HelpPage', 'help'),
    },
  ],
};
