import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { startSession } from '../../shell/session/sessionStore.ts';
import type { Role } from '../../shell/session/storedUser.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { storedUser } from '../../testing/storedUser.ts';
import { userError } from '../../testing/userError.ts';
import { SupportAccessCard } from './SupportAccessCard.tsx';
import type { SupportAccessCardTestQuery } from './__generated__/SupportAccessCardTestQuery.graphql.ts';

async function show(role: Role = 'OWNER', supportAccess: object | null = null) {
  startSession(storedUser({ role }));
  const view = renderWithRelay<SupportAccessCardTestQuery>(
    graphql`
      query SupportAccessCardTestQuery @relay_test_operation {
        viewer {
          user {
            ...SupportAccessCard_user
          }
          account {
            ...SupportAccessCard_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <SupportAccessCard user={viewer.user} account={viewer.account} />,
    {
      User: () => ({ id: 'u1', isSupportEnabled: false, supportEndsAt: null }),
      Account: () => ({ supportAccess }),
    },
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

it.each([
  [null, "The owner does not let the support team open this team's account."],
  [{ isOpen: true }, "The owner lets the support team open this team's account."],
])(
  'offers others than the owner their own sign-in, and shows what the owner decided: %o',
  async (access, text) => {
    await show('ADMIN', access);
    expect(screen.getByRole('switch', { name: 'Let the support team sign in as you' })).toBeChecked();
    expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.queryByText(/can open this account/)).not.toBeInTheDocument();
  },
);
