import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { generatePayload } from '../../../testing/generatePayload.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { SsoCard } from './SsoCard.tsx';
import verifyMutation from './__generated__/useVerifySsoDomainsMutation.graphql.ts';
import removeMutation from './__generated__/useRemoveSingleSignOnMutation.graphql.ts';
import type { SsoCardTestQuery } from './__generated__/SsoCardTestQuery.graphql.ts';

const allowed = { allowed: true, code: null, detail: null };
const refused = (message: string) => ({
  allowed: false,
  code: 'FORBIDDEN',
  detail: { code: 'VERBATIM', params: [], message },
});
const provider = {
  issuer: 'https://login.example.com',
  clientId: 'console',
  roleClaim: null,
  roleMapping: [],
  defaultRole: 'USER',
  isRequired: false,
  domains: [
    {
      name: 'example.com',
      isVerified: false,
      recordName: '_kubedeck.example.com',
      recordValue: 'kubedeck=1',
    },
  ],
};

async function show(
  states: { manageSso?: object; changeSsoIssuer?: object } = {},
  current: object | null = provider,
) {
  const { manageSso = allowed, changeSsoIssuer = allowed } = states;
  const view = renderWithRelay<SsoCardTestQuery>(
    graphql`
      query SsoCardTestQuery @relay_test_operation {
        viewer {
          account {
            ...SsoCard_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <SsoCard account={viewer.account} />,
    {
      ActionState: ({ name }: { name?: string | null }) =>
        name === 'changeSsoIssuer' ? changeSsoIssuer : manageSso,
      SingleSignOn: () => ({
        redirectUrl: 'https://console.example.com/auth/sso/callback',
        provider: current,
      }),
    },
  );
  await screen.findAllByRole('heading', { level: 2 });
  return view;
}

it('shows the connection, and the record that proves its domain', async () => {
  await show();
  expect(screen.getByRole('textbox', { name: /Issuer/ })).toHaveValue('https://login.example.com');
  expect(screen.getByText('_kubedeck.example.com')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Check DNS records' })).toBeInTheDocument();
});

it('names the domains whose record was not found', async () => {
  const { user, environment } = await show();
  await user.click(screen.getByRole('button', { name: 'Check DNS records' }));
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.node).toBe(verifyMutation));
  const singleSignOn = { redirectUrl: 'https://console.example.com/auth/sso/callback', provider };
  const generated = generatePayload(environment.mock.getMostRecentOperation(), {
    VerifySsoDomainsResult: () => ({ __typename: 'VerifySsoDomainsPayload' }),
    SingleSignOn: () => singleSignOn,
    ActionState: () => allowed,
  });
  act(() => environment.mock.resolveMostRecentOperation(generated));
  expect(await screen.findByText('A DNS record was not found')).toBeInTheDocument();
  expect(screen.getByText(/^Missing for example.com\./)).toBeInTheDocument();
});

it('announces no verified domains if the connection has been removed meanwhile', async () => {
  const success = vi.spyOn(toast, 'success').mockReturnValue(undefined);
  const { user, environment } = await show();
  await user.click(screen.getByRole('button', { name: 'Check DNS records' }));
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.node).toBe(verifyMutation));
  const generated = generatePayload(environment.mock.getMostRecentOperation(), {
    VerifySsoDomainsResult: () => ({ __typename: 'VerifySsoDomainsPayload' }),
    SingleSignOn: () => ({ redirectUrl: 'https://console.example.com/auth/sso/callback', provider: null }),
    ActionState: () => allowed,
  });
  await act(async () => {
    environment.mock.resolveMostRecentOperation(generated);
    await Promise.resolve();
  });
  await waitFor(() => expect(screen.queryByText('_kubedeck.example.com')).not.toBeInTheDocument());
  expect(success).not.toHaveBeenCalled();
  success.mockRestore();
});

it('does not let anybody but the owner change the issuer, and says so', async () => {
  await show({ changeSsoIssuer: refused('Only the owner can choose the identity provider.') });
  const issuer = screen.getByRole('textbox', { name: /Issuer/ });
  expect(issuer).toHaveAttribute('readonly');
  expect(issuer).toHaveAccessibleDescription(/Only the owner can choose the identity provider/);
  expect(screen.getByRole('textbox', { name: /Client ID/ })).not.toHaveAttribute('readonly');
});

it('is only explained to those who may not set it up', async () => {
  await show({ manageSso: refused('You need the owner or admin role to change single sign-on.') });
  expect(screen.getByText(/You need the owner or admin role/)).toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
});

it('is removed after a question', async () => {
  const { user, environment } = await show();
  await user.click(screen.getByRole('button', { name: 'Remove' }));
  const dialog = await findConfirmDialog('Remove single sign-on?');
  await user.click(within(dialog).getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(environment.mock.getMostRecentOperation().request.node).toBe(removeMutation));
});
