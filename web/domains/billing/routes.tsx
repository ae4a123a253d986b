import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import type { PlanPageQuery } from './__generated__/PlanPageQuery.graphql.ts';

const query = () => import('./__generated__/PlanPageQuery.graphql.ts');

/** Plan choice; it needs the width that the sign-in frame gives to its slogan. */
export const billingRoutes: NounRoutes = {
  onboarding: [
    {
      path: 'signup/plan',
      handle: { title: 'billing:page.title' },
      loader: ({ request }) => loadPage<PlanPageQuery>(query, {}, request.signal),
      // A change of the choice in the address needs no new list of plans.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      lazy: lazyPage(() => import('./PlanPage.tsx'), 'PlanPage', 'billing'),
    },
  ],
};
