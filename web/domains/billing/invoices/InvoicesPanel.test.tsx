import { act, screen } from '@testing-library/react';
import { fetchQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { InvoicesPanel } from './InvoicesPanel.tsx';
import type { InvoicesPanelTestQuery } from './__generated__/InvoicesPanelTestQuery.graphql.ts';

const query = graphql`
  query InvoicesPanelTestQuery @relay_test_operation {
    viewer {
      account {
        ...InvoicesPanel_account
      }
    }
  }
`;

const resolvers = (from: number, count: number) => {
  const account = {
    id: 'a1',
    invoices: {
      totalCount: 60,
      edges: Array.from({ length: count }, (_, index) => ({
        cursor: `c${from + index}`,
        node: {
          id: `i${from + index}`,
          number: `2026-${from + index}`,
          issuedAt: '2026-11-01T10:00:00.000Z',
          product: null,
          status: 'PAID',
        },
      })),
      pageInfo: { hasNextPage: true, endCursor: `c${from + count - 1}` },
    },
  };
  return { Account: () => account, Node: () => ({ __typename: 'Account', ...account }) };
};

it('keeps the loaded invoices when the page is loaded again', async () => {
  const { environment } = renderWithRelay<InvoicesPanelTestQuery>(
    query,
    ({ viewer }) => viewer && <InvoicesPanel account={viewer.account} />,
    resolvers(1, 30),
  );
  expect(await screen.findByText('30 of 60 invoices')).toBeVisible();
  const answer = (from: number, count: number) =>
    act(async () =>
      environment.mock.resolveMostRecentOperation((operation) =>
        MockPayloadGenerator.generate(operation, resolvers(from, count)),
      ),
    );
  fetchQuery(environment, query, {}).subscribe({});
  await answer(1, 10);
  expect(screen.getByText('30 of 60 invoices')).toBeVisible();
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ count: 20 });
  await answer(11, 20);
  expect(screen.getByText('30 of 60 invoices')).toBeVisible();
  expect(screen.getByText('2026-30')).toBeVisible();
});
