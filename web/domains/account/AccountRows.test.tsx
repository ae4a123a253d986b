import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { startSession } from '../../shell/session/sessionStore.ts';
import { generatePayload } from '../../testing/generatePayload.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { storedUser } from '../../testing/storedUser.ts';
import { sentBy } from '../../testing/sentBy.ts';
import { userError } from '../../testing/userError.ts';
import { ProfileCard } from './ProfileCard.tsx';
import { TeamCard } from './TeamCard.tsx';
import { useRows } from './useRows.ts';
import type { AccountRowsTestQuery } from './__generated__/AccountRowsTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

type Viewer = NonNullable<AccountRowsTestQuery['response']['viewer']>;

function Cards({ viewer }: { viewer: Viewer }) {
  const rows = useRows<'name' | 'email' | 'phone' | 'team'>();
  return (
    <>
      <ProfileCard user={viewer.user} rows={rows} />
      <TeamCard account={viewer.account} row={rows('team')} />
    </>
  );
}

const ana = {
  id: 'u1',
  name: 'Ana Torres',
  email: 'ana@example.com',
  pendingEmail: null,
  hasPassword: true,
  isVerified: true,
  role: 'OWNER',
};
const allowed = { allowed: true, code: null, detail: null };

async function show(rename: object = allowed, user: object = ana) {
  startSession(storedUser());
  const view = renderWithRelay<AccountRowsTestQuery>(
    graphql`
      query AccountRowsTestQuery @relay_test_operation {
        viewer {
          user {
            ...ProfileCard_user
          }
          account {
            ...TeamCard_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <Cards viewer={viewer} />,
    { User: () => user, Account: () => ({ name: 'Acme' }), ActionState: () => rename },
  );
  await screen.findByRole('button', { name: 'Edit Full name' });
  return view;
}
type View = Awaited<ReturnType<typeof show>>;

const edit = (label: string) => screen.getByRole('button', { name: `Edit ${label}` });
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(label) });
const sent = ({ environment }: View) => sentBy(environment.mock.getMostRecentOperation());

async function type(view: View, label: string, text: string) {
  await view.user.click(edit(label));
  await view.user.clear(field(label));
  await view.user.type(field(label), text);
}

const answerUser = (view: View, user: object) =>
  act(() =>
    view.environment.mock.resolveMostRecentOperation((operation) =>
      generatePayload(operation, {
        UpdateUserResult: () => ({ __typename: 'UpdateUserPayload' }),
        User: () => ({ ...ana, ...user }),
      }),
    ),
  );

it('saves one field by Enter, shows the new value and returns the focus', async () => {
  const view = await show();
  await type(view, 'Full name', 'Ana Ruiz{Enter}');
  // The first form also loads the schemas.
  await waitFor(() => expect(sent(view)).toEqual({ input: { name: 'Ana Ruiz' } }));
  answerUser(view, { name: 'Ana Ruiz' });
  expect(await screen.findByRole('heading', { name: 'Ana Ruiz' })).toBeInTheDocument();
  await waitFor(() => expect(edit('Full name')).toHaveFocus());
});

it('allows one row to be edited at a time and shows why', async () => {
  const view = await show();
  await view.user.click(edit('Full name'));
  expect(edit('Email address')).toHaveAttribute('aria-disabled', 'true');
  expect(edit('Email address')).toHaveAccessibleDescription('Save or cancel the other field first.');
  await view.user.keyboard('{Escape}');
  expect(edit('Email address')).not.toHaveAttribute('aria-disabled');
});

it('sends nothing for a value that is unchanged or missing', async () => {
  const view = await show();
  await view.user.click(edit('Full name'));
  await view.user.clear(field('Full name'));
  await view.user.keyboard('{Enter}');
  expect(await screen.findByText('Full name is required')).toBeInTheDocument();
  await view.user.type(field('Full name'), 'Ana Torres{Enter}');
  await waitFor(() => expect(edit('Full name')).toBeInTheDocument());
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
});

it('asks for the password before it sends a new e-mail address, which is pending until verified', async () => {
  const view = await show();
  await type(view, 'Email address', 'new@example.com{Enter}');
  expect(await screen.findByText('Current password is required')).toBeInTheDocument();
  expect(view.environment.mock.getAllOperations()).toHaveLength(0);
  await view.user.type(screen.getByLabelText(/^Current password/), 'secret{Enter}');
  await waitFor(() =>
    expect(sent(view)).toEqual({ input: { email: 'new@example.com', currentPassword: 'secret' } }),
  );
  answerUser(view, { pendingEmail: 'new@example.com' });
  expect(await screen.findByText('new@example.com')).toBeInTheDocument();
  expect(screen.getByText('ana@example.com')).toBeInTheDocument();
});

it('shows a wrong password at its field', async () => {
  const view = await show();
  await type(view, 'Email address', 'new@example.com');
  await view.user.type(screen.getByLabelText(/^Current password/), 'wrong{Enter}');
  await waitFor(() => expect(view.environment.mock.getAllOperations()).toHaveLength(1));
  act(() =>
    view.environment.mock.resolveMostRecentOperation({
      data: {
        updateUser: userError('InputError', {
          message: 'Check the field.',
          issues: [{ path: 'currentPassword', code: 'WRONG_PASSWORD', message: 'Not right.' }],
        }),
      },
    }),
  );
  expect(await screen.findByText('Not right.')).toBeInTheDocument();
  expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription(/Not right/);
});

it('cancels a pending change by saving the current address', async () => {
  const view = await show(allowed, { ...ana, pendingEmail: 'new@example.com' });
  await view.user.click(screen.getByRole('button', { name: 'Cancel change' }));
  await waitFor(() => expect(sent(view)).toEqual({ input: { email: 'ana@example.com' } }));
  answerUser(view, {});
  await waitFor(() => expect(screen.queryByText('new@example.com')).not.toBeInTheDocument());
});

it('resends the link to a pending address', async () => {
  const view = await show(allowed, { ...ana, pendingEmail: 'new@example.com' });
  await view.user.click(screen.getByRole('button', { name: 'Resend email' }));
  await waitFor(() => expect(view.environment.mock.getAllOperations()).toHaveLength(1));
});

it('continues to verification when an unverified address is replaced', async () => {
  const view = await show(allowed, { ...ana, isVerified: false, hasPassword: false });
  await type(view, 'Email address', 'new@example.com{Enter}');
  await waitFor(() => expect(sent(view)).toEqual({ input: { email: 'new@example.com' } }));
  answerUser(view, { email: 'new@example.com', isVerified: false });
  await waitFor(() => expect(view.router.state.location.pathname).toBe('/signup/verify'));
});

it('shows an address that is in use at its field and keeps the entered value', async () => {
  const view = await show();
  await type(view, 'Email address', 'taken@example.com');
  await view.user.type(screen.getByLabelText(/^Current password/), 'secret{Enter}');
  await waitFor(() => expect(view.environment.mock.getAllOperations()).toHaveLength(1));
  act(() =>
    view.environment.mock.resolveMostRecentOperation({
      data: {
        updateUser: userError('InputError', {
          message: 'Check the field.',
          issues: [{ path: 'email', code: 'EMAIL_TAKEN', message: 'Somebody else has it.' }],
        }),
      },
    }),
  );
  expect(await screen.findByText('Somebody else has it.')).toBeInTheDocument();
  expect(field('Email address')).toHaveValue('taken@example.com');
});

it('shows that the update failed when the server refused', async () => {
  const view = await show();
  await type(view, 'Full name', 'Ana Ruiz{Enter}');
  act(() => view.environment.mock.rejectMostRecentOperation(new Error('boom')));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Update failed');
  expect(alert).toHaveTextContent('Failed to update profile.');
});

it('shows roles without permission why the team cannot be renamed', async () => {
  await show({
    allowed: false,
    code: 'FORBIDDEN',
    detail: serverMessage('You need the owner or admin role.'),
  });
  expect(edit('Team name')).toHaveAttribute('aria-disabled', 'true');
  expect(edit('Team name')).toHaveAccessibleDescription(/You need the owner or admin role/);
});

it('offers verification of an unverified address', async () => {
  await show(allowed, { ...ana, isVerified: false });
  expect(screen.getByText('Unverified')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Verify it now' })).toHaveAttribute('href', '/signup/verify');
});
