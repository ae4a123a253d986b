import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import type { NounRoutes } from '../../shell/routes.ts';
import type { PlanPageQuery } from './__generated__/PlanPageQuery.graphql.ts';

const query = () => import('./__generated__/PlanPageQuery.graphql.ts');

/** Plan selection; it uses the width of the sign-in layout's slogan. */
export const billingRoutes: NounRoutes = {
  onboarding: [
    {
      path: 'signup/plan',
      handle: { title: 'billing:page.title' },
      loader: ({ request }) => loadPage<PlanPageQuery>(query, {}, request.signal),
      // A changed selection in the address does not reload the plans.
      shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
      lazy: lazyPage(() => import('./PlanPage.tsx'), 'PlanPage', 'billing'),
    },
  ],
};
