import { act, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate, graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { answerMutation } from '../../../testing/answer.ts';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { userError } from '../../../testing/userError.ts';
import type { SettingsTab } from '../form/useDeploymentTabs.ts';
import { DeleteDeploymentCard } from './DeleteDeploymentCard.tsx';
import { DeploymentSettingsForm } from './DeploymentSettingsForm.tsx';
import updateMutation from './__generated__/useUpdateDeploymentMutation.graphql.ts';
import deleteMutation from '../actions/__generated__/useDeleteDeploymentMutation.graphql.ts';
import type { DeploymentSettingsFormTestQuery } from './__generated__/DeploymentSettingsFormTestQuery.graphql.ts';

const query = graphql`
  query DeploymentSettingsFormTestQuery @relay_test_operation {
    cluster(id: "c1") {
      deployment(id: "d1") {
        ...DeploymentSettingsForm_deployment
        ...DeleteDeploymentCard_deployment
      }
    }
  }
`;

const allowed = { allowed: true, code: null, detail: null };
const deployment = {
  id: 'd1',
  uuid: 'u2',
  revision: 3,
  name: 'shop',
  namespace: 'default',
  source: { id: 's', imageRepository: 'nginx', imageTag: '1.27' },
  port: 80,
  servicePort: 80,
  replicas: 2,
  variables: [{ name: 'LOG_LEVEL', value: 'info' }],
  secretNames: ['API_KEY'],
  volumes: [] as object[],
  keptVolumes: [] as object[],
  exposure: { isEnabled: false, hostname: null, ingressClass: 'traefik', hasTls: true },
  resources: { cpuRequest: '100m', memoryRequest: '128Mi', cpuLimit: null, memoryLimit: null },
  healthCheck: null,
  autoUpdate: { isEnabled: false, policy: 'MINOR', customPattern: null, frequency: 'EVERY_5_MINUTES' },
  autoscaling: {
    isEnabled: false,
    minReplicas: 1,
    maxReplicas: 10,
    targetCpuPercentage: 80,
    targetMemoryPercentage: 80,
    scaleDownStabilizationSeconds: 300,
    scaleUpStabilizationSeconds: 0,
  },
  viewerCan: { update: allowed, delete: allowed },
};

beforeAll(() => loadNamespaces(['clusters', 'clusters.settings', 'preview', 'deployments.form']));

async function show(tab: SettingsTab, rest: object = {}) {
  const view = renderWithRelay<DeploymentSettingsFormTestQuery>(
    query,
    ({ cluster }) =>
      cluster?.deployment && (
        <>
          <DeploymentSettingsForm deployment={cluster.deployment} tab={tab} />
          <DeleteDeploymentCard deployment={cluster.deployment} />
        </>
      ),
    {
      Node: () => ({ __typename: 'Deployment', ...deployment, ...rest }),
      Query: () => ({
        cluster: {
          id: 'c1',
          deployment: {
            ...deployment,
            ...rest,
            cluster: { id: 'c1', uuid: 'u1', ingressClasses: [{ name: 'traefik' }], deployments: null },
          },
        },
      }),
    },
  );
  await submit();
  return {
    ...view,
    sent: () => sentBy(view.environment.mock.getMostRecentOperation()).input as Record<string, unknown>,
    /** Another user has saved. */
    change: (fields: Record<string, string | number>) =>
      act(() => {
        commitLocalUpdate(view.environment, (store) => {
          for (const [field, value] of Object.entries(fields)) store.get('d1')?.setValue(value, field);
        });
      }),
  };
}
const submit = () => screen.findByRole('button', { name: 'Update deployment' });
const replicas = () => screen.getByRole('textbox', { name: 'Replicas' });

it('offers saving only after a change, and sends the edited parts for review', async () => {
  const { user, sent } = await show('env');
  expect(await submit()).toHaveAttribute('aria-disabled', 'true');
  await user.type(screen.getByRole('textbox', { name: /^Value 1/ }), '!');
  expect(screen.getByText('Unsaved changes · 1 field')).toBeInTheDocument();
  await user.click(await submit());
  await waitFor(() => expect(sent()).toBeDefined());
  expect(sent()).toEqual({
    id: 'd1',
    revision: 3,
    variables: [{ name: 'LOG_LEVEL', value: 'info!' }],
    secrets: [{ name: 'API_KEY' }],
    dryRun: true,
  });
});

it('follows changes of others in fields that were not edited', async () => {
  const { user, change } = await show('general');
  await user.type(screen.getByRole('textbox', { name: /^Image tag/ }), '.1');
  change({ replicas: 5, revision: 4 });
  expect(replicas()).toHaveValue('5');
  expect(screen.getByText('Unsaved changes · 1 field')).toBeInTheDocument();
});

it('sends the reviewed revision if another user saves during the review', async () => {
  const { user, environment, change, sent } = await show('env');
  await user.type(screen.getByRole('textbox', { name: /^Value 1/ }), '!');
  await user.click(await submit());
  await answerMutation(environment, updateMutation, {
    updateDeployment: {
      __typename: 'ChangePreview',
      changes: [],
      warnings: [],
      monthlyPriceBefore: null,
      monthlyPriceAfter: { amount: '10.00' },
      quota: null,
    },
  });
  const dialog = await findConfirmDialog();
  change({ replicas: 5, revision: 4 });
  await user.click(within(dialog).getByRole('button', { name: 'Update deployment' }));
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  expect(sent()).toEqual({
    id: 'd1',
    revision: 3,
    variables: [{ name: 'LOG_LEVEL', value: 'info!' }],
    secrets: [{ name: 'API_KEY' }],
  });
});

it('asks what happens to the data of a removed volume, with its price, before it can be saved', async () => {
  const volumes = [{ mountPath: '/data', size: '20Gi', storageClass: null }];
  const { user, environment, sent } = await show('storage', { volumes, replicas: 1 });
  await user.click(screen.getByRole('button', { name: 'Remove volume 1' }));
  await user.click(await submit());
  const changes = { id: 'd1', revision: 3, volumes: [] };
  const preview = (monthlyPriceAfter: string) =>
    answerMutation(environment, updateMutation, {
      updateDeployment: {
        __typename: 'ChangePreview',
        changes: [],
        warnings: [],
        monthlyPriceBefore: { amount: '0.88' },
        monthlyPriceAfter: { amount: monthlyPriceAfter },
        quota: null,
      },
    });
  await preview('0.88');
  const dialog = await findConfirmDialog();
  const confirm = () => within(dialog).getByRole('button', { name: 'Update deployment' });
  expect(dialog).toHaveTextContent('You remove the volume /data. What happens to its data?');
  for (const radio of within(dialog).getAllByRole('radio')) expect(radio).not.toBeChecked();
  expect(confirm()).toHaveAttribute('aria-disabled', 'true');
  await user.click(confirm());
  expect(environment.mock.getAllOperations()).toHaveLength(0);

  await user.click(within(dialog).getByRole('radio', { name: 'Delete the data' }));
  await waitFor(() => expect(sent()).toEqual({ ...changes, removedVolumes: 'DELETE', dryRun: true }));
  await preview('0.00');
  await waitFor(() => expect(dialog).toHaveTextContent('€0.00'));
  await user.click(confirm());
  await waitFor(() => expect(sent()).toEqual({ ...changes, removedVolumes: 'DELETE' }));
});

it('does not ask about volumes if none is removed', async () => {
  const volumes = [{ mountPath: '/data', size: '20Gi', storageClass: null }];
  const { user, environment } = await show('storage', { volumes, replicas: 1 });
  await user.clear(screen.getByRole('textbox', { name: /^Size 1/ }));
  await user.type(screen.getByRole('textbox', { name: /^Size 1/ }), '30Gi');
  await user.click(await submit());
  await answerMutation(environment, updateMutation, {
    updateDeployment: {
      __typename: 'ChangePreview',
      changes: [],
      warnings: [],
      monthlyPriceBefore: { amount: '0.88' },
      monthlyPriceAfter: { amount: '1.32' },
      quota: null,
    },
  });
  expect(within(await findConfirmDialog()).queryByRole('radio')).toBeNull();
});

it('lists removed volumes whose data was kept, with their price', async () => {
  const kept = { name: 'shop-1', size: '20Gi', monthlyPrice: { amount: '0.88' } };
  await show('storage', { keptVolumes: [kept] });
  const card = screen.getByRole('region', { name: 'Kept volumes' });
  expect(within(card).getByRole('listitem')).toHaveTextContent('shop-1 · 20Gi€0.88 per month');
});

it('asks which value to keep when both changed the same field', async () => {
  const { user, change } = await show('general');
  await user.clear(replicas());
  await user.type(replicas(), '3');
  await user.tab();
  change({ replicas: 5, revision: 4 });
  const clash = await screen.findByRole('group', { name: 'Replicas' });
  expect(await submit()).toHaveAttribute('aria-disabled', 'true');
  await user.click(within(clash).getAllByRole('button')[0]!);
  expect(replicas()).toHaveValue('5');
});

it('shows name and namespace as fixed, and everything with the reason while it is busy', async () => {
  const reason = { allowed: false, code: 'BUSY', detail: null };
  await show('general', { viewerCan: { update: reason } });
  expect(screen.getByText('Name cannot be changed')).toBeInTheDocument();
  expect(screen.getByText('Namespace cannot be changed')).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: /^Image repository/ })).toHaveAttribute('readonly');
});

it('lists what is invalid, and asks to check the form when a refusal has no words of its own', async () => {
  const { user, environment } = await show('general');
  const tag = screen.getByRole('textbox', { name: /^Image tag/ });
  await user.type(tag, '!');
  await user.click(await submit());
  const list = await screen.findByRole('alert');
  expect(list).toHaveTextContent(/^Validation error.*Invalid image tag format/);
  await user.type(tag, '{Backspace}.1');
  await user.click(await submit());
  const issues = [{ path: 'imageTag', code: 'invalid', detail: null }];
  await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { updateDeployment: userError('InputError', { detail: null, issues }) },
    }),
  );
  expect(await screen.findByText('Please check your form inputs')).toBeVisible();
});

it('is left without asking about changes after its deployment was deleted', async () => {
  const { user, environment, router } = await show('general');
  await user.type(screen.getByRole('textbox', { name: /^Image tag/ }), '.1');
  await user.click(screen.getByRole('button', { name: 'Delete deployment' }));
  const dialog = await findConfirmDialog();
  await user.type(within(dialog).getByRole('textbox'), 'delete me');
  await user.click(within(dialog).getByRole('button', { name: 'Delete deployment' }));
  await answerMutation(environment, deleteMutation, {
    deleteDeployment: { __typename: 'DeleteDeploymentPayload', deployment },
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/clusters/u1/deployments'));
});
