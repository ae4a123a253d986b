import { act, screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { GithubPanel } from './GithubPanel.tsx';
import type { GithubPanelTestQuery } from './__generated__/GithubPanelTestQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const allowed = { allowed: true, code: null, detail: null };
const repositories = {
  totalCount: 1,
  edges: [{ node: { id: 'r1', name: 'acme/fleet', hasWriteAccess: true, isPrivate: true } }],
  pageInfo: { hasNextPage: false, endCursor: null },
};
const check = (name: string, granted: string, isSatisfied: boolean) => ({
  name,
  required: 'WRITE',
  granted,
  isSatisfied,
});

function show(account: object, integration: object = {}, manage: object = allowed) {
  return renderWithRelay<GithubPanelTestQuery>(
    graphql`
      query GithubPanelTestQuery @relay_test_operation {
        viewer {
          account {
            ...GithubPanel_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <GithubPanel account={viewer.account} />,
    {
      Account: () => ({ id: 'a1', viewerCan: { manageGithub: manage }, ...account }),
      GithubIntegration: () => ({
        id: 'i1',
        username: 'acme',
        avatarUrl: null,
        connectedAt: '2026-11-01T10:00:00.000Z',
        access: allowed,
        usedBy: [{ cluster: { uuid: 'c1' }, clusterName: 'alpha', repository: 'acme/fleet' }],
        permissions: { isComplete: true, checks: [check('contents', 'WRITE', true)] },
        repositories,
        ...integration,
      }),
    },
  );
}

it('offers to connect, and shows who may', async () => {
  const forbidden = { allowed: false, code: 'FORBIDDEN', detail: serverMessage('No.') };
  show({ hasGithub: false, githubIntegration: null }, {}, forbidden);
  const button = await screen.findByRole('button', { name: 'Connect GitHub' });
  expect(button).toHaveAttribute('aria-disabled', 'true');
});

it.each([
  [null, 'Failed to check GitHub integration'],
  [true, 'Failed to load GitHub integration details.'],
])('reports what could not be loaded: %s', async (hasGithub, text) => {
  show({ hasGithub, githubIntegration: null });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('shows missing permissions and how to grant them', async () => {
  const checks = [check('contents', 'WRITE', true), check('administration', 'NONE', false)];
  show({ hasGithub: true }, { permissions: { isComplete: false, checks } });
  expect(await screen.findByText('Something is missing')).toBeInTheDocument();
  expect(screen.getByText(/Granted: no access\. Needed to add a read-only deploy key/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Fix on GitHub' })).toBeInTheDocument();
});

it('shows each failure at its own card', async () => {
  show({ hasGithub: true }, { permissions: null, repositories: null });
  expect(await screen.findByText('Failed to check GitHub permissions')).toBeInTheDocument();
  expect(screen.getByText('Error fetching repositories')).toBeInTheDocument();
  expect(screen.getByText('Failed to fetch your GitHub repositories. Please try again.')).toBeInTheDocument();
  expect(screen.getByText('acme')).toBeInTheDocument();
});

it('reports that the connection was revoked and offers to connect again', async () => {
  const access = { allowed: false, code: 'GITHUB_REVOKED', detail: serverMessage('Gone.') };
  show({ hasGithub: true }, { access });
  expect(await screen.findByRole('alert')).toHaveTextContent('GitHub no longer knows this connection');
  expect(screen.getByRole('button', { name: 'Connect again' })).toBeInTheDocument();
});

it('lists the affected clusters before disconnecting, and shows a failure there', async () => {
  const { environment, user } = show({ hasGithub: true });
  await user.click(await screen.findByRole('button', { name: 'Disconnect' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('alpha keeps following acme/fleet with its own deploy key.');
  await user.click(screen.getByRole('button', { name: 'Disconnect GitHub' }));
  act(() => environment.mock.rejectMostRecentOperation(new Error('boom')));
  expect(
    await screen.findByText(/An error occurred while disconnecting your GitHub account\./),
  ).toBeInTheDocument();
});
