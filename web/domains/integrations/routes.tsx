import { Cloud, GitBranch } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import hetznerQuery from './__generated__/HetznerTabQuery$parameters.ts';
import githubQuery from './github/__generated__/GithubTabQuery$parameters.ts';

/** Integrations → Hetzner and GitHub. */
export const integrationsRoutes: NounRoutes = {
  integrations: [
    {
      path: 'hetzner',
      handle: { title: 'integrations:hetzner.title', isTab: true, icon: Cloud },
      loader: ({ request }) => loadPage(hetznerQuery, {}, request.signal),
      lazy: lazyPage(() => import('./HetznerTab.tsx'), 'HetznerTab', 'integrations'),
    },
    {
      path: 'github',
      handle: { title: 'integrations:github.title', isTab: true, icon: GitBranch },
      loader: ({ request }) => loadPage(githubQuery, {}, request.signal),
      // GitHub's parameters are removed from the address; that must not reload the data.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./github/GithubTab.tsx'), 'GithubTab', 'integrations'),
    },
  ],
};
