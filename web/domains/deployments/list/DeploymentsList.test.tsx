import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';
import { DeploymentsList } from './DeploymentsList.tsx';
import type { DeploymentsListTestQuery } from './__generated__/DeploymentsListTestQuery.graphql.ts';

const allowed = { allowed: true, code: null, detail: null };
const busy = {
  allowed: false,
  code: 'BUSY',
  detail: serverMessage('It is being changed.', 'DEPLOYMENT_BUSY'),
};
const resting = {
  uuid: 'd1',
  name: 'web',
  namespace: 'shop',
  status: 'DEPLOYED',
  progress: 100,
  detail: null,
  replicas: 3,
  drift: null,
  updatedAt: '2026-11-02T10:00:00.000Z',
  source: { imageRepository: 'ghcr.io/acme/web', imageTag: '1.4.2' },
  exposure: { url: null, hostname: null, certificate: null, ingressClass: null },
  rollout: { ready: 3, wanted: 3 },
  autoscaling: { isEnabled: false, minReplicas: 1, maxReplicas: 10 },
  autoUpdate: { isEnabled: true, policy: 'MINOR', frequency: 'EVERY_5_MINUTES', lastUpdateAt: null },
  variables: [{ name: 'LONG', value: 'x'.repeat(120) }],
  secretNames: ['TOKEN'],
  updatedByName: 'Ada',
  volumes: [],
  recentVersions: [{ imageTag: '1.4.2' }, { imageTag: '1.4.1' }],
  viewerCan: { scale: allowed, restart: allowed, delete: allowed },
};

const renderList = (deployment: object, counts: object = {}, healthSummary: object | null = null) =>
  renderWithRelay<DeploymentsListTestQuery>(
    graphql`
      query DeploymentsListTestQuery($filter: DeploymentFilter) @relay_test_operation {
        cluster(id: "c1") {
          ...DeploymentsList_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <DeploymentsList cluster={cluster} />,
    {
      Cluster: () => ({ id: 'c1', uuid: 'c1', healthSummary, viewerCan: { createDeployment: allowed } }),
      DeploymentCounts: () => ({ total: 1, running: 1, inProgress: 0, failed: 0, ...counts }),
      DeploymentConnection: () => ({ totalCount: 1, edges: [{ node: { ...resting, ...deployment } }] }),
    },
  );

describe('the list of deployments', () => {
  it('offers to create the first one', async () => {
    renderList({}, { total: 0 });
    expect(await screen.findByRole('heading', { name: 'Deploy your first image' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Create deployment' })).toHaveAttribute(
      'href',
      '/clusters/c1/deployments/create',
    );
  });

  it('shows variables masked, then cut at 100 characters, and the three newest versions', async () => {
    const { user } = renderList({});
    await user.click(await screen.findByRole('button', { name: 'Show details of web' }));
    expect(screen.getByText('1.4.2, 1.4.1')).toBeVisible();
    expect(screen.queryByText(/^x+/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show values' }));
    expect(screen.getByText(`${'x'.repeat(100)}…`)).toBeVisible();
  });

  it('shows how old the state is while the API of the cluster does not respond', async () => {
    const since = new Date(Date.now() - 3 * 60_000).toISOString();
    renderList({}, {}, { unreachableSince: since });
    const row = within(await screen.findByRole('row', { name: /web/ }));
    expect(row.getByText('As of', { exact: false, selector: 'span' })).toHaveTextContent('3 minutes ago');
    expect(row.getByText('Deployed')).toBeVisible();
  });

  it('links to the logs of each row', async () => {
    renderList({});
    expect(await screen.findByRole('link', { name: 'View logs of web' })).toHaveAttribute(
      'href',
      '/clusters/c1/deployments/d1/logs',
    );
  });

  it('says why a running operation cannot be interrupted, and still links to logs', async () => {
    const { user } = renderList({
      status: 'UPDATING',
      viewerCan: { scale: busy, restart: busy, delete: allowed },
    });
    await user.click(await screen.findByRole('button', { name: 'Actions for web' }));
    const menu = within(await screen.findByRole('menu'));
    expect(menu.getByRole('menuitem', { name: /^Scale/ })).toHaveAttribute('aria-disabled', 'true');
    expect(menu.getByRole('menuitem', { name: 'View logs' })).toHaveAttribute(
      'href',
      '/clusters/c1/deployments/d1/logs',
    );
  });

  it('scales to any number from 0 to 100', async () => {
    const { user, environment } = renderList({});
    await user.click(await screen.findByRole('button', { name: 'Actions for web' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Scale' }));
    const replicas = await screen.findByRole('textbox', { name: 'Replicas' });
    await user.clear(replicas);
    await user.type(replicas, '0');
    await user.click(screen.getByRole('button', { name: 'Scale deployment' }));
    const mutation = await waitFor(() =>
      environment.mock.findOperation(
        ({ request }) => request.node.operation.name === 'useScaleDeploymentMutation',
      ),
    );
    expect(sentBy(mutation)).toMatchObject({ input: { replicas: 0 } });
  });

  it('asks what happens to volumes before it deletes, and for the words', async () => {
    const { user, environment } = renderList({ volumes: [{ __typename: 'DeploymentVolume' }] });
    await user.click(await screen.findByRole('button', { name: 'Actions for web' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = within(await findConfirmDialog());
    await user.type(dialog.getByRole('textbox'), 'delete me');
    await user.click(dialog.getByRole('button', { name: 'Delete deployment' }));
    expect(await dialog.findByText('Choose what happens to the data.')).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'Keep the data' }));
    expect(dialog.queryByText('Choose what happens to the data.')).not.toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Delete deployment' }));
    expect(sentBy(environment.mock.getMostRecentOperation())).toMatchObject({ input: { volumes: 'KEEP' } });
  });
});
