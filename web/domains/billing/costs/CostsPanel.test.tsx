import { screen, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { CostsPanel } from './CostsPanel.tsx';
import type { CostsPanelTestQuery } from './__generated__/CostsPanelTestQuery.graphql.ts';

const money = (amount: string) => ({ amount });

const render = (costs: object | null) =>
  renderWithRelay<CostsPanelTestQuery>(
    graphql`
      query CostsPanelTestQuery @relay_test_operation {
        viewer {
          account {
            ...CostsPanel_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <CostsPanel account={viewer.account} />,
    { Account: () => ({ costs }) },
  );

it('shows the sums and the hours of each cluster', async () => {
  render({
    month: '2026-03',
    total: money('25.50'),
    previousTotal: money('80.00'),
    clusters: [
      {
        name: 'production',
        cluster: { uuid: 'c1' },
        total: money('25.50'),
        monthlyEstimate: money('60.00'),
        controlPlaneHours: 240,
        workerHours: [{ instanceTypeName: 'cx23', hours: 480.5 }],
        days: [{ day: '2026-03-01', cost: money('2.00') }],
      },
      {
        name: 'gone',
        cluster: null,
        total: money('0.00'),
        monthlyEstimate: money('0.00'),
        controlPlaneHours: 1,
        workerHours: [],
        days: [],
      },
    ],
  });
  const row = await screen.findByRole('row', { name: /production/ });
  expect(within(row).getByRole('link', { name: 'production' })).toHaveAttribute(
    'href',
    '/clusters/c1/overview',
  );
  expect(row).toHaveTextContent('cx23: 480.5');
  expect(screen.getByRole('row', { name: /gone \(deleted\)/ })).toBeInTheDocument();
  expect(screen.getByText('€80.00')).toBeInTheDocument();
});

it.each([
  [null, 'The costs could not be loaded'],
  [
    { month: '2026-03', total: money('0.00'), previousTotal: null, clusters: [] },
    'No servers in this month.',
  ],
])('says when there is nothing to show: %#', async (costs, text) => {
  render(costs);
  expect(await screen.findByText(text)).toBeInTheDocument();
});
