import { act, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { graphql } from 'relay-runtime';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { userError } from '../../../testing/userError.ts';
import { ArchiveClusterDialog } from './ArchiveClusterDialog.tsx';
import { DeleteClusterDialog } from './DeleteClusterDialog.tsx';
import { ProtectClusterDialog } from './ProtectClusterDialog.tsx';
import { UnarchiveClusterDialog } from './UnarchiveClusterDialog.tsx';
import type { clusterDialogsTestQuery } from './__generated__/clusterDialogsTestQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const query = graphql`
  query clusterDialogsTestQuery @relay_test_operation {
    cluster(id: "c1") {
      ...ArchiveClusterDialog_cluster
      ...DeleteClusterDialog_cluster
      ...ProtectClusterDialog_cluster
      ...UnarchiveClusterDialog_cluster
    }
  }
`;
type Cluster = NonNullable<clusterDialogsTestQuery['response']['cluster']>;

const may = { allowed: true, code: null, detail: null };

function renderDialog(draw: (cluster: Cluster, onClose: () => void) => ReactNode, fields: object = {}) {
  const onClose = vi.fn();
  const view = renderWithRelay<clusterDialogsTestQuery>(
    query,
    ({ cluster }) => cluster && draw(cluster, onClose),
    {
      Cluster: () => ({
        id: 'c1',
        name: 'prod-eu',
        status: 'ACTIVE',
        controlPlaneCount: 1,
        workerCount: 2,
        infrastructurePrice: { amount: '30.00' },
        isProtected: false,
        attachments: { volumes: [], loadBalancers: [] },
        viewerCan: { delete: may, archive: may, unprotect: may },
        ...fields,
      }),
    },
  );
  const answer = (name: string, result: object) =>
    act(async () => {
      view.environment.mock.resolveMostRecentOperation({ data: { [name]: result } });
    });
  const sent = () =>
    sentBy(view.environment.mock.getMostRecentOperation()) as { input: Record<string, unknown> };
  return { ...view, onClose, answer, sent };
}

/** The dry run that a dialog asks for when it opens. */
const plan = (...warnings: string[]) => ({
  __typename: 'ChangePreview',
  changes: [],
  warnings: warnings.map((warning) => serverMessage(warning)),
  monthlyPriceBefore: null,
  monthlyPriceAfter: { amount: '0' },
  quota: null,
});

async function deleteDialog(fields: object = {}, warnings: string[] = []) {
  const view = renderDialog(
    (cluster, onClose) => <DeleteClusterDialog cluster={cluster} onClose={onClose} />,
    fields,
  );
  await waitFor(() => expect(view.environment.mock.getAllOperations()).toHaveLength(1));
  await view.answer('deleteCluster', plan(...warnings));
  return view;
}

describe('deleting a cluster', () => {
  it('requires the name, and lists what is deleted and what may remain and cost money', async () => {
    const { user, environment, sent } = await deleteDialog();
    await findConfirmDialog('Delete cluster prod-eu?');
    expect(screen.getByText(/Its 3 servers/)).toBeInTheDocument();
    expect(screen.getByText(/Volumes and load balancers .* may remain/)).toBeInTheDocument();
    const confirm = () => screen.getByRole('button', { name: 'Delete cluster' });
    await user.type(screen.getByRole('textbox'), 'prod');
    await user.click(confirm());
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    await user.type(screen.getByRole('textbox'), '-eu');
    await user.click(confirm());
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(sent().input).toEqual({ id: 'c1', temporaryToken: undefined });
  });

  it('names the volumes and load balancers that stay, with their price', async () => {
    await deleteDialog({
      attachments: {
        volumes: [{ name: 'pvc-1', claim: 'shop/data', sizeGb: 10 }],
        loadBalancers: [{ service: 'traefik/traefik' }],
        monthlyPrice: { amount: '5.83' },
      },
    });
    const stays = await screen.findByText(/^Stays at Hetzner/);
    expect(stays).toHaveTextContent('€5.83 a month');
    expect(stays).toHaveTextContent('volume shop/data (10 GB), load balancer of traefik/traefik');
  });

  it('names the databases that end with it', async () => {
    const databases = 'The database shop ends with the cluster.';
    await deleteDialog({}, [databases]);
    expect(await screen.findByText(databases)).toBeInTheDocument();
  });

  it('requires the temporary token when the switch is on, and sends it', async () => {
    const { user, environment, sent } = await deleteDialog();
    await findConfirmDialog();
    await user.type(screen.getByRole('textbox'), 'prod-eu');
    await user.click(screen.getByRole('switch', { name: 'Use a temporary Hetzner token' }));
    await user.click(screen.getByRole('button', { name: 'Delete cluster' }));
    expect(await screen.findByText('Temporary token is required')).toBeInTheDocument();
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    await user.type(screen.getByLabelText(/^Temporary token/), 'abc123');
    await user.click(screen.getByRole('button', { name: 'Delete cluster' }));
    await waitFor(() => expect(sent().input.temporaryToken).toBe('abc123'));
  });

  it('opens and focuses the token field when the server needs one, and keeps the input', async () => {
    const { user, environment, answer, onClose } = await deleteDialog();
    await findConfirmDialog();
    await user.type(screen.getByRole('textbox'), 'prod-eu');
    await user.click(screen.getByRole('button', { name: 'Delete cluster' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await answer(
      'deleteCluster',
      userError('InputError', {
        message: 'A token is needed.',
        issues: [{ path: 'temporaryToken', code: 'token_required', message: 'Give a token.' }],
      }),
    );
    expect(await screen.findByText('Give a token.')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Temporary token/)).toHaveFocus();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(screen.getByDisplayValue('prod-eu')).toBeInTheDocument();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('explains a protected cluster and offers to disable the protection', async () => {
    const { user } = await deleteDialog({
      isProtected: true,
      viewerCan: {
        delete: { allowed: false, code: 'PROTECTED', detail: serverMessage('Protected') },
        unprotect: may,
      },
    });
    expect(await screen.findByText(/prod-eu is protected/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Disable protection' }));
    expect(
      await screen.findByRole('alertdialog', { name: 'Disable protection of prod-eu?' }),
    ).toBeInTheDocument();
  });
});

describe('archiving a cluster', () => {
  it('lists what stops, what remains and what it costs', async () => {
    const { answer, environment, sent } = renderDialog((cluster, onClose) => (
      <ArchiveClusterDialog cluster={cluster} onClose={onClose} />
    ));
    await screen.findByRole('alertdialog');
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(sent().input).toEqual({ id: 'c1', dryRun: true });
    await answer('archiveCluster', plan('The database shop stops with the servers.'));
    for (const begin of [
      /^Stops: all 3 servers/,
      /^The database shop stops/,
      /^What remains/,
      /^Cost: .*€30\.00/,
    ]) {
      expect(screen.getByText(begin)).toBeInTheDocument();
    }
  });

  it("shows the plan's limit inside the dialog, with a link to larger plans", async () => {
    const { user, environment, answer, onClose } = renderDialog((cluster, close) => (
      <UnarchiveClusterDialog cluster={cluster} onClose={close} />
    ));
    await user.click(await screen.findByRole('button', { name: 'Unarchive cluster' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    await answer(
      'unarchiveCluster',
      userError('PlanLimitError', {
        limit: 1,
        current: 1,
        plan: 'STANDARD',
        message: 'Cluster limit reached',
      }),
    );
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Cluster limit reached 1 of 1 is in use.');
    expect(screen.getByRole('link', { name: 'See larger plans' })).toHaveAttribute(
      'href',
      '/settings/billing',
    );
    expect(onClose).not.toHaveBeenCalled();
  });
});

describe('protecting a cluster', () => {
  it('requires the exact word', async () => {
    const { user, environment, sent } = renderDialog((cluster, onClose) => (
      <ProtectClusterDialog cluster={cluster} onClose={onClose} />
    ));
    const word = await screen.findByRole('textbox');
    await user.type(word, 'Protect');
    await user.click(screen.getByRole('button', { name: 'Enable protection' }));
    expect(environment.mock.getAllOperations()).toHaveLength(0);
    await user.clear(word);
    await user.type(word, 'protect');
    await user.click(screen.getByRole('button', { name: 'Enable protection' }));
    await waitFor(() => expect(sent().input).toEqual({ id: 'c1' }));
  });
});
