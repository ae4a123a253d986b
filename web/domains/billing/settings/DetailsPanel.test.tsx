import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { graphql } from 'relay-runtime';
import { answerMutation } from '../../../testing/answer.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { DetailsPanel } from './DetailsPanel.tsx';
import type { DetailsPanel_account$key } from './__generated__/DetailsPanel_account.graphql.ts';
import type { DetailsPanelTestQuery } from './__generated__/DetailsPanelTestQuery.graphql.ts';
import mutation from './__generated__/useUpdateBillingDetailsMutation.graphql.ts';

const details = {
  fullName: 'Ana Torres',
  companyName: null,
  taxId: null,
  addressLine1: 'Calle Mayor 1',
  addressLine2: null,
  city: 'Madrid',
  state: null,
  postalCode: '28013',
  country: 'ES',
};

function Tab({ account }: { account: DetailsPanel_account$key }) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Details
      </button>
      {isOpen ? <DetailsPanel account={account} /> : null}
    </>
  );
}

const show = (billingDetails: object | null = details) =>
  renderWithRelay<DetailsPanelTestQuery>(
    graphql`
      query DetailsPanelTestQuery @relay_test_operation {
        viewer {
          account {
            ...DetailsPanel_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <Tab account={viewer.account} />,
    { Account: () => ({ id: 'a1', billingDetails }) },
    { path: '/settings/billing?tab=details' },
  );
const street = () => screen.findByRole('textbox', { name: 'Street and number' });

it('shows the saved details when its tab is opened again', async () => {
  const { environment, user, router } = show();
  await user.clear(await street());
  await user.type(await street(), 'Gran Vía 2');
  await user.click(screen.getByRole('button', { name: 'Save billing details' }));
  await answerMutation(environment, mutation, {
    updateBillingDetails: {
      __typename: 'UpdateBillingDetailsPayload',
      account: { id: 'a1', billingDetails: { ...details, addressLine1: 'Gran Vía 2' } },
    },
  });
  expect(await screen.findByText('Billing details saved')).toBeInTheDocument();
  // Nothing is unsaved any more, so another tab opens at once.
  await act(() => router.navigate('/settings/billing?tab=card'));
  expect(router.state.location.search).toBe('?tab=card');
  await user.click(screen.getByRole('button', { name: 'Details' }));
  await user.click(screen.getByRole('button', { name: 'Details' }));
  expect(await street()).toHaveValue('Gran Vía 2');
});

it('asks before another tab takes changes away', async () => {
  const { user, router } = show();
  await user.type(await street(), ' bis');
  await act(() => router.navigate('/settings/billing?tab=card'));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(router.state.location.search).toBe('?tab=details');
  expect(await street()).toHaveValue('Calle Mayor 1 bis');
});

it('offers no empty form for details that could not be loaded', () => {
  show(null);
  expect(screen.getByText('The billing details could not be loaded')).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});
