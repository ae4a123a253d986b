import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import type { MockResolvers } from 'relay-test-utils';
import { GraphQLErrors, type FailureCode } from '../../../relay/errors.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { CardPanel } from './CardPanel.tsx';
import type { CardPanelTestQuery } from './__generated__/CardPanelTestQuery.graphql.ts';
import portal from './__generated__/useOpenCustomerPortalMutation.graphql.ts';

const query = graphql`
  query CardPanelTestQuery @relay_test_operation {
    viewer {
      account {
        ...CardPanel_account
      }
    }
  }
`;

const card = { brand: 'visa', last4: '4242', expiryMonth: 12, expiryYear: 2099 };
const show = (resolvers: MockResolvers = {}) =>
  renderWithRelay<CardPanelTestQuery>(
    query,
    ({ viewer }) => (viewer ? <CardPanel account={viewer.account} /> : null),
    { PaymentCard: () => card, ...resolvers },
  );

it('does not take a subscription that could not be loaded for one without a card', () => {
  show({ Account: () => ({ subscription: null }) });
  expect(screen.getByText('Your subscription could not be loaded')).toBeInTheDocument();
  expect(screen.queryByText('No card yet')).not.toBeInTheDocument();
});

it.each<[FailureCode, string]>([
  // The answer has no address.
  ['UPSTREAM_INVALID', 'Unable to open customer portal. Please try again.'],
  ['UPSTREAM_UNAVAILABLE', 'Failed to open customer portal. Please try again.'],
])('says that the customer portal failed with %s', async (code, text) => {
  const { user, environment } = show();
  expect(screen.getByText('visa •••• 4242')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Update card' }));
  await waitFor(() => environment.mock.findOperation(({ request }) => request.node === portal));
  act(() => environment.mock.rejectMostRecentOperation(new GraphQLErrors('down', code, 502)));
  expect(await screen.findByText(text)).toBeInTheDocument();
});
