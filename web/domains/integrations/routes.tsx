import { Cloud, GitBranch } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import type { GithubTabQuery } from './github/__generated__/GithubTabQuery.graphql.ts';
import type { HetznerTabQuery } from './__generated__/HetznerTabQuery.graphql.ts';

const hetznerQuery = () => import('./__generated__/HetznerTabQuery.graphql.ts');
const githubQuery = () => import('./github/__generated__/GithubTabQuery.graphql.ts');

/** Integrations → Hetzner and GitHub. */
export const integrationsRoutes: NounRoutes = {
  integrations: [
    {
      path: 'hetzner',
      handle: { title: 'integrations:hetzner.title', isTab: true, icon: Cloud },
      loader: ({ request }) => loadPage<HetznerTabQuery>(hetznerQuery, {}, request.signal),
      lazy: lazyPage(() => import('./HetznerTab.tsx'), 'HetznerTab', 'integrations'),
    },
    {
      path: 'github',
      handle: { title: 'integrations:github.title', isTab: true, icon: GitBranch },
      loader: ({ request }) => loadPage<GithubTabQuery>(githubQuery, {}, request.signal),
      // GitHub's parameters are removed from the address; that must not reload the data.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search && defaultShouldRevalidate,
      lazy: lazyPage(() => import('./github/GithubTab.tsx'), 'GithubTab', 'integrations'),
    },
  ],
};
