import { Users } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import joinQuery from './join/__generated__/JoinPageQuery$parameters.ts';
import query from './__generated__/UsersTabQuery$parameters.ts';

/** Settings → users, and the page of the link in an invite mail. */
export const teamRoutes: NounRoutes = {
  open: [
    {
      path: 'signup/user',
      handle: { title: 'team:join.title' },
      loader: ({ request }) => {
        const token = new URL(request.url).searchParams.get('id') ?? '';
        return loadPage(joinQuery, { token }, request.signal);
      },
      lazy: lazyPage(() => import('./join/JoinPage.tsx'), 'JoinPage', 'team', 'auth'),
    },
  ],
  settings: [
    {
      path: 'users',
      handle: { title: 'team:title', isTab: true, icon: Users },
      loader: ({ request }) => loadPage(query, {}, request.signal),
      lazy: lazyPage(() => import('./UsersTab.tsx'), 'UsersTab', 'team', 'auth'),
    },
  ],
};
