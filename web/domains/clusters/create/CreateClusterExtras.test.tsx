import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { graphql, type ConcreteRequest } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { userError } from '../../../testing/userError.ts';
import { InstanceTypesProvider } from '../../nodepools/InstanceTypesProvider.tsx';
import { CreateClusterForm } from './CreateClusterForm.tsx';
import type { TokenState } from './values/createSchema.ts';
import saveToken from '../../integrations/__generated__/useSaveCloudTokenMutation.graphql.ts';
import planned from './summary/__generated__/usePlannedCreationMutation.graphql.ts';
import instanceTypes from '../../nodepools/__generated__/instanceTypesQuery.graphql.ts';
import type { CreateClusterExtrasTestQuery } from './__generated__/CreateClusterExtrasTestQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const place = (name: string, networkZone = 'eu-central') => ({
  name,
  city: name.toUpperCase(),
  country: 'Germany',
  countryCode: 'DE',
  networkZone,
});
const type = (name: string, amount: number, rest: object = {}) => ({
  id: name,
  name,
  cores: 2,
  memoryGb: 4,
  diskGb: 40,
  cpuType: 'SHARED',
  architecture: 'X86',
  availability: 'AVAILABLE',
  unavailableAfter: null,
  monthlyPrice: { amount: amount.toFixed(2) },
  ...rest,
});

/** The instance types of each location. */
const sold: Record<string, object[]> = {
  fsn1: [type('cpx11', 4, { memoryGb: 2 }), type('cx33', 6, { memoryGb: 8 })],
  hel1: [type('cpx11', 4, { availability: 'SOLD_OUT' }), type('cx33', 7, { memoryGb: 8 }), type('cx43', 9)],
  nbg1: [type('cpx11', 4, { availability: 'SOLD_OUT' })],
};

interface Setup {
  tokenState?: TokenState;
  options?: object;
}

function renderForm({ tokenState = 'saved', options = {} }: Setup = {}) {
  const view = renderWithRelay<CreateClusterExtrasTestQuery>(
    graphql`
      query CreateClusterExtrasTestQuery @relay_test_operation {
        clusterOptions {
          ...CreateClusterForm_options
        }
      }
    `,
    ({ clusterOptions }) => (
      <InstanceTypesProvider>
        <CreateClusterForm options={clusterOptions} accountId="a1" tokenState={tokenState} />
      </InstanceTypesProvider>
    ),
    {
      ClusterOptions: () => ({
        locations: [place('fsn1'), place('hel1'), place('nbg1'), place('ash', 'us-east')],
        k3sVersions: [{ version: 'v1.32.8+k3s1', isDefault: true }],
        osImages: [{ image: 'UBUNTU_24_04', label: 'Ubuntu 24.04' }],
        maxNodePools: 10,
        egressNetworks: ['198.51.100.9/32'],
        callerNetwork: '203.0.113.7/32',
        defaults: {
          location: 'fsn1',
          k3sVersion: 'v1.32.8+k3s1',
          osImage: 'UBUNTU_24_04',
          instanceType: 'cpx11',
          cni: 'FLANNEL',
          allowedNetworks: ['0.0.0.0/0'],
          privateSubnet: '10.0.0.0/16',
        },
        ...options,
      }),
    },
    { path: '/clusters/create' },
  );
  const { mock } = view.environment;
  const sent = ({ params: { name } }: ConcreteRequest) =>
    waitFor(() => mock.findOperation((one) => one.request.node.params.name === name));
  const answerTypes = () => {
    for (const operation of mock.getAllOperations()) {
      const { location } = operation.request.variables as { location?: string };
      if (operation.request.node.params.name !== instanceTypes.params.name || !location) continue;
      const clusterOptions = {
        apiLoadBalancerPrice: { amount: '5.39' },
        ipv4Price: { amount: '0.50' },
      };
      act(() => mock.resolve(operation, { data: { clusterOptions, instanceTypes: sold[location] ?? [] } }));
    }
  };
  return {
    ...view,
    answerTypes,
    ready: async () => {
      await screen.findByRole('textbox', { name: /Cluster name/ });
      answerTypes();
    },
    chosenType: () =>
      screen.getAllByRole<HTMLInputElement>('radio', { hidden: true }).find((one) => {
        return one.name === 'controlPlaneInstanceType' && one.checked;
      })?.value,
    /** Waits for an operation outside of `act`: React does not flush updates of an `act` that throws. */
    sent,
    plan: async (answer: object) => {
      const operation = await sent(planned);
      act(() => mock.resolve(operation, { data: { createCluster: answer } }));
    },
  };
}

const nameField = () => screen.getByRole('textbox', { name: /Cluster name/ });
const tokenField = () =>
  screen.getByLabelText(/Hetzner API token/, { selector: 'input:not([type=checkbox])' });
const summary = () => screen.getByRole('region', { name: 'Summary' });
const preview = (rest: object = {}) => ({
  __typename: 'ChangePreview',
  changes: [],
  warnings: [],
  monthlyPriceBefore: null,
  monthlyPriceAfter: { amount: '8.00' },
  quota: { after: 2, limit: 5 },
  ...rest,
});

async function importYaml(user: ReturnType<typeof renderForm>['user'], source: string) {
  await user.click(screen.getByRole('button', { name: 'Import YAML' }));
  const dialog = await screen.findByRole('dialog', { name: 'Import a configuration' });
  fireEvent.change(within(dialog).getByRole('textbox'), { target: { value: source } });
  return dialog;
}

describe('the firewall of a new cluster', () => {
  it("always allows the platform, and adds the user's own network in place of 0.0.0.0/0", async () => {
    const { user, ready } = renderForm();
    await ready();
    await user.click(screen.getByRole('link', { name: 'Networking' }));
    expect(await screen.findByText('198.51.100.9/32')).toBeVisible();
    const [first] = screen.getAllByRole('button', { name: 'Restrict to my address (203.0.113.7/32)' });
    if (first) await user.click(first);
    const list = screen.getByRole('list', { name: /SSH allowed networks/ });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['203.0.113.7/32']);
    expect(screen.getAllByRole('button', { name: /Restrict to my address/ })).toHaveLength(1);
  });

  it('omits both when the platform did not return them', async () => {
    const { user, ready } = renderForm({ options: { egressNetworks: [], callerNetwork: null } });
    await ready();
    await user.click(screen.getByRole('link', { name: 'Networking' }));
    await screen.findByRole('list', { name: /SSH allowed networks/ });
    expect(screen.queryByText(/Always allowed/)).not.toBeInTheDocument();
    expect(
      screen.queryByRole('button', { name: /Add my IP|Restrict to my address/ }),
    ).not.toBeInTheDocument();
  });
});

describe('the instance type', () => {
  it('is the default one if it can be ordered, else the cheapest with as many resources', async () => {
    const info = vi.spyOn(toast, 'info');
    const { ready, chosenType } = renderForm({
      options: {
        defaults: {
          location: 'hel1',
          k3sVersion: 'v1.32.8+k3s1',
          osImage: 'UBUNTU_24_04',
          instanceType: 'cpx11',
          cni: 'FLANNEL',
          allowedNetworks: ['0.0.0.0/0'],
          privateSubnet: '10.0.0.0/16',
        },
      },
    });
    await ready();
    await waitFor(() => expect(chosenType()).toBe('cx33'));
    expect(info).not.toHaveBeenCalled();
  });

  it('is replaced with a message when the cluster moves to a location without it', async () => {
    const { user, ready, answerTypes, chosenType } = renderForm();
    await ready();
    await waitFor(() => expect(chosenType()).toBe('cpx11'));
    await user.click(screen.getByRole('radio', { name: /HEL1/ }));
    answerTypes();
    await waitFor(() => expect(chosenType()).toBe('cx33'));
    expect(
      await screen.findByText('cpx11 cannot be ordered in hel1: cx33 is chosen instead.'),
    ).toBeInTheDocument();
  });

  it('is reported as sold out where nothing can be ordered', async () => {
    const { user, ready, answerTypes } = renderForm();
    await ready();
    await user.click(screen.getByRole('radio', { name: /NBG1/ }));
    answerTypes();
    const all = await screen.findAllByText(
      'Every type is sold out here at the moment. Choose another location.',
    );
    expect(all[0]).toBeVisible();
  });
});

describe('the summary', () => {
  it('is an estimate until there is a name, then the result of the dry run', async () => {
    // React warns there about two warnings with one key.
    const problem = vi.spyOn(console, 'error');
    const { user, ready, plan } = renderForm();
    await ready();
    expect(within(summary()).getByText('Estimate from list prices')).toBeInTheDocument();
    await user.type(nameField(), 'shop');
    expect(await within(summary()).findByText('Confirming the price…')).toBeInTheDocument();
    await plan(
      preview({
        monthlyPriceAfter: { amount: '9.99' },
        warnings: [
          serverMessage('x', 'SSH_OPEN'),
          serverMessage('Something new.'),
          serverMessage('Something else.'),
        ],
      }),
    );
    expect(await within(summary()).findByText('Confirmed price')).toBeInTheDocument();
    expect(within(summary()).getByText('€9.99')).toBeInTheDocument();
    expect(within(summary()).getByText('2 of 5')).toBeInTheDocument();
    const warnings = within(summary()).getByRole('list', { name: 'Worth a second look' });
    expect(
      within(warnings)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['SSH will be open to the whole internet.', 'Something new.', 'Something else.']);
    expect(problem).not.toHaveBeenCalled();
  });

  it('stays an estimate without a saved token: the dry run would be refused', async () => {
    const { user, ready } = renderForm({ tokenState: 'missing' });
    await ready();
    await user.type(tokenField(), 'secret-token');
    await user.type(nameField(), 'shop');
    expect(within(summary()).getByText('Estimate from list prices')).toBeInTheDocument();
  });

  it('has the price with autoscaling pools at their maximum', async () => {
    const { user, ready } = renderForm();
    await ready();
    expect(within(summary()).queryByText(/^Up to/)).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: /^Node pools/ }));
    await user.click(screen.getByRole('switch', { name: 'Autoscaling' }));
    expect(await within(summary()).findByText('Up to €18.00 with autoscaling')).toBeInTheDocument();
    expect(within(summary()).getByText('€9.00')).toBeInTheDocument();
  });

  it('cancels an outdated dry run', async () => {
    const { user, ready, plan, environment } = renderForm();
    await ready();
    await user.type(nameField(), 'shop');
    const asked = () =>
      environment.mock
        .getAllOperations()
        .filter((one) => one.request.node.params.name === planned.params.name);
    await waitFor(() => expect(asked()).toHaveLength(1));
    const [outdated] = asked();
    await user.type(nameField(), 's');
    expect(asked()).not.toContain(outdated);
    await waitFor(() => expect(asked()).toHaveLength(1));
    const sent = JSON.stringify(asked()[0]?.request);
    expect(sent).toContain('"name":"shops"');
    expect(sent).toContain('"dryRun":true');
    await plan(preview());
    expect(await within(summary()).findByText('Confirmed price')).toBeInTheDocument();
  });

  it('falls back to the estimate, and says so, when the dry run fails', async () => {
    const { user, ready, sent, environment } = renderForm();
    await ready();
    await user.type(nameField(), 'shop');
    const operation = await sent(planned);
    act(() => environment.mock.reject(operation, new Error('gone')));
    expect(
      await within(summary()).findByText('Estimate: the price could not be confirmed'),
    ).toBeInTheDocument();
    expect(within(summary()).getByText('€9.00')).toBeInTheDocument();
  });

  it('shows refusals at their fields before anything is sent', async () => {
    const { user, ready, plan } = renderForm();
    await ready();
    await user.type(nameField(), 'shop');
    const message = 'A cluster named shop exists already. Choose another name';
    await plan(
      userError('InputError', {
        message,
        issues: [{ path: 'name', code: 'name_taken', message }],
      }),
    );
    await waitFor(() => expect(nameField()).toHaveAccessibleDescription(new RegExp(message)));
    expect(within(summary()).getByText(message)).toBeInTheDocument();
  });
});

describe('a token typed into the form', () => {
  it('that cannot be saved is reported in a toast and at its field, and no cluster is created', async () => {
    const { user, ready, sent, environment } = renderForm({ tokenState: 'missing' });
    await ready();
    await user.type(nameField(), 'shop');
    await user.type(tokenField(), 'x');
    await user.click(screen.getByRole('button', { name: 'Create cluster' }));
    const message = 'The token is read-only';
    const issues = [{ path: 'token', code: 'token_readonly', message }];
    const operation = await sent(saveToken);
    act(() =>
      environment.mock.resolve(operation, {
        data: { saveCloudToken: userError('InputError', { message, issues }) },
      }),
    );
    expect(await screen.findByText('Failed to save API token')).toBeInTheDocument();
    await waitFor(() => expect(tokenField()).toHaveAccessibleDescription(/read-only/));
    expect(nameField()).toHaveValue('shop');
  });
});

it('restores a removed node pool with Undo', async () => {
  const { user, ready } = renderForm();
  await ready();
  await user.click(await screen.findByRole('button', { name: /^Duplicate pool/, hidden: true }));
  const [first] = screen.getAllByRole('button', { name: /^Remove pool/, hidden: true });
  const pools = () =>
    screen
      .getAllByRole<HTMLInputElement>('textbox', { name: /^Pool name/, hidden: true })
      .map((element) => element.value);
  const both = pools();
  const offered = vi.spyOn(toast, 'success');
  await user.click(first!);
  await waitFor(() => expect(offered).toHaveBeenCalledOnce());
  expect(pools()).toHaveLength(1);
  act(() => offered.mock.lastCall![0].action?.onClick());
  await waitFor(() => expect(pools()).toEqual(both));
  // On its tab, which was not open.
  await waitFor(() => expect(screen.getAllByRole('textbox', { name: /^Pool name/ })[0]).toHaveFocus());
  offered.mockRestore();
});

describe('a configuration', () => {
  it('fills the form in, shows invalid values at their fields and can be undone', async () => {
    const { user, ready, answerTypes } = renderForm();
    await ready();
    await user.type(nameField(), 'before');
    const dialog = await importYaml(
      user,
      'hetzner_token: s3cr3t\ncluster_name: My_Shop\nimage: ubuntu-22.04\nk3s_version: v1.20.0+k3s1\n' +
        'networking: { cni: { mode: calico } }\ncolour: blue\n',
    );
    expect(await within(dialog).findByText('3 lines are not taken over as they stand')).toBeVisible();
    expect(within(dialog).getByText(/Tokens are never imported: type it/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Replace what is in the form' }));
    answerTypes();
    expect(await screen.findByText('The form was filled in from the configuration')).toBeVisible();
    expect(nameField()).toHaveValue('My_Shop');
    expect(await screen.findByText('Invalid operating system')).toBeVisible();
    expect(screen.getByText('Must be one of v1.32.8+k3s1')).toBeVisible();
    expect(screen.getAllByText('Must be flannel or cilium; the default stays.').length).toBeGreaterThan(1);
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('s3cr3t');
    await user.click(screen.getByRole('button', { name: 'Undo import' }));
    expect(nameField()).toHaveValue('before');
    expect(screen.queryByText('Invalid operating system')).not.toBeInTheDocument();
  });

  it('with too many node pools is reported above them until there are few enough', async () => {
    const { user, ready, answerTypes } = renderForm({ options: { maxNodePools: 2 } });
    await ready();
    const pool = (name: string) =>
      `  - { name: ${name}, instance_type: cx33, instance_count: 1, location: fsn1 }\n`;
    const dialog = await importYaml(
      user,
      `cluster_name: shop\nworker_node_pools:\n${['one', 'two', 'three'].map(pool).join('')}`,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Fill in the form' }));
    answerTypes();
    const problem = await screen.findByText('A cluster can start with 2 node pools at most.', {
      selector: '[role=alert] *',
    });
    await user.click(screen.getByRole('button', { name: 'Remove pool three', hidden: true }));
    await waitFor(() => expect(problem).not.toBeInTheDocument());
  });

  it('with a YAML error is refused with its line, and nothing changes', async () => {
    const { user, ready } = renderForm();
    await ready();
    const dialog = await importYaml(user, 'cluster_name: a\ncluster_name: b');
    expect(await within(dialog).findByText(/^Line 2: /)).toBeVisible();
    expect(within(dialog).getByRole('button', { name: 'Fill in the form' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('can be read from a file', async () => {
    const { user, ready } = renderForm();
    await ready();
    await user.click(screen.getByRole('button', { name: 'Import YAML' }));
    const dialog = await screen.findByRole('dialog');
    const file = new File(['cluster_name: from-file'], 'shop.yaml', { type: 'application/yaml' });
    // jsdom's files cannot be read.
    Object.assign(file, { text: () => Promise.resolve('cluster_name: from-file') });
    await user.upload(within(dialog).getByLabelText('Choose a file', { selector: 'input' }), file);
    expect(await within(dialog).findByText('Every line can be taken over.')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Fill in the form' }));
    expect(nameField()).toHaveValue('from-file');
  });

  it('is exported from the form without its token', async () => {
    const { user, ready } = renderForm({ tokenState: 'missing' });
    await ready();
    await user.type(nameField(), 'shop');
    await user.type(tokenField(), 'secret-token');
    await user.click(screen.getByRole('button', { name: 'Export YAML' }));
    const dialog = await screen.findByRole('dialog', { name: 'shop as YAML' });
    expect(dialog).toHaveTextContent('cluster_name: shop');
    expect(dialog).not.toHaveTextContent('secret-token');
  });
});
