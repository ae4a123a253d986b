import { screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { answerMutation, storeText } from '../../../testing/answer.ts';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { ApplyRegistryForm } from '../cluster/ApplyRegistryForm.tsx';
import { RegistriesCard } from './RegistriesCard.tsx';
import createMutation from './__generated__/useCreateRegistryMutation.graphql.ts';
import deleteMutation from './__generated__/useDeleteRegistryMutation.graphql.ts';
import type { RegistriesCardClusterTestQuery } from './__generated__/RegistriesCardClusterTestQuery.graphql.ts';
import type { RegistriesCardTestQuery } from './__generated__/RegistriesCardTestQuery.graphql.ts';

const registry = (name: string, clusters: readonly string[] = []) => ({
  id: `r:${name}`,
  name,
  type: 'DOCKER_HUB',
  url: null,
  username: 'acme',
  createdAt: '2026-11-01T10:00:00.000Z',
  clusters: clusters.map((cluster) => ({ id: cluster, uuid: cluster, name: cluster })),
});

async function show(nodes: readonly { name: string }[]) {
  const edges = nodes.map((node) => ({ cursor: node.name, node }));
  const view = renderWithRelay<RegistriesCardTestQuery>(
    graphql`
      query RegistriesCardTestQuery @relay_test_operation {
        viewer {
          account {
            ...RegistriesCard_account
          }
        }
      }
    `,
    ({ viewer }) => viewer && <RegistriesCard account={viewer.account} />,
    {
      ActionState: () => ({ allowed: true, code: null, detail: null }),
      RegistryConnection: () => ({ edges }),
    },
  );
  await screen.findByRole('heading', { level: 2 });
  return view;
}

it('adds a registry under its saved name; the password is neither in the store nor in the list', async () => {
  const { environment, user } = await show([]);
  await user.click(screen.getByRole('button', { name: 'Add registry' }));
  await user.type(await screen.findByRole('textbox', { name: /^Name/ }), 'My Hub!');
  expect(screen.getByText('Will be saved as “myhub”.')).toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: /^Username/ }), 'acme');
  await user.type(screen.getByLabelText(/^Password or access token/), 'swordfish');
  await user.click(screen.getByRole('button', { name: 'Save registry' }));
  await answerMutation(environment, createMutation, {
    createRegistry: {
      __typename: 'CreateRegistryPayload',
      registryEdge: {
        __typename: 'RegistryEdge',
        cursor: 'c',
        node: { ...registry('myhub'), __typename: 'Registry' },
      },
    },
  });
  expect(await screen.findByRole('row', { name: /myhub/ })).toBeInTheDocument();
  expect(storeText(environment)).not.toContain('swordfish');
});

it('shows the fields of the selected type, with the texts of the specification', async () => {
  const { user } = await show([]);
  await user.click(screen.getByRole('button', { name: 'Add registry' }));
  await user.click(await screen.findByRole('radio', { name: /Amazon ECR/ }));
  await user.click(screen.getByRole('button', { name: 'Save registry' }));
  expect(await screen.findByText('Please fill in all required fields')).toBeInTheDocument();
  expect(screen.getAllByText('URL is required for this registry type').length).toBeGreaterThan(0);
  expect(screen.getAllByText('AWS Region is required for ECR registry').length).toBeGreaterThan(0);
});

it('fills the fields from a pasted Docker config', async () => {
  const { user } = await show([]);
  await user.click(screen.getByRole('button', { name: 'Add registry' }));
  await user.click(await screen.findByRole('radio', { name: /GitHub/ }));
  expect(screen.getByRole('textbox', { name: /^URL/ })).toHaveValue('ghcr.io');
  await user.click(screen.getByLabelText(/^Personal access token/));
  await user.paste(JSON.stringify({ auths: { 'https://pkgs.acme.test': { auth: btoa('ann:pw') } } }));
  expect(screen.getByRole('textbox', { name: /^URL/ })).toHaveValue('pkgs.acme.test');
  expect(screen.getByRole('textbox', { name: /^GitHub username/ })).toHaveValue('ann');
  expect(screen.getByLabelText(/^Personal access token/)).toHaveValue('pw');
});

it('lists the clusters of a registry before it is deleted', async () => {
  const { user } = await show([registry('hub', ['alpha', 'beta'])]);
  await user.click(screen.getByRole('button', { name: 'Delete hub' }));
  expect(await screen.findByText('alpha can no longer pull images with it.')).toBeInTheDocument();
  expect(screen.getByText('beta can no longer pull images with it.')).toBeInTheDocument();
});

it('stays in the choice of a cluster, which is refetched, when it is deleted', async () => {
  const { environment, user } = renderWithRelay<RegistriesCardClusterTestQuery>(
    graphql`
      query RegistriesCardClusterTestQuery @relay_test_operation {
        viewer {
          account {
            ...RegistriesCard_account
          }
        }
        cluster(id: "c") {
          ...ApplyRegistryForm_cluster
        }
      }
    `,
    ({ viewer, cluster }) =>
      viewer &&
      cluster && (
        <>
          <RegistriesCard account={viewer.account} />
          <ApplyRegistryForm cluster={cluster} onOrdered={() => undefined} />
        </>
      ),
    {
      ActionState: () => ({ allowed: true, code: null, detail: null }),
      RegistryConnection: () => ({ edges: [{ cursor: 'hub', node: registry('hub') }] }),
      Cluster: () => ({ applicableRegistries: [registry('hub')] }),
    },
  );
  await user.click(await screen.findByRole('button', { name: 'Delete hub' }));
  const dialog = await findConfirmDialog();
  await user.click(within(dialog).getByRole('button', { name: /^Delete/ }));
  await answerMutation(environment, deleteMutation, {
    deleteRegistry: { __typename: 'DeleteRegistryPayload', deletedEdgeId: 'r:hub' },
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete hub' })).not.toBeInTheDocument());
  expect(screen.getByRole('combobox')).toBeInTheDocument();
});
