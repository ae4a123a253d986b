import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import query from './__generated__/WelcomePageQuery$parameters.ts';

/** The first-run tour. */
export const onboardingRoutes: NounRoutes = {
  onboarding: [
    {
      path: 'welcome',
      handle: { title: 'onboarding:page.title' },
      loader: ({ request }) => loadPage(query, {}, request.signal),
      // Changing the page changes the address only.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./WelcomePage.tsx'), 'WelcomePage', 'onboarding', 'integrations'),
    },
  ],
};
