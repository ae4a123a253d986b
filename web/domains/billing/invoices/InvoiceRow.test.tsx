import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { serverMessage } from '../../../testing/serverMessage.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { Table } from '../../../ui/layout/Table.tsx';
import { InvoiceRow } from './InvoiceRow.tsx';
import type { InvoiceRowTestQuery } from './__generated__/InvoiceRowTestQuery.graphql.ts';

afterEach(() => vi.unstubAllGlobals());

async function download(response: Response) {
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => response),
  );
  const { user } = renderWithRelay<InvoiceRowTestQuery>(
    graphql`
      query InvoiceRowTestQuery @relay_test_operation {
        viewer {
          account {
            invoices(first: 1) {
              edges {
                node {
                  ...InvoiceRow_invoice
                }
              }
            }
          }
        }
      }
    `,
    ({ viewer }) => (
      <Table caption="Invoices" columns={[]}>
        {viewer?.account.invoices?.edges.map(({ node }) => (
          <InvoiceRow key="i1" invoice={node} />
        ))}
      </Table>
    ),
    {
      Invoice: () => ({ uuid: 'u1', number: '2026-1', issuedAt: '2026-11-01T10:00:00.000Z', status: 'PAID' }),
    },
  );
  const button = await screen.findByRole('button', { name: /2026-1/ });
  await user.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  expect(fetch).toHaveBeenCalledWith('/download/invoices/u1', expect.objectContaining({ method: 'POST' }));
}

it('shows why an invoice could not be downloaded', async () => {
  const detail = serverMessage('Try again in a minute.');
  await download(new Response(JSON.stringify({ errors: [{ extensions: { detail } }] }), { status: 503 }));
  expect(await screen.findByText('Try again in a minute.')).toBeVisible();
});

it('shows only the sign-in dialog when the session has expired', async () => {
  const error = vi.spyOn(toast, 'error');
  await download(new Response(null, { status: 401 }));
  expect(error).not.toHaveBeenCalled();
});
