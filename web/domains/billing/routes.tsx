import { ArrowUpCircle, CreditCard } from 'lucide-react';
import { loadPage } from '../../relay/loadPage.ts';
import { lazyPage } from '../../shell/lazyPage.tsx';
import { unlessOnlySearchChanged } from '../../shell/revalidation.ts';
import type { NounRoutes } from '../../shell/routes.ts';
import { monthOf } from './costs/costSeries.ts';
import { pageSizeIn } from './invoices/pageSize.ts';
import { tabIn } from './settings/billingTab.ts';
import billing from './settings/__generated__/BillingTabQuery$parameters.ts';
import upgrade from './__generated__/UpgradePageQuery$parameters.ts';
import query from './__generated__/PlanPageQuery$parameters.ts';

/** Plan selection; it uses the width of the sign-in layout's slogan. */
export const billingRoutes: NounRoutes = {
  settings: [
    {
      path: 'billing',
      handle: { title: 'billing:settings.title', isTab: true, icon: CreditCard },
      loader: ({ request }) => {
        const params = new URL(request.url).searchParams;
        const tab = tabIn(params);
        const shown = {
          isPlan: tab === 'plan',
          isDetails: tab === 'details',
          isInvoices: tab === 'invoices',
          isCosts: tab === 'costs',
          month: params.get('month') === 'previous' ? monthOf(new Date().toISOString(), -1) : null,
        };
        return loadPage(billing, { ...shown, count: pageSizeIn(params) }, request.signal);
      },
      lazy: lazyPage(() => import('./settings/BillingTab.tsx'), 'BillingTab', 'billing'),
    },
    {
      path: 'upgrade',
      handle: { title: 'billing:settings.upgrade.page', isTab: true, icon: ArrowUpCircle },
      loader: ({ request }) => loadPage(upgrade, {}, request.signal),
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./UpgradePage.tsx'), 'UpgradePage', 'billing'),
    },
  ],
  onboarding: [
    {
      path: 'signup/plan',
      handle: { title: 'billing:page.title' },
      loader: ({ request }) => loadPage(query, {}, request.signal),
      // A changed selection in the address does not reload the plans.
      shouldRevalidate: unlessOnlySearchChanged,
      lazy: lazyPage(() => import('./PlanPage.tsx'), 'PlanPage', 'billing'),
    },
  ],
};
