import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { keepWayBack } from '../wayBack.ts';
import { PlanPanel } from './PlanPanel.tsx';
import type { PlanPanelTestQuery } from './__generated__/PlanPanelTestQuery.graphql.ts';

const query = graphql`
  query PlanPanelTestQuery @relay_test_operation {
    plans {
      ...PlanPanel_plans
    }
    viewer {
      account {
        ...PlanPanel_account
      }
    }
  }
`;

const plan = (tier: string, name: string, monthly: number, isCurrent = false) => ({
  id: tier,
  tier,
  name,
  isCurrent,
  isPopular: tier === 'PRO',
  monthlyPrice: { amount: monthly.toFixed(2) },
  yearlyPrice: { amount: (monthly * 10).toFixed(2) },
  viewerCan: { subscribe: { code: tier === 'FREE' ? 'DOWNGRADE_UNAVAILABLE' : null } },
});
const plans = [plan('FREE', 'Free', 0), plan('STANDARD', 'Standard', 40, true), plan('PRO', 'Pro', 90)];
const can = { allowed: true, code: null, detail: null };
const cannot = { allowed: false, code: 'NOTHING_SCHEDULED', detail: null };
const running = {
  tier: 'STANDARD',
  status: 'ACTIVE',
  interval: 'MONTHLY',
  renewsAt: '2026-12-20T10:00:00Z',
  endsAt: null,
  scheduledDowngrade: null,
  viewerCan: { upgrade: can, downgrade: can, changeInterval: can, cancel: can, resume: cannot },
};
const extra = {
  baseMaxClusters: 2,
  extraClusters: 1,
  totalMaxClusters: 3,
  activeClusters: 2,
  monthlyPrice: { amount: '25.00' },
  yearlyPrice: { amount: '200.00' },
  purchases: [],
};

const show = (subscription: Record<string, unknown> = {}, account: Record<string, unknown> = {}) =>
  renderWithRelay<PlanPanelTestQuery>(
    query,
    ({ plans: list, viewer }) =>
      list && viewer ? <PlanPanel plans={list} account={viewer.account} /> : null,
    {
      Query: () => ({ plans }),
      Account: () => account,
      AccountSubscription: () => ({ ...running, ...subscription }),
      ExtraClusters: () => extra,
    },
  );

it('offers an upgrade, a downgrade and a cancellation, and sends what is confirmed', async () => {
  const { user, environment } = show();
  expect(screen.getByText('Active')).toBeInTheDocument();
  expect(within(screen.getByRole('region', { name: 'Pro' })).getByText(/most popular/i)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Upgrade to Pro' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel subscription' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Downgrade to Free' }));
  await user.click(screen.getByRole('button', { name: 'Downgrade' }));
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(sentBy)).toEqual([{ input: { tier: 'FREE' } }]),
  );
});

it('shows a scheduled downgrade with a way to cancel it, and hides the other changes', () => {
  show({
    scheduledDowngrade: { __typename: 'ScheduledDowngrade', tier: 'FREE', startsAt: '2026-12-20T10:00:00Z' },
    endsAt: '2026-12-20T10:00:00Z',
    viewerCan: { ...running.viewerCan, resume: can },
  });
  expect(screen.getByText('Scheduled change')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cancel downgrade' })).toBeInTheDocument();
  for (const name of ['Upgrade to Pro', 'Downgrade to Free', 'Cancel subscription'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

it('offers to try again if the subscription could not be loaded', () => {
  show({}, { subscription: null });
  expect(screen.getByText('Your subscription could not be loaded')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

it('computes the total of extra clusters', async () => {
  const { user } = show();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Number of extra clusters' }), '3');
  // 40 of the plan, and 25 for each of the four.
  expect(screen.getByText(/€75 per month\. .* €140 per month/)).toBeInTheDocument();
  expect(screen.getByText('Save €100/year')).toBeInTheDocument();
});

it('returns to the page of the refused action after an upgrade', async () => {
  keepWayBack('/settings/users');
  const { user, environment, router } = show();
  await user.click(screen.getByRole('button', { name: 'Upgrade to Pro' }));
  await user.click(await screen.findByRole('button', { name: 'Upgrade' }));
  await waitFor(() =>
    expect(environment.mock.getAllOperations().map(sentBy)).toContainEqual({
      input: { tier: 'PRO', interval: 'MONTHLY' },
    }),
  );
  const [sent] = environment.mock.getAllOperations().filter((one) => 'input' in sentBy(one));
  const subscribeToPlan = {
    __typename: 'SubscribeToPlanPayload',
    outcome: 'COMPLETED',
    redirectUrl: null,
    transactionId: null,
    clientToken: null,
    viewer: null,
  };
  if (sent) act(() => environment.mock.resolve(sent, { data: { subscribeToPlan } }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/settings/users'));
});
