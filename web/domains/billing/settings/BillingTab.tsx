import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData, useNavigate, useSearchParams } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { MissingData } from '../../../shell/MissingData.tsx';
import { paths } from '../../../shell/paths.ts';
import { checkSession } from '../../../shell/session/checkSession.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Stack } from '../../../ui/layout/primitives.ts';
import { RouteTabs } from '../../../ui/layout/RouteTabs.tsx';
import { CheckoutOutcome, outcomeIn, type CheckoutOutcomeCode } from '../CheckoutOutcome.tsx';
import { CostsPanel } from '../costs/CostsPanel.tsx';
import { takePendingExtra } from '../extra-clusters/pendingExtra.ts';
import { InvoicesPanel } from '../invoices/InvoicesPanel.tsx';
import { forgetPurchase } from '../purchaseDraft.ts';
import { takeWayBack } from '../wayBack.ts';
import { BILLING_TABS, tabIn } from './billingTab.ts';
import { CardPanel } from './CardPanel.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import { OwnersOnly } from './OwnersOnly.tsx';
import { PlanPanel } from './PlanPanel.tsx';
import type { BillingTabQuery } from './__generated__/BillingTabQuery.graphql.ts';

/** After a payment: the session learns the new plan, and the action that was refused can be tried again. */
function usePaid(outcome: CheckoutOutcomeCode | undefined): void {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  useEffect(() => {
    if (outcome === undefined) return;
    const isExtra = takePendingExtra();
    if (outcome !== 'success') return;
    forgetPurchase();
    toast.success({ title: t(isExtra ? 'extra.added' : 'settings.paid') });
    void checkSession();
    void navigate(takeWayBack() ?? paths.settings('billing'), { replace: true });
  }, [outcome, navigate, t]);
}

/** Settings → billing: plan, details, card, invoices and the costs of servers. */
export function BillingTab() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { viewer, plans } = useOwnedQuery<BillingTabQuery>(
    graphql`
      query BillingTabQuery(
        $isPlan: Boolean!
        $isDetails: Boolean!
        $isInvoices: Boolean!
        $isCosts: Boolean!
        $count: Int!
        $month: String
      ) @preloadable {
        plans @include(if: $isPlan) {
          ...PlanPanel_plans
        }
        viewer {
          account {
            ...OwnersOnly_account
            ...PlanPanel_account @include(if: $isPlan) @alias(as: "plan")
            ...DetailsPanel_account @include(if: $isDetails) @alias(as: "details")
            ...CardPanel_account
            ...InvoicesPanel_account
              @arguments(count: $count)
              @include(if: $isInvoices)
              @alias(as: "invoices")
            ...CostsPanel_account @arguments(month: $month) @include(if: $isCosts) @alias(as: "costs")
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<BillingTabQuery>>(),
  );
  const outcome = outcomeIn(params);
  usePaid(outcome);
  const account = viewer?.account;
  if (!account) return null;
  const tab = tabIn(params);
  const pathOf = (name: string) => `${paths.settings('billing')}${name === 'plan' ? '' : `?tab=${name}`}`;
  return (
    <OwnersOnly account={account}>
      <Stack gap="6">
        <RouteTabs
          label={t('settings.title')}
          tabs={BILLING_TABS.map((name) => ({ to: pathOf(name), label: t(`settings.tabs.${name}`) }))}
          current={pathOf(tab)}
          onNavigate={(to) => void navigate(to)}
        />
        {outcome && outcome !== 'success' ? <CheckoutOutcome outcome={outcome} /> : null}
        {tab === 'plan' && account.plan && plans ? <PlanPanel account={account.plan} plans={plans} /> : null}
        {tab === 'plan' && !plans ? <MissingData title={t('page.noPlans')} /> : null}
        {tab === 'details' && account.details ? <DetailsPanel account={account.details} /> : null}
        {tab === 'card' ? <CardPanel account={account} /> : null}
        {tab === 'costs' && account.costs ? <CostsPanel account={account.costs} /> : null}
        {tab === 'invoices' && account.invoices ? <InvoicesPanel account={account.invoices} /> : null}
      </Stack>
    </OwnersOnly>
  );
}
