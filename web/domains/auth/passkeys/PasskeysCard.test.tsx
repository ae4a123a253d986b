import { screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { PasskeysCard } from './PasskeysCard.tsx';
import removeMutation from './__generated__/useRemovePasskeyMutation.graphql.ts';
import type { PasskeysCardTestQuery } from './__generated__/PasskeysCardTestQuery.graphql.ts';

const laptop = {
  id: 'p1',
  name: 'Work laptop',
  isSynced: false,
  createdAt: '2026-11-01T10:00:00.000Z',
  lastUsedAt: null,
};

async function show({
  passkeys = [laptop],
  isOffered = true,
}: { passkeys?: object[]; isOffered?: boolean } = {}) {
  const view = renderWithRelay<PasskeysCardTestQuery>(
    graphql`
      query PasskeysCardTestQuery @relay_test_operation {
        viewer {
          user {
            ...PasskeysCard_user
          }
        }
      }
    `,
    ({ viewer }) => viewer && <PasskeysCard user={viewer.user} isOffered={isOffered} />,
    { User: () => ({ id: 'u1', hasPassword: true, hasTwoFactor: false, passkeys }) },
  );
  await screen.findByRole('heading', { level: 2 });
  return view;
}

// The browser's interface for passkeys is missing in jsdom.
beforeEach(() => vi.stubGlobal('PublicKeyCredential', class {}));
afterEach(() => vi.unstubAllGlobals());

it('lists passkeys with when they were used', async () => {
  await show();
  expect(screen.getByRole('row', { name: /Work laptop/ })).toHaveTextContent('Never');
});

it('explains passkeys while there are none', async () => {
  await show({ passkeys: [] });
  expect(screen.getByText('Sign in without a password')).toBeInTheDocument();
});

it.each([
  [false, true, /Passkeys need the console at a domain with https/],
  [true, false, /This browser has no passkeys/],
])(
  'offers no new one: allowed by the address %s, by the browser %s',
  async (isOffered, hasBrowser, reason) => {
    if (!hasBrowser) vi.unstubAllGlobals();
    await show({ isOffered });
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveAccessibleDescription(reason);
  },
);

it('removes one after the password', async () => {
  const { user, environment } = await show();
  await user.click(screen.getByRole('button', { name: 'Remove Work laptop' }));
  await findConfirmDialog(undefined, 'dialog');
  await user.type(screen.getByLabelText(/^Current password/), 'Kubedeck-2026!');
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.node).toBe(removeMutation));
  expect(sentBy(environment.mock.getMostRecentOperation()).input).toMatchObject({
    id: 'p1',
    currentPassword: 'Kubedeck-2026!',
  });
});
