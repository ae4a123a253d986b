import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { PlanOffer } from './PlanOffer.tsx';
import type { PlanOfferTestQuery } from './__generated__/PlanOfferTestQuery.graphql.ts';

/** Confirms the upgrade, and answers it with this outcome. */
async function upgrade(outcome: object) {
  const { environment, user } = renderWithRelay<PlanOfferTestQuery>(
    graphql`
      query PlanOfferTestQuery @relay_test_operation {
        plans {
          ...PlanOffer_plan
        }
        viewer {
          account {
            subscription {
              ...PlanOffer_subscription
            }
          }
        }
      }
    `,
    ({ plans, viewer }) =>
      plans?.[0] && viewer?.account.subscription ? (
        <PlanOffer plan={plans[0]} subscription={viewer.account.subscription} tier="PRO" interval="MONTHLY" />
      ) : null,
    {
      Plan: () => ({ name: 'Pro', isCurrent: false, viewerCan: { subscribe: { code: null } } }),
      AccountSubscription: () => ({
        interval: 'MONTHLY',
        scheduledDowngrade: null,
        viewerCan: { upgrade: { allowed: true } },
      }),
    },
  );
  await user.click(screen.getByRole('button', { name: 'Upgrade to Pro' }));
  await user.click(await screen.findByRole('button', { name: 'Upgrade' }));
  const sent = () => environment.mock.getAllOperations().find((one) => 'input' in sentBy(one));
  await waitFor(() => expect(sent()).toBeDefined());
  const subscribeToPlan = {
    __typename: 'SubscribeToPlanPayload',
    redirectUrl: null,
    transactionId: null,
    clientToken: null,
    viewer: null,
    ...outcome,
  };
  await act(async () => environment.mock.resolve(sent()!, { data: { subscribeToPlan } }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
}

it("continues on the payment provider's page without reporting an upgrade", async () => {
  // jsdom can navigate within a page only.
  const success = vi.spyOn(toast, 'success');
  await upgrade({ outcome: 'REDIRECT', redirectUrl: '#checkout' });
  expect(window.location.hash).toBe('#checkout');
  expect(success).not.toHaveBeenCalled();
});

it('reports that payments are not ready', async () => {
  await upgrade({ outcome: 'OVERLAY', transactionId: 't1' });
  expect(await screen.findByText(/Payment system is not ready/)).toBeInTheDocument();
  expect(screen.queryByText('Your plan is now Pro.')).not.toBeInTheDocument();
});
