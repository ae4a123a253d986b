import { act, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { switchLanguage } from '../../../testing/renderUi.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { CreateDeploymentForm } from './CreateDeploymentForm.tsx';
import type { CreateDeploymentFormTestQuery } from './__generated__/CreateDeploymentFormTestQuery.graphql.ts';

const query = graphql`
  query CreateDeploymentFormTestQuery @relay_test_operation {
    cluster(id: "c1") {
      ...CreateDeploymentForm_cluster
    }
  }
`;

interface Situation {
  readonly classes?: readonly string[];
  readonly installed?: readonly string[];
}

function show({ classes = ['traefik'], installed = ['keel', 'metrics-server'] }: Situation = {}) {
  return renderWithRelay<CreateDeploymentFormTestQuery>(
    query,
    ({ cluster }) => cluster && <CreateDeploymentForm cluster={cluster} />,
    {
      Cluster: () => ({
        id: 'c1',
        uuid: 'u1',
        ingressClasses: classes.map((name) => ({ name, isDefault: true })),
        storageClasses: [{ name: 'hcloud-volumes', isDefault: true }],
        addons: {
          nodes: ['keel', 'metrics-server'].map((name) => ({ name, isInstalled: installed.includes(name) })),
        },
        ingressEndpoints: [{ address: '203.0.113.7', family: 'IPV4' }],
        deployments: { nodes: [] },
      }),
    },
    { path: '/clusters/u1/deployments/create' },
  );
}
type View = ReturnType<typeof show>;

const field = (name: RegExp) => screen.findByRole('textbox', { name });
const openTab = (view: View, name: string) =>
  view.user.click(screen.getByRole('link', { name: new RegExp(name) }));

async function fillIn(view: View) {
  await view.user.type(await field(/^Name$/), 'shop');
  await view.user.click(await field(/^Image repository/));
  await view.user.paste('ghcr.io/acme/shop:1.4.2');
}

/** The last operation with that name that waits for an answer. */
const pending = ({ environment }: View, name: string) =>
  environment.mock.getAllOperations().findLast(({ request }) => request.node.operation.name === name);

it('splits a pasted image and sends the creation with its defaults', async () => {
  const view = show();
  await fillIn(view);
  expect(await field(/^Image tag/)).toHaveValue('1.4.2');
  expect(screen.getByText('The tag was moved to its own field.')).toBeInTheDocument();
  await view.user.click(screen.getByRole('button', { name: 'Create deployment' }));
  await waitFor(() => expect(pending(view, 'useCreateDeploymentMutation')).toBeDefined());
  expect(sentBy(pending(view, 'useCreateDeploymentMutation')!).input).toMatchObject({
    clusterId: 'c1',
    name: 'shop',
    namespace: 'default',
    imageRepository: 'ghcr.io/acme/shop',
    imageTag: '1.4.2',
    port: 80,
    replicas: 1,
    exposure: { isEnabled: false, ingressClass: 'traefik' },
  });
});

it('opens the tab of the first error and keeps what was entered', async () => {
  const view = show();
  await fillIn(view);
  await openTab(view, 'Networking');
  await view.user.click(await screen.findByRole('switch', { name: 'Expose via ingress' }));
  await openTab(view, 'General');
  await view.user.click(screen.getByRole('button', { name: 'Create deployment' }));
  const host = await screen.findByRole('textbox', { name: /^Hostname/ });
  await waitFor(() => expect(host).toHaveFocus());
  expect(screen.getByRole('alert')).toHaveTextContent('Hostname is required when exposing via ingress');
  await view.user.click(screen.getByRole('button', { name: 'Use shop.203-0-113-7.sslip.io' }));
  expect(host).toHaveValue('shop.203-0-113-7.sslip.io');
  expect(screen.getByText('A 203.0.113.7')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('reports a taken name before anything is sent, until the namespace is changed', async () => {
  const view = show();
  await view.user.type(await field(/^Name$/), 'shop');
  await waitFor(() => expect(pending(view, 'useNameCheckQuery')).toBeDefined());
  act(() => {
    view.environment.mock.nextValue(pending(view, 'useNameCheckQuery')!, {
      data: { deploymentNameAvailable: false },
    });
  });
  expect(await screen.findByText('Name already exists in namespace')).toBeInTheDocument();
  await view.user.type(await field(/^Namespace/), '-2');
  await waitFor(() => expect(screen.queryByText('Name already exists in namespace')).not.toBeInTheDocument());
});

it('shows a removed volume again with Undo, and runs one replica again', async () => {
  const offered = vi.spyOn(toast, 'success');
  const view = show();
  await openTab(view, 'Storage');
  await view.user.click(screen.getByRole('button', { name: 'Add volume' }));
  await view.user.type(await field(/^Mount path 1/), '/data');
  await view.user.click(screen.getByRole('button', { name: 'Remove volume 1' }));
  await openTab(view, 'General');
  await view.user.clear(await field(/^Replicas/));
  await view.user.type(await field(/^Replicas/), '3');
  act(() => offered.mock.lastCall![0].action?.onClick());
  const path = await field(/^Mount path 1/);
  await waitFor(() => expect(path).toHaveFocus());
  expect(path).toHaveValue('/data');
  await openTab(view, 'General');
  expect(await field(/^Replicas/)).toHaveValue('1');
  offered.mockRestore();
});

it('runs one replica with a volume and names missing add-ons', async () => {
  const view = show({ installed: [], classes: [] });
  await openTab(view, 'Storage');
  await view.user.click(screen.getByRole('button', { name: 'Add volume' }));
  expect(screen.getByRole('textbox', { name: /^Size 1/ })).toHaveValue('10Gi');
  await openTab(view, 'General');
  expect(screen.getByText('A deployment with a volume runs one replica')).toBeInTheDocument();
  await openTab(view, 'Automation');
  expect(screen.getByText('Keel is not installed')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Go to add-ons' })[0]).toHaveAttribute(
    'href',
    '/clusters/u1/addons',
  );
});

it.each([
  ['Envs', 'variable'],
  ['Storage', 'volume'],
])('%s: moves the focus to the button that adds a %s when the only one is removed', async (tab, row) => {
  const view = show();
  await openTab(view, tab);
  await view.user.click(screen.getByRole('button', { name: `Add ${row}` }));
  await view.user.click(screen.getByRole('button', { name: `Remove ${row} 1` }));
  expect(screen.queryByRole('button', { name: `Remove ${row} 1` })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: `Add ${row}` })).toHaveFocus();
});

it('refuses a health check delay that is no whole number, at its field', async () => {
  const view = show();
  await fillIn(view);
  await view.user.type(await field(/^Path/), '/healthz');
  const delay = await field(/^Initial delay/);
  await view.user.type(delay, '1,5');
  await view.user.click(screen.getByRole('button', { name: 'Create deployment' }));
  await waitFor(() => expect(delay).toHaveAccessibleDescription(/must be a whole number/));
  expect(pending(view, 'useCreateDeploymentMutation')).toBeUndefined();
});

it('is in Spanish', async () => {
  await switchLanguage('es');
  const view = show();
  await view.user.click(await screen.findByRole('button', { name: 'Crear despliegue' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('El nombre del despliegue es obligatorio');
});
