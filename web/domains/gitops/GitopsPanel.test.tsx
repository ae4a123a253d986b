import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql, type OperationDescriptor } from 'relay-runtime';
import { registerMountedQuery } from '../../relay/live/liveStatus.ts';
import { answerMutation } from '../../testing/answer.ts';
import { renderWithRelay } from '../../testing/renderWithRelay.tsx';
import { sentBy } from '../../testing/sentBy.ts';
import { userError } from '../../testing/userError.ts';
import { GitopsPanel } from './GitopsPanel.tsx';
import enableMutation from './__generated__/useEnableGitopsMutation.graphql.ts';
import type { GitopsPanelTestQuery } from './__generated__/GitopsPanelTestQuery.graphql.ts';
import { serverMessage } from '../../testing/serverMessage.ts';

const allowed = { allowed: true, code: null, detail: null };
const off = {
  id: 'g1',
  status: 'DISABLED',
  isEnabled: false,
  progress: null,
  detail: null,
  step: null,
};
const on = {
  ...off,
  status: 'ACTIVE',
  isEnabled: true,
  repository: 'acme/fleet',
  repositoryUrl: 'https://github.com/acme/fleet',
  branch: 'main',
  clusterPath: 'clusters/alpha',
  username: 'acme',
  enabledAt: '2026-11-01T10:00:00.000Z',
};
const isMutation = ({ request }: OperationDescriptor) => request.node.operation.name.endsWith('Mutation');
const connected = { hasGithub: true };
const repositories = {
  totalCount: 2,
  edges: [
    { node: { id: 'r1', name: 'acme/fleet', hasWriteAccess: true, isPrivate: true } },
    { node: { id: 'r2', name: 'acme/readonly', hasWriteAccess: false, isPrivate: false } },
  ],
  pageInfo: { hasNextPage: false, endCursor: null },
};

function show(gitops: object, account: object = connected, integration: object = {}) {
  return renderWithRelay<GitopsPanelTestQuery>(
    graphql`
      query GitopsPanelTestQuery @relay_test_operation {
        cluster(id: "c1") {
          gitops {
            ...GitopsPanel_gitops
          }
        }
        viewer {
          account {
            ...GitopsPanel_account
          }
        }
      }
    `,
    ({ cluster, viewer }) =>
      cluster?.gitops &&
      viewer && <GitopsPanel gitops={cluster.gitops} account={viewer.account} clusterId="c1" />,
    {
      Gitops: () => gitops,
      Account: () => account,
      GithubIntegration: () => ({
        id: 'i1',
        repositories,
        permissions: { isComplete: true },
        ...integration,
      }),
      ActionState: () => allowed,
      GitopsReconciliation: () => ({
        fluxVersion: 'v2.7.2',
        source: {
          url: 'ssh://git@github.com/acme/fleet.git',
          revision: 'main@sha1:0123456789abcdef',
          state: 'READY',
          message: 'ok',
          fetchedAt: '2026-11-01T10:00:00.000Z',
        },
        kustomizations: [
          {
            name: 'apps',
            path: './apps',
            state: 'STALLED',
            message: 'kustomize build failed',
            lastAppliedRevision: null,
            reconciledAt: null,
            inventory: [],
          },
        ],
      }),
    },
  );
}

it('says that an archived cluster must be unarchived first, without asking for GitHub', async () => {
  show({ ...off, cluster: { status: 'ARCHIVED' } }, { hasGithub: false });
  expect(await screen.findByText('GitOps is off while the cluster is archived')).toBeVisible();
  expect(screen.queryByText(/Connect GitHub/)).not.toBeInTheDocument();
});

it('links to the GitHub integration if there is none', async () => {
  show(off, { hasGithub: false, githubIntegration: null });
  const link = await screen.findByRole('link', { name: 'Go to the GitHub integration' });
  expect(link).toHaveAttribute('href', '/integrations/github');
});

it.each([
  [null, 'Failed to check GitHub integration'],
  [true, 'Failed to load GitHub integration details.'],
])('reports what could not be loaded: %s', async (hasGithub, text) => {
  show(off, { hasGithub, githubIntegration: null });
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it('offers only repositories with write access, and shows why', async () => {
  show(off);
  const list = await screen.findByRole('radiogroup', { name: 'Repository' });
  expect(within(list).getByRole('radio', { name: /acme\/fleet/ })).toBeEnabled();
  expect(within(list).getByRole('radio', { name: /acme\/readonly.*Needs write access/ })).toBeDisabled();
});

it('requires a repository before anything is sent', async () => {
  const { environment, user } = show(off);
  await user.click(await screen.findByRole('button', { name: 'Enable GitOps' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please select an existing repository');
  expect(environment.mock.getAllOperations()).toEqual([]);
});

it('uses the selected branch, main without a list, and shows a refusal at the form', async () => {
  const { environment, user } = show(off);
  await user.click(await screen.findByRole('radio', { name: /acme\/fleet/ }));
  await waitFor(() =>
    environment.mock.resolveMostRecentOperation({
      data: { node: { __typename: 'Repository', id: 'r1', branches: [] } },
    }),
  );
  expect(await screen.findByRole('combobox', { name: 'Branch' })).toHaveValue('main');
  await user.click(screen.getByRole('button', { name: 'Enable GitOps' }));
  const sent = await waitFor(() => environment.mock.findOperation(isMutation));
  expect(sentBy(sent).input).toMatchObject({ repository: 'acme/fleet', branch: 'main' });
  await answerMutation(environment, enableMutation, {
    enableGitops: userError('RefusedError', {
      code: 'MISSING_PERMISSION',
      message: 'It lacks a permission.',
    }),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('GitOps setup failedIt lacks a permission.');
});

it('reports that GitOps could not be enabled, and keeps the selection', async () => {
  const { environment, user } = show(off);
  await user.click(await screen.findByRole('radio', { name: /acme\/fleet/ }));
  await waitFor(() => environment.mock.rejectMostRecentOperation(new Error('away')));
  expect(await screen.findByText('Failed to load repository branches')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Enable GitOps' }));
  const sent = await waitFor(() => environment.mock.findOperation(isMutation));
  act(() => environment.mock.reject(sent, new Error('away')));
  expect(await screen.findByText(/Failed to enable GitOps/)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: /acme\/fleet/ })).toBeChecked();
});

it('reports in the dialog that GitOps could not be disabled', async () => {
  const { environment, user } = show(on);
  await user.click(await screen.findByRole('button', { name: 'Disable GitOps' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Disable GitOps' }));
  const sent = await waitFor(() => environment.mock.findOperation(isMutation));
  act(() => environment.mock.reject(sent, new Error('away')));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent('Failed to disable GitOps');
});

it.each([
  [{ status: 'CONFIGURING', progress: 10, step: null }, 'Configuring GitOps...'],
  [{ status: 'CONFIGURING', progress: 30, step: 'INSTALL_OPERATOR' }, 'Installing Flux Operator...'],
  [{ status: 'CONFIGURING', progress: 70, step: 'WAIT_FOR_FLUX' }, 'Configuring GitOps...'],
  [{ status: 'DISABLING', progress: 30, step: null }, 'Disabling GitOps...'],
])('shows progress: %o', async (moving, title) => {
  show({ ...on, ...moving });
  expect(await screen.findByRole('progressbar', { name: title })).toBeInTheDocument();
});

it('keeps the reason for a failure with a retry', async () => {
  show({ ...off, status: 'FAILED', detail: serverMessage('Flux did not become ready.') });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('GitOps operation failedFlux did not become ready.');
  expect(screen.getByRole('button', { name: 'Enable GitOps' })).toBeInTheDocument();
});

it('shows what is reconciled and how to use it', async () => {
  show(on);
  expect(await screen.findByText('How to use GitOps')).toBeInTheDocument();
  expect(screen.getByRole('region', { name: 'clone command' })).toHaveTextContent(
    'git clone --branch main https://github.com/acme/fleet.git',
  );
  expect(screen.getByRole('region', { name: 'cd command' })).toHaveTextContent('cd fleet/clusters/alpha');
  expect(screen.getByText('main@0123456')).toBeInTheDocument();
  expect(screen.getByText('Stalled')).toBeInTheDocument();
  expect(screen.getByText('kustomize build failed')).toBeInTheDocument();
});

it('shows no failure while the state of Flux is being loaded', async () => {
  show({ ...on, enabledAt: null, reconciliation: null });
  expect(await screen.findByText('How to use GitOps')).toBeInTheDocument();
  expect(screen.queryByText('Failed to load GitOps status. Please refresh.')).toBeNull();
});

it('says that the state of Flux could not be loaded', async () => {
  show({ ...on, reconciliation: null });
  expect(await screen.findByText('Failed to load GitOps status. Please refresh.')).toBeInTheDocument();
});

it('stays as it is when a refresh of the reconciliation fails', async () => {
  const refetch = vi.fn(async () => false);
  const stop = registerMountedQuery({ key: 'GitopsTabQuery', refetch });
  const { user } = show(on);
  const button = await screen.findByRole('button', { name: 'Refresh reconciliation' });
  await user.click(button);
  await waitFor(() => expect(button).not.toHaveAttribute('aria-busy', 'true'));
  stop();
  expect(refetch).toHaveBeenCalledOnce();
  expect(screen.getByText('apps')).toBeVisible();
});
