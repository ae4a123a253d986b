import { act, screen, waitFor, within } from '@testing-library/react';
import { createOperationDescriptor, graphql, type GraphQLSingularResponse } from 'relay-runtime';
import { generatePayload } from '../../../testing/generatePayload.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { userError } from '../../../testing/userError.ts';
import { InstanceTypesProvider } from '../../nodepools/InstanceTypesProvider.tsx';
import { CreateClusterForm } from './CreateClusterForm.tsx';
import createCluster from './__generated__/useCreateClusterMutation.graphql.ts';
import type { CreateClusterFormTestQuery } from './__generated__/CreateClusterFormTestQuery.graphql.ts';

const fsn1 = {
  name: 'fsn1',
  city: 'Falkenstein',
  country: 'Germany',
  countryCode: 'DE',
  networkZone: 'eu-central',
};
const offer = {
  cores: 2,
  memoryGb: 2,
  diskGb: 40,
  cpuType: 'SHARED',
  architecture: 'X86',
  unavailableAfter: null,
};
const types = [
  { ...offer, id: 'i1', name: 'cpx11', availability: 'AVAILABLE', monthlyPrice: { amount: '3.85' } },
  { ...offer, id: 'i2', name: 'cpx21', availability: 'SOLD_OUT', monthlyPrice: { amount: '6.50' } },
];

function renderForm(instanceTypes: readonly object[] | null = types) {
  const view = renderWithRelay<CreateClusterFormTestQuery>(
    graphql`
      query CreateClusterFormTestQuery @relay_test_operation {
        clusterOptions {
          ...CreateClusterForm_options
        }
      }
    `,
    ({ clusterOptions }) => (
      <InstanceTypesProvider>
        <CreateClusterForm options={clusterOptions} accountId="a1" tokenState="saved" />
      </InstanceTypesProvider>
    ),
    {
      ClusterOptions: () => ({
        locations: [fsn1],
        k3sVersions: [{ version: 'v1.32.8+k3s1', isDefault: true }],
        osImages: [{ image: 'UBUNTU_24_04', label: 'Ubuntu 24.04' }],
        maxNodePools: 10,
        defaults: {
          location: 'fsn1',
          k3sVersion: 'v1.32.8+k3s1',
          osImage: 'UBUNTU_24_04',
          instanceType: 'cpx11',
          cni: 'FLANNEL',
          allowedNetworks: ['0.0.0.0/0'],
          privateSubnet: '10.0.0.0/16',
        },
      }),
    },
    { path: '/clusters/create' },
  );
  const answerTypes = (list: readonly object[] | null) =>
    view.environment.mock.resolveMostRecentOperation({
      data: {
        clusterOptions: { apiLoadBalancerPrice: { amount: '5.39' }, ipv4Price: { amount: '0.50' } },
        instanceTypes: list,
      },
    });
  return {
    ...view,
    answerTypes,
    ready: async () => {
      await screen.findByRole('textbox', { name: /Cluster name/ });
      act(() => answerTypes(instanceTypes));
    },
    // The request contains secrets and bypasses the store, so it is not an operation of the mock environment.
    answer: (answer: GraphQLSingularResponse) =>
      waitFor(() => view.environment.mock.resolve(createCluster, answer)),
  };
}

const result = (createClusterResult: object) =>
  ({ data: { createCluster: createClusterResult } }) as GraphQLSingularResponse;

const submit = () => screen.getByRole('button', { name: 'Create cluster' });

describe('the form of a new cluster', () => {
  it('updates the price when masters and workers change', async () => {
    const { user, ready } = renderForm();
    await ready();
    const summary = screen.getByRole('region', { name: 'Summary' });
    expect(within(summary).getByText('€8.70')).toBeInTheDocument();
    await user.click(screen.getByRole('switch', { name: 'High availability' }));
    expect(await within(summary).findByText('€22.79')).toBeInTheDocument();
  });

  it('closes the breakdown of the price with Escape, and moves the focus to its button', async () => {
    const { user, ready } = renderForm();
    await ready();
    const breakdown = screen.getByRole('button', { name: 'Breakdown' });
    await user.click(breakdown);
    act(() => submit().focus());
    await user.keyboard('{Escape}');
    expect(breakdown).toHaveAttribute('aria-expanded', 'false');
    expect(breakdown).toHaveFocus();
  });

  it('offers no sold-out type, and shows why', async () => {
    const { user, ready } = renderForm();
    await ready();
    const soldOut = screen.getByRole('radio', { name: /cpx21/ });
    const summary = screen.getByRole('region', { name: 'Summary' });
    await user.click(soldOut);
    expect(soldOut).not.toBeChecked();
    expect(within(summary).getByText('€8.70')).toBeInTheDocument();
    // The form has not taken the type either: a later change computes the price of the type that is selected.
    await user.click(screen.getByRole('switch', { name: 'High availability' }));
    expect(await within(summary).findByText('€22.79')).toBeInTheDocument();
    expect(soldOut).toHaveAccessibleDescription('Sold out here');
  });

  it('reports types that cannot be loaded, and offers a retry', async () => {
    const { user, ready, answerTypes } = renderForm(null);
    await ready();
    expect(await screen.findAllByText('Failed to load instance types.')).not.toHaveLength(0);
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    act(() => answerTypes(types));
    expect(await screen.findByRole('radio', { name: /cpx11/ })).toBeChecked();
  });

  it('suggests a valid name', async () => {
    const { user, ready } = renderForm();
    await ready();
    const name = screen.getByRole('textbox', { name: /Cluster name/ });
    await user.type(name, 'Mi Clúster');
    await user.click(screen.getByRole('button', { name: 'Use “mi-cluster” instead' }));
    expect(name).toHaveValue('mi-cluster');
  });

  it('sends nothing while a field is invalid, and focuses it with a toast', async () => {
    const { user, ready, environment } = renderForm();
    await ready();
    await user.click(submit());
    expect(await screen.findByText('Validation error')).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: /Cluster name/ })).toHaveFocus();
    expect(() => environment.mock.resolve(createCluster, result({}))).toThrow(/not been requested/);
  });

  it("puts the server's issue on its field and opens that field's tab", async () => {
    const { user, ready, answer, router } = renderForm();
    await ready();
    await user.type(screen.getByRole('textbox', { name: /Cluster name/ }), 'shop');
    await user.click(submit());
    await answer(
      result(
        userError('InputError', {
          message: 'Check the form',
          issues: [
            { path: 'nodePools.0.instanceType', code: 'sold_out', message: 'cpx11 is sold out in fsn1' },
          ],
        }),
      ),
    );
    const type = await screen.findByRole('combobox', { name: /Server type/ });
    expect(type).toHaveAccessibleDescription(/cpx11 is sold out in fsn1/);
    expect(router.state.location.search).toBe('?tab=nodepools');
  });

  it('explains a plan limit and links to the plans and clusters', async () => {
    const { user, ready, answer } = renderForm();
    await ready();
    await user.type(screen.getByRole('textbox', { name: /Cluster name/ }), 'shop');
    await user.click(submit());
    const message = 'Your plan allows 1 active cluster and you have 1.';
    await answer(result(userError('PlanLimitError', { limit: 1, current: 1, plan: 'STANDARD', message })));
    const banner = (await screen.findAllByRole('alert')).find((one) => one.textContent?.includes(message));
    expect(banner).toHaveTextContent('Cluster limit reached');
    expect(screen.getByRole('link', { name: 'See plans' })).toHaveAttribute('href', '/settings/billing');
  });

  it('opens the new cluster and deletes the draft', async () => {
    const { user, ready, answer, router } = renderForm();
    await ready();
    await user.type(screen.getByRole('textbox', { name: /Cluster name/ }), 'shop');
    expect(JSON.stringify({ ...sessionStorage })).toContain('shop');
    await user.click(submit());
    await answer(
      generatePayload(createOperationDescriptor(createCluster, { input: {} }), {
        CreateClusterResult: () => ({ __typename: 'CreateClusterPayload' }),
        Cluster: () => ({ uuid: 'c-1' }),
      }),
    );
    await waitFor(() => expect(router.state.location.pathname).toBe('/clusters/c-1/overview'));
    expect({ ...sessionStorage }).toEqual({});
  });
});
