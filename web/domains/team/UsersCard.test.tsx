import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation } from '../../testing/answer.ts';
import { startSession } from '../../shell/session/sessionStore.ts';
import { findConfirmDialog } from '../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { sentBy } from '../../testing/sentBy.ts';
import { serverMessage } from '../../testing/serverMessage.ts';
import { storedUser } from '../../testing/storedUser.ts';
import { SeatTiles } from './SeatTiles.tsx';
import { UsersCard } from './UsersCard.tsx';
import revokeMutation from './invites/__generated__/useRevokeInviteMutation.graphql.ts';
import inviteMutation from './invites/__generated__/useInviteUserMutation.graphql.ts';
import type { UsersCardTestQuery } from './__generated__/UsersCardTestQuery.graphql.ts';

const full = serverMessage('Your plan allows 3 users.', 'USERS_LIMIT_PLAN', { count: 3, plan: 'Pro' });
const allowed = { allowed: true, detail: null };
const member = (id: string, name: string, changes: object = {}) => ({
  cursor: id,
  node: {
    id,
    name,
    email: `${id}@demo.test`,
    avatarUrl: null,
    role: 'DEVELOPER',
    status: 'VERIFIED',
    joinedAt: '2026-11-01T10:00:00.000Z',
    isViewer: false,
    ...changes,
  },
});

async function show(invite: object = allowed, seats: object = { used: 3, limit: 10 }) {
  const view = renderWithRelay<UsersCardTestQuery>(
    graphql`
      query UsersCardTestQuery @relay_test_operation {
        viewer {
          account {
            ...SeatTiles_account
            ...UsersCard_account
          }
        }
      }
    `,
    ({ viewer }) =>
      viewer && (
        <>
          <SeatTiles account={viewer.account} />
          <UsersCard account={viewer.account} />
        </>
      ),
    {
      ActionState: ({ name }: { name?: string | null }) => (name === 'inviteUser' ? invite : allowed),
      Account: () => ({ memberRoles: ['OWNER', 'ADMIN', 'DEVELOPER', 'VIEWER'] }),
      Seats: () => seats,
      TeamMemberConnection: () => ({
        edges: [
          member('owner', 'Olivia', { role: 'OWNER', isViewer: true }),
          member('dana', 'Dana', { status: 'DISABLED_BY_SYSTEM' }),
        ],
      }),
      InviteConnection: () => ({
        nodes: [{ id: 'i', isExpired: false }],
        edges: [
          {
            cursor: 'i',
            node: {
              id: 'i',
              email: 'iris@example.com',
              role: 'VIEWER',
              sentAt: '2026-11-02T10:00:00.000Z',
              isExpired: false,
            },
          },
        ],
      }),
    },
  );
  await screen.findByRole('heading', { level: 2 });
  return view;
}

it('shows members and invites with role and status, and the free seats', async () => {
  await show();
  expect(screen.getByRole('row', { name: /Olivia.*\(you\).*Owner.*Verified/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /Dana.*Developer.*Disabled/ })).toBeInTheDocument();
  expect(screen.getByRole('row', { name: /iris@example.com.*User.*Invited/ })).toBeInTheDocument();
  expect(screen.getByText('7 of 10 seats available')).toBeInTheDocument();
});

it('offers to enable a disabled user and to leave to the viewer', async () => {
  const { user } = await show();
  await user.click(within(screen.getByRole('row', { name: /Dana/ })).getByRole('button'));
  expect(await screen.findByRole('menuitem', { name: 'Enable' })).toBeInTheDocument();
  await user.keyboard('{Escape}');
  await user.click(within(screen.getByRole('row', { name: /Olivia/ })).getByRole('button'));
  expect(await screen.findByRole('menuitem', { name: 'Leave team' })).toBeInTheDocument();
});

it('invites with the role user unless another is chosen, and never offers the owner', async () => {
  const { environment, user } = await show();
  await user.click(screen.getByRole('button', { name: 'Invite user' }));
  expect(await screen.findByRole('radio', { name: /^User/ })).toBeChecked();
  expect(screen.queryByRole('radio', { name: /Owner/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('textbox', { name: /Email/ }));
  await user.paste('new@example.com, more@example.com');
  await user.click(screen.getByRole('button', { name: 'Send invite' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const sent = sentBy(environment.mock.getMostRecentOperation());
  expect(sent).toMatchObject({ input: { email: 'new@example.com', role: 'VIEWER' } });
  await answerMutation(environment, inviteMutation, {
    inviteUser: {
      __typename: 'PlanLimitError',
      __isUserError: 'PlanLimitError',
      limit: 3,
      current: 3,
      plan: 'PRO',
      detail: full,
    },
  });
  expect(
    await screen.findByText(
      'new@example.com: Your plan allows 3 users. The maximum has been reached. Pro allows more.',
    ),
  ).toBeInTheDocument();
  // Neither address was invited, so both stay in the form.
  expect(screen.getByRole('button', { name: 'Remove new@example.com' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Remove more@example.com' })).toBeInTheDocument();
});

it('removes a withdrawn invite, which the tiles still read', async () => {
  const { environment, user } = await show();
  const row = screen.getByRole('row', { name: /iris@example.com/ });
  await user.click(within(row).getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: 'Withdraw invite' }));
  const dialog = await findConfirmDialog();
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw invite' }));
  await answerMutation(environment, revokeMutation, {
    revokeInvite: { __typename: 'RevokeInvitePayload', deletedEdgeId: 'i' },
  });
  await waitFor(() => expect(screen.queryByText('iris@example.com')).not.toBeInTheDocument());
  expect(screen.getByRole('row', { name: /Olivia/ })).toBeInTheDocument();
});

it.each([
  [true, 'owner-password-2026', 'owner-password-2026'],
  [false, undefined, null],
])('asks for the password before a transfer only if there is one: %s', async (hasPassword, typed, sent) => {
  startSession(storedUser({ hasPassword }));
  const { environment, user } = await show();
  await user.click(within(screen.getByRole('row', { name: /Dana/ })).getByRole('button'));
  await user.click(await screen.findByRole('menuitem', { name: 'Make owner' }));
  const dialog = await screen.findByRole('dialog');
  const submit = within(dialog).getByRole('button', { name: 'Transfer ownership' });
  const field = () => within(dialog).queryByLabelText(/^Your password/);
  expect(field() !== null).toBe(hasPassword);
  if (typed !== undefined) {
    await user.click(submit);
    expect(await within(dialog).findByText('Your password is required')).toBeInTheDocument();
    await user.type(within(dialog).getByLabelText(/^Your password/), typed);
  }
  await user.click(submit);
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  const variables = sentBy(environment.mock.getMostRecentOperation());
  expect(variables).toEqual({ input: { id: 'dana', currentPassword: sent } });
});

it('shows one group of people', async () => {
  const { user } = await show();
  await user.click(screen.getByRole('radio', { name: 'Disabled' }));
  expect(screen.getByRole('row', { name: /Dana/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Olivia/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Invited' }));
  expect(screen.getByRole('row', { name: /iris@example.com/ })).toBeInTheDocument();
  expect(screen.queryByRole('row', { name: /Dana/ })).not.toBeInTheDocument();
});

it('says why nobody can be invited when the seats are used up', async () => {
  await show({ allowed: false, detail: full });
  expect(screen.getByRole('button', { name: 'Invite user' })).toHaveAccessibleDescription(
    'Your plan allows 3 users. The maximum has been reached. Pro allows more.',
  );
});

it.each([
  [10, 'PRO', '/settings/upgrade?plan=pro&next=%2Fsettings%2Fusers'],
  [9, 'PRO', null],
  [10, null, null],
])(
  'with %i of 10 seats used and %s as the next plan, the upgrade leads to %s',
  async (used, nextPlan, to) => {
    await show(allowed, { used, limit: 10, nextPlan });
    const link = screen.queryByRole('link', { name: 'Upgrade for more seats' });
    expect(link?.getAttribute('href') ?? null).toBe(to);
  },
);
