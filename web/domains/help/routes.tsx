import { BookOpen, CircleHelp } from 'lucide-react';
import { redirect } from 'react-router-dom';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { paths } from '../../shell/paths.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/HelpPageQuery$parameters.ts';

/** Help. */
export const helpRoutes: NounRoutes = {
  app: [
    {
      path: 'help',
      handle: { title: 'help:title', icon: CircleHelp },
      children: [
        {
          index: true,
          loader: ({ request }) => loadPage(query, {}, request.signal),
          lazy: lazyPage(() => import('./HelpPage.tsx'), 'HelpPage', 'help', 'support'),
        },
        {
          path: 'docs',
          handle: { title: 'help:docs.title', icon: BookOpen },
          children: [
            { index: true, element: null, loader: () => redirect(paths.docs('first-cluster')) },
            { path: ':page', lazy: lazyPage(() => import('./docs/DocsPage.tsx'), 'DocsPage', 'help') },
          ],
        },
      ],
    },
  ],
};
