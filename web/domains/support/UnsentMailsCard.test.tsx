import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation } from '../../testing/answer.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { UnsentMailsCard } from './UnsentMailsCard.tsx';
import retryMutation from './__generated__/useRetryMailMutation.graphql.ts';
import type { UnsentMailsCardTestQuery } from './__generated__/UnsentMailsCardTestQuery.graphql.ts';

const createdAt = '2026-11-02T10:00:00.000Z';

it('removes a retried e-mail that the filter no longer matches', async () => {
  const { environment, user } = renderWithRelay<UnsentMailsCardTestQuery>(
    graphql`
      query UnsentMailsCardTestQuery @relay_test_operation {
        viewer {
          operator {
            ...UnsentMailsCard_operator @arguments(status: FAILED)
          }
        }
      }
    `,
    ({ viewer }) => viewer?.operator && <UnsentMailsCard operator={viewer.operator} />,
    {
      UnsentMails: () => ({
        totalCount: 1,
        items: [
          { mailId: 'm1', status: 'FAILED', recipient: 'ana@example.com', nextAttemptAt: null, createdAt },
        ],
      }),
    },
    { path: '/operator?status=FAILED' },
  );
  const row = await screen.findByRole('row', { name: /ana@example.com/ });
  await user.click(within(row).getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({ status: 'FAILED' });
  await answerMutation(environment, retryMutation, {
    retryMail: {
      __typename: 'RetryMailPayload',
      viewer: { operator: { unsentMails: { totalCount: 0, items: [] } } },
    },
  });
  expect(await screen.findByText('No email has this status')).toBeInTheDocument();
});
