import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { loadQuery, RelayEnvironmentProvider } from 'react-relay/hooks';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { MockPayloadGenerator } from 'relay-test-utils';
import type { MockEnvironment } from 'relay-test-utils';
import { RouterLink } from '../../app/RouterLink.tsx';
import { startSession } from '../../shell/session/sessionStore.ts';
import { mockEnvironment } from '../../testing/mockEnvironment.ts';
import { serverMessage } from '../../testing/serverMessage.ts';
import { setupUser } from '../../testing/setupUser.ts';
import { storedUser } from '../../testing/storedUser.ts';
import { UiProvider } from '../../ui/UiProvider.tsx';
import { UpgradePage } from './UpgradePage.tsx';
import query, { type UpgradePageQuery } from './__generated__/UpgradePageQuery.graphql.ts';

const allowed = { allowed: true, code: null, detail: null };
const refused = (code: string, text: string) => ({ allowed: false, code, detail: serverMessage(text, code) });
const plan = (tier: string, name: string, monthly: number, isCurrent: boolean) => ({
  id: tier,
  tier,
  name,
  isCurrent,
  trialDays: 0,
  monthlyPrice: { amount: monthly.toFixed(2) },
  yearlyPrice: { amount: (monthly * 10).toFixed(2) },
  dueNow: tier === 'PRO' ? { amount: '53.40' } : null,
  viewerCan: { subscribe: { ...allowed, code: tier === 'FREE' ? 'DOWNGRADE_UNAVAILABLE' : null } },
});
const plansOf = (current: string) => [
  plan('FREE', 'Free', 0, current === 'FREE'),
  plan('STANDARD', 'Standard', 40, current === 'STANDARD'),
  plan('PRO', 'Pro', 90, current === 'PRO'),
];
const none = refused('SUBSCRIPTION_NONE', 'There is no paid plan.');
const scheduled = refused('CHANGE_SCHEDULED', 'A change is scheduled already. Take it back first.');
const nothing = refused('NOTHING_SCHEDULED', 'There is no scheduled change.');
const free = {
  tier: 'FREE',
  status: 'ACTIVE',
  interval: null,
  endsAt: null,
  scheduledDowngrade: null,
  viewerCan: { upgrade: none, downgrade: none, changeInterval: none, cancel: none, resume: none },
};
const paid = {
  ...free,
  tier: 'STANDARD',
  interval: 'MONTHLY',
  renewsAt: '2026-12-20T10:00:00Z',
  viewerCan: {
    upgrade: allowed,
    downgrade: allowed,
    changeInterval: allowed,
    cancel: allowed,
    resume: nothing,
  },
};

interface Shown {
  readonly subscription?: object | null;
  readonly current?: string;
  readonly manageBilling?: object;
  readonly search?: string;
}

async function show({
  subscription = free,
  current,
  manageBilling = allowed,
  search = '?plan=pro',
}: Shown = {}) {
  startSession(storedUser());
  const environment = mockEnvironment();
  const { tier } = { ...free, ...subscription };
  const answer = () =>
    environment.mock.queueOperationResolver((operation) =>
      MockPayloadGenerator.generate(operation, {
        Query: () => ({ plans: plansOf(current ?? tier) }),
        Account: () => ({ name: 'Acme', billingDetails: {}, subscription }),
        AccountPermissions: () => ({ manageBilling }),
        TeamMemberConnection: () => ({
          nodes: [
            { id: 'm1', name: 'Ana Torres', email: 'ana@example.com', role: 'OWNER', status: 'VERIFIED' },
            { id: 'm2', name: 'Leo Ruiz', email: 'leo@example.com', role: 'ADMIN', status: 'VERIFIED' },
            {
              id: 'm3',
              name: 'Eva Sanz',
              email: 'eva@example.com',
              role: 'OWNER',
              status: 'DISABLED_BY_ADMIN',
            },
          ],
        }),
      }),
    );
  answer();
  // The owners are loaded for those who may not buy, and for nobody else.
  if (manageBilling !== allowed) answer();
  environment.mock.queuePendingOperation(query, {});
  const router = createMemoryRouter(
    [
      {
        path: '/settings/upgrade',
        element: <UpgradePage />,
        hydrateFallbackElement: <p>Loading</p>,
        loader: () => loadQuery<UpgradePageQuery>(environment, query, {}),
      },
      { path: '*', element: <h1>Another page</h1> },
    ],
    { initialEntries: [`/settings/upgrade${search}`] },
  );
  render(
    <RelayEnvironmentProvider environment={environment}>
      <UiProvider Link={RouterLink}>
        <RouterProvider router={router} />
      </UiProvider>
    </RelayEnvironmentProvider>,
  );
  await waitFor(() => expect(screen.queryByText('Loading')).not.toBeInTheDocument());
  return { environment, router, user: setupUser(), answer };
}

/** The names of operations without a response. */
const pendingOf = ({ mock }: MockEnvironment): string[] =>
  mock.getAllOperations().map(({ request }) => request.node.operation.name);

it('offers a checkout with the price of the chosen plan to an owner on the free plan', async () => {
  const { environment } = await show();
  expect(screen.getByRole('radio', { name: /Pro/ })).toBeChecked();
  expect(screen.getByText('€90.00')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
  expect(pendingOf(environment)).not.toContain('OwnersToAskQuery');
});

it('offers no checkout while the subscription of an account with a plan could not be loaded', async () => {
  await show({ subscription: null, current: 'STANDARD' });
  expect(screen.getByText('Your subscription could not be loaded')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
});

it('offers a checkout to an account without a plan', async () => {
  await show({ subscription: null, current: 'none' });
  expect(screen.getByRole('button', { name: 'Continue to payment' })).toBeInTheDocument();
});

it('mentions the refused action only after one', async () => {
  await show({ search: '?plan=pro&next=/clusters/new' });
  expect(screen.getByText(/needs a larger plan or a payment/)).toBeInTheDocument();
  cleanup();
  await show({ search: '?plan=pro' });
  expect(screen.queryByText(/needs a larger plan or a payment/)).not.toBeInTheDocument();
});

it('upgrades a running subscription for the pro-rated amount, without a checkout', async () => {
  const { user, answer } = await show({ subscription: paid });
  expect(screen.queryByRole('button', { name: 'Continue to payment' })).not.toBeInTheDocument();
  answer();
  await user.click(screen.getByRole('button', { name: 'Upgrade to Pro' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Upgrade to Pro?' });
  expect(await within(dialog).findByText('You pay €53.40 now, including VAT.')).toBeInTheDocument();
});

it('shows a scheduled downgrade in place of a checkout, and cancels it', async () => {
  const { user, environment } = await show({
    subscription: {
      ...paid,
      scheduledDowngrade: { tier: 'FREE', startsAt: '2026-12-20T10:00:00Z' },
      viewerCan: { ...paid.viewerCan, upgrade: scheduled, downgrade: scheduled, resume: allowed },
    },
  });
  expect(screen.getByText('The plan changes to Free on 20 Dec 2026.')).toBeInTheDocument();
  expect(
    screen.queryByRole('button', { name: /Continue to payment|Upgrade to Pro/ }),
  ).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Cancel downgrade' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Keep Standard?' });
  await user.click(within(dialog).getByRole('button', { name: 'Cancel downgrade' }));
  await waitFor(() => expect(pendingOf(environment)).toContain('useResumeSubscriptionMutation'));
});

describe('for somebody who may not buy', () => {
  const manageBilling = refused('ROLE_FOR_BILLING', 'You need the owner role to change the plan.');

  it('shows the owners who are not disabled, and neither plans nor a form', async () => {
    await show({ manageBilling });
    expect(await screen.findByText('Ask an owner of Acme:')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'ana@example.com' })).toHaveAttribute(
      'href',
      'mailto:ana@example.com',
    );
    expect(screen.queryByText(/leo@example.com/)).not.toBeInTheDocument();
    expect(screen.queryByText(/eva@example.com/)).not.toBeInTheDocument();
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
    expect(screen.queryByText(/€/)).not.toBeInTheDocument();
  });

  it('leads back to the page of the refused action', async () => {
    const { user, router } = await show({ manageBilling, search: '?plan=pro&next=/clusters/new' });
    await user.click(screen.getByRole('link', { name: 'Go back' }));
    expect(router.state.location.pathname).toBe('/clusters/new');
  });

  it('leads to the dashboard without such a page', async () => {
    await show({ manageBilling });
    expect(screen.getByRole('link', { name: 'Go to dashboard' })).toHaveAttribute('href', '/dashboard');
  });
});
