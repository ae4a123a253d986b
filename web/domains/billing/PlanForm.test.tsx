import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { sentBy } from '../../testing/sentBy.ts';
import { startingDetails } from './billingDetails.ts';
import { PlanForm } from './PlanForm.tsx';
import { forgetPurchase, keepPurchase } from './purchaseDraft.ts';
import type { PlanFormTestQuery } from './__generated__/PlanFormTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const query = graphql`
  query PlanFormTestQuery @relay_test_operation {
    plans {
      ...PlanForm_plan
    }
    viewer {
      account {
        ...PlanForm_account
      }
    }
  }
`;

const plan = (tier: string, name: string, monthly: number) => ({
  id: tier,
  tier,
  name,
  isPopular: tier === 'STANDARD',
  isCurrent: false,
  trialDays: 0,
  viewerCan: { subscribe: { allowed: true, code: null } },
  monthlyPrice: { amount: monthly.toFixed(2) },
  yearlyPrice: { amount: (monthly * 10).toFixed(2) },
  yearlySaving: { amount: (monthly * 2).toFixed(2) },
  featureDetails: [
    monthly === 0
      ? serverMessage('No archived or extra clusters', 'FEATURE_NO_MORE_CLUSTERS')
      : serverMessage('Extra clusters at €25 per month each', 'FEATURE_EXTRA_CLUSTERS', { price: 25 }),
  ],
});
const plans = [plan('FREE', 'Free', 0), plan('STANDARD', 'Standard', 40), plan('PRO', 'Pro', 90)];

/** Nothing is stored. */
const noDetails = {
  fullName: null,
  companyName: null,
  taxId: null,
  addressLine1: null,
  addressLine2: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
};

const at = (path = '/signup/plan', sold = plans, billingDetails: object | null = noDetails) =>
  renderWithRelay<PlanFormTestQuery>(
    query,
    ({ plans: list, viewer }) =>
      list && viewer ? (
        <PlanForm plans={list} account={viewer.account} user={{ name: 'Ana', accountId: 'a1' }} />
      ) : null,
    { Query: () => ({ plans: sold }), Account: () => ({ billingDetails }) },
    { path },
  );
afterEach(forgetPurchase);

const sent = (environment: ReturnType<typeof at>['environment']) =>
  environment.mock.getAllOperations().map(sentBy);

/** Replaces the billing details in the store; null as if they could not be loaded. */
const storeCity = (environment: ReturnType<typeof at>['environment'], city: string | null) =>
  act(() =>
    environment.commitUpdate((store) => {
      const account = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('account');
      if (city === null) return account?.setValue(null, 'billingDetails');
      const details = store.create('details', 'BillingDetails');
      for (const [field, value] of Object.entries({ ...noDetails, city })) details.setValue(value, field);
      return account?.setLinkedRecord(details, 'billingDetails');
    }),
  );

it('starts on the free plan with one click and without a form', async () => {
  const { user, environment } = at();
  expect(screen.getByRole('radio', { name: /Free/ })).toBeChecked();
  expect(screen.queryByLabelText(/Country/)).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Start for free' }));
  await waitFor(() => expect(sent(environment)).toEqual([{ input: { tier: 'FREE', interval: 'MONTHLY' } }]));
});

it('preselects the current plan, and shows why a smaller one is not possible', () => {
  const refused = {
    allowed: false,
    code: 'DOWNGRADE_UNAVAILABLE',
    detail: serverMessage('', 'DOWNGRADE_UNAVAILABLE'),
  };
  const [free, standard, pro] = plans;
  at('/signup/plan', [
    { ...free, viewerCan: { subscribe: refused } },
    { ...standard, isCurrent: true },
    pro,
  ] as typeof plans);
  expect(screen.getByRole('radio', { name: /Standard/ })).toBeChecked();
  expect(screen.getByRole('radio', { name: /Free/ })).toBeDisabled();
  expect(screen.getByText(/smaller plan starts at the end of the billing period/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /Pro/ })).toBeEnabled();
});

it('shows the savings of a year on each card', async () => {
  const { user } = at();
  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(screen.getByText('You save €80 a year')).toBeInTheDocument();
  expect(screen.getByText('You save €180 a year')).toBeInTheDocument();
  expect(screen.getByText('2 months free')).toBeInTheDocument();
});

it('starts with a trial: nothing is due today, and yearly billing has none', async () => {
  const { user, router } = at(
    '/signup/plan?plan=standard',
    plans.map((one) => ({ ...one, trialDays: one.tier === 'FREE' ? 0 : 14 })),
  );
  expect(screen.getAllByText('Try it for 14 days for free')).toHaveLength(2);
  await user.click(screen.getByRole('checkbox', { name: 'Start with 14 free days' }));
  expect(router.state.location.search).toBe('?plan=standard&interval=monthly&trial=1');
  expect(screen.getByText('€0.00')).toBeInTheDocument();
  expect(screen.getByText(/card is charged €40.00/)).toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Yearly' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('gives up the trial of a purchase that was not finished', async () => {
  const billingDetails = startingDetails(null, { fullName: 'Ana', country: 'ES' });
  keepPurchase('a1', { tier: 'STANDARD', interval: 'MONTHLY', isTrial: true, billingDetails });
  const { user } = at(
    '/signup/plan',
    plans.map((one) => ({ ...one, trialDays: 14 })),
  );
  const trial = screen.getByRole('checkbox', { name: 'Start with 14 free days' });
  expect(trial).toBeChecked();
  await user.click(trial);
  expect(trial).not.toBeChecked();
});

it('keeps what is typed into a purchase that was not finished when the stored details arrive', async () => {
  const billingDetails = startingDetails(null, { fullName: 'Ana', country: 'ES' });
  keepPurchase('a1', { tier: 'STANDARD', interval: 'MONTHLY', billingDetails });
  const { user, environment } = at('/signup/plan', plans, null);
  const field = await screen.findByLabelText(/City/);
  await user.type(field, 'Bilbao');
  storeCity(environment, 'Madrid');
  expect(screen.getByLabelText(/City/)).toBe(field);
  expect(field).toHaveValue('Bilbao');
});

it('asks for no billing details while the stored ones could not be loaded, and starts with them after a retry', async () => {
  const { environment } = at('/signup/plan?plan=pro', plans, null);
  expect(screen.getByText('The billing details could not be loaded')).toBeInTheDocument();
  expect(screen.queryByLabelText(/City/)).not.toBeInTheDocument();
  storeCity(environment, 'Madrid');
  expect(screen.getByLabelText(/City/)).toHaveValue('Madrid');
  // A later failure does not take away what the user types in.
  storeCity(environment, null);
  expect(screen.getByLabelText(/City/)).toHaveValue('Madrid');
});

it('keeps the selection in the address', async () => {
  const { user, router } = at();
  await user.click(screen.getByRole('radio', { name: /Pro/ }));
  expect(router.state.location.search).toBe('?plan=pro&interval=monthly');
});

it('asks for billing details before a paid plan, and keeps them when the plan changes', async () => {
  const { user, environment } = at('/signup/plan?plan=standard');
  await user.type(screen.getByLabelText(/City/), 'Madrid');
  await user.click(screen.getByRole('button', { name: 'Continue to payment' }));
  expect(await screen.findByText('Postal code is required')).toBeInTheDocument();
  expect(sent(environment)).toEqual([]);
  await user.click(screen.getByRole('radio', { name: /Free/ }));
  await user.click(screen.getByRole('radio', { name: /Pro/ }));
  expect(screen.getByLabelText(/City/)).toHaveValue('Madrid');
});

it('starts with the billing details of earlier payments', () => {
  at('/signup/plan?plan=pro', plans, {
    fullName: 'Ana Lovelace',
    city: 'Madrid',
    country: 'ES',
    state: null,
  });
  expect(screen.getByLabelText(/Full name/)).toHaveValue('Ana Lovelace');
  expect(screen.getByLabelText(/City/)).toHaveValue('Madrid');
  expect(screen.getByLabelText(/Country/)).toHaveValue('ES');
});

it('shows what each plan includes, and what the free one leaves out', () => {
  at();
  expect(screen.getByText('No archived or extra clusters')).toBeInTheDocument();
  expect(screen.getAllByText('Extra clusters at €25 per month each')).toHaveLength(2);
});
