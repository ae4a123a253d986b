import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { userError } from '../../testing/userError.ts';
import { SupportAccessCard } from './SupportAccessCard.tsx';
import type { SupportAccessCardTestQuery } from './__generated__/SupportAccessCardTestQuery.graphql.ts';

async function show() {
  const view = renderWithRelay<SupportAccessCardTestQuery>(
    graphql`
      query SupportAccessCardTestQuery @relay_test_operation {
        viewer {
          user {
            ...SupportAccessCard_user
          }
        }
      }
    `,
    ({ viewer }) => viewer && <SupportAccessCard user={viewer.user} />,
    { User: () => ({ id: 'u1', isSupportEnabled: false, supportEndsAt: null }) },
  );
  await view.user.click(await screen.findByRole('switch', { name: /support team/ }));
  return view;
}

it('is switched immediately and reports when it is saved', async () => {
  const { environment } = await show();
  expect(screen.getByRole('switch')).toBeChecked();
  expect(screen.queryByText(/^Saved/)).not.toBeInTheDocument();
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: {
        updateUser: {
          __typename: 'UpdateUserPayload',
          user: { id: 'u1', isSupportEnabled: true, supportEndsAt: '2026-11-30T10:00:00.000Z' },
        },
      },
    }),
  );
  const texts = await screen.findAllByText('Saved. Support can access this account.');
  expect(texts.map((one) => one.getAttribute('aria-live'))).toEqual([null, 'polite']);
  expect(screen.getByText(/^It ends by itself on 30 Nov 2026/)).toBeInTheDocument();
  expect(screen.getByRole('switch')).toBeChecked();
});

it('is switched back with a message if it could not be saved', async () => {
  const { environment } = await show();
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: {
        updateUser: userError('RefusedError', { code: 'FORBIDDEN', message: 'Only they can change this.' }),
      },
    }),
  );
  expect(await screen.findByText('Only they can change this.')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('switch')).not.toBeChecked());
});
