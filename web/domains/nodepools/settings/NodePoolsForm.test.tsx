import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { MockPayloadGenerator } from 'relay-test-utils';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { userError } from '../../../testing/userError.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { InstanceTypesProvider } from '../InstanceTypesProvider.tsx';
import { NodePoolsForm } from './NodePoolsForm.tsx';
import type { NodePoolsFormTestQuery } from './__generated__/NodePoolsFormTestQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const query = graphql`
  query NodePoolsFormTestQuery @relay_test_operation {
    cluster(id: "c1") {
      ...NodePoolsForm_cluster
    }
    clusterOptions {
      ...NodePoolsForm_options
    }
  }
`;

const may = { allowed: true, code: null, detail: null };
const place = {
  ...{ name: 'fsn1', city: 'Falkenstein', country: 'Germany', countryCode: 'DE', networkZone: 'eu-central' },
};
const poolJson = (name: string, changes: object = {}) => ({
  id: `id-${name}`,
  name,
  instanceTypeName: 'cx23',
  location: place,
  instanceCount: 1,
  isAutoscaling: false,
  minInstances: null,
  maxInstances: null,
  status: 'ACTIVE',
  isRemovable: name !== 'default',
  actualCount: 1,
  isInSync: true,
  ...changes,
});
const clusterJson = (changes: object = {}) => ({
  id: 'c1',
  revision: 3,
  controlPlaneInstanceTypeName: 'cx23',
  isHighAvailability: false,
  controlPlaneLocations: [place],
  location: place,
  privateSubnet: '10.0.0.0/16',
  detail: null,
  viewerCan: { editNodePools: may, syncNodePools: may },
  nodePools: [poolJson('default'), poolJson('web', { instanceCount: 2, actualCount: 2 })],
  removedNodePools: [],
  ...changes,
});
const types = [
  ['cx23', '2.99'],
  ['cx33', '4.99'],
].map(([name, amount]) => ({
  ...{ name, cores: 2, memoryGb: 4, diskGb: 40, cpuType: 'SHARED', architecture: 'X86' },
  ...{ availability: 'AVAILABLE', unavailableAfter: null, monthlyPrice: { amount } },
}));

async function renderForm(changes: object = {}) {
  const view = renderWithRelay<NodePoolsFormTestQuery>(
    query,
    ({ cluster, clusterOptions }) =>
      cluster && (
        <InstanceTypesProvider>
          <NodePoolsForm cluster={cluster} options={clusterOptions} />
        </InstanceTypesProvider>
      ),
    {
      Cluster: () => clusterJson(changes),
      ClusterOptions: () => ({ maxNodePools: 10, defaults: { instanceType: 'cx23' }, locations: [place] }),
    },
  );
  await screen.findByRole('region', { name: 'Node pool default' });
  const { mock } = view.environment;
  await act(async () => {
    for (const operation of mock.getAllOperations()) {
      mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, { Query: () => ({ instanceTypes: types }) }),
      );
    }
  });
  const answer = (data: Record<string, unknown>) =>
    act(async () => mock.resolveMostRecentOperation({ data }));
  const sent = () => sentBy(mock.getMostRecentOperation()).input as Record<string, unknown>;
  const review = async () => {
    await view.user.click(screen.getByRole('button', { name: 'Review changes' }));
    await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
  };
  return { ...view, mock, answer, sent, review };
}
const card = (name: string) => screen.getByRole('region', { name: `Node pool ${name}` });

const preview = {
  __typename: 'ChangePreview',
  changes: [
    { path: 'nodePools.web.instanceCount', before: '2', after: '3', isOneWay: false, restarts: 'NONE' },
  ],
  warnings: [],
  monthlyPriceBefore: { amount: '11.96' },
  monthlyPriceAfter: { amount: '14.95' },
  quota: null,
};

describe('the node pools of an existing cluster', () => {
  it('show actual and desired nodes, and fields that are fixed after creation', async () => {
    await renderForm({
      nodePools: [poolJson('default', { instanceCount: 3, isInSync: false, status: 'CHANGED' })],
    });
    expect(card('default')).toHaveTextContent('1 of 3 nodes running');
    expect(card('default')).toHaveTextContent('Falkenstein');
    expect(within(card('default')).queryByRole('textbox', { name: 'Pool name' })).not.toBeInTheDocument();
    expect(screen.getAllByText(/can't be changed once a pool is saved/)).toHaveLength(1);
    expect(screen.getByText('Sync needed')).toBeVisible();
    expect(within(card('default')).getByRole('button', { name: 'Remove pool default' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });

  it('are reviewed with a dry run before saving', async () => {
    const { user, review, sent, answer, mock } = await renderForm();
    expect(screen.getByRole('button', { name: 'Review changes' })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(card('web')).getByRole('button', { name: 'Increase Nodes' }));
    expect(card('web')).toHaveTextContent('+€2.99/month');
    await review();
    expect(sent()).toMatchObject({
      dryRun: true,
      revision: 3,
      nodePools: [{ id: 'id-default' }, { id: 'id-web', instanceCount: 3 }],
    });
    await answer({ updateNodePools: preview });
    const dialog = await screen.findByRole('alertdialog', { name: 'Review changes' });
    expect(dialog).toHaveTextContent('Node pool web: Nodes');
    await user.click(within(dialog).getByRole('switch', { name: 'Sync right away' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save node pools' }));
    await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
    expect(sent()).not.toHaveProperty('dryRun');
  });

  it('show the saved values, with permanent options disabled', async () => {
    const { user, review, answer, mock } = await renderForm();
    await user.click(within(card('web')).getByRole('switch', { name: 'Autoscaling' }));
    await review();
    await answer({ updateNodePools: preview });
    const dialog = await screen.findByRole('alertdialog', { name: 'Review changes' });
    await user.click(within(dialog).getByRole('switch', { name: 'Sync right away' }));
    await user.click(within(dialog).getByRole('button', { name: 'Save node pools' }));
    await waitFor(() => expect(mock.getAllOperations()).toHaveLength(1));
    const scaling = { isAutoscaling: true, minInstances: 1, maxInstances: 6, status: 'CHANGED' };
    const nodePools = [poolJson('default'), poolJson('web', { ...scaling, isInSync: false })];
    const cluster = { ...clusterJson({ revision: 4, nodePools }), __typename: 'Cluster' };
    await answer({ updateNodePools: { __typename: 'UpdateNodePoolsPayload', cluster } });
    const toggle = within(card('web')).getByRole('switch', { name: 'Autoscaling' });
    await waitFor(() => expect(toggle).toHaveAttribute('aria-disabled', 'true'));
    expect(within(card('web')).getByRole('textbox', { name: 'Maximum nodes' })).toHaveValue('6');
    expect(screen.getByRole('button', { name: 'Review changes' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('are marked for removal and can be kept until they are saved', async () => {
    const { user, review, sent } = await renderForm();
    await user.click(screen.getByRole('button', { name: 'Remove pool web' }));
    expect(card('web')).toHaveTextContent('Will be removed when you save.');
    expect(card('web')).toHaveTextContent('−€5.98/month');
    expect(screen.getByRole('button', { name: 'Keep pool web' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Keep pool web' }));
    expect(screen.getByRole('button', { name: 'Remove pool web' })).toHaveFocus();
    expect(within(card('web')).getByRole('textbox', { name: 'Nodes' })).toHaveValue('2');
    await user.click(screen.getByRole('button', { name: 'Remove pool web' }));
    await review();
    expect(sent().nodePools).toMatchObject([{ id: 'id-default' }]);
  });

  it('move the focus to the button that adds a pool when a new one is removed', async () => {
    const { user } = await renderForm();
    await user.click(screen.getByRole('button', { name: 'Add node pool' }));
    await user.click(screen.getByRole('button', { name: 'Remove pool pool-2' }));
    expect(screen.queryByRole('region', { name: 'Node pool pool-2' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add node pool' })).toHaveFocus();
  });

  it('are added again when the removal of a new one is undone', async () => {
    const offered = vi.spyOn(toast, 'success');
    const { user, review, sent } = await renderForm();
    await user.click(screen.getByRole('button', { name: 'Add node pool' }));
    await user.click(screen.getByRole('button', { name: 'Remove pool pool-2' }));
    await waitFor(() => expect(offered).toHaveBeenCalledOnce());
    act(() => offered.mock.lastCall![0].action?.onClick());
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Pool name/ })).toHaveFocus());
    await review();
    expect(sent().nodePools).toMatchObject([{ id: 'id-default' }, { id: 'id-web' }, { name: 'pool-2' }]);
    offered.mockRestore();
  });

  it('keep autoscaling once it is enabled', async () => {
    const { user } = await renderForm({
      nodePools: [poolJson('default', { isAutoscaling: true, minInstances: 1, maxInstances: 3 })],
    });
    const toggle = within(card('default')).getByRole('switch', { name: 'Autoscaling' });
    await user.click(toggle);
    expect(toggle).toBeChecked();
    expect(card('default')).toHaveTextContent('Autoscaling cannot be disabled once it is enabled.');
  });

  it('have the highest price of autoscaling, each and of the whole cluster', async () => {
    await renderForm({
      hasPublicIpv4: false,
      attachments: { monthlyPrice: { amount: '0' } },
      nodePools: [poolJson('default', { isAutoscaling: true, minInstances: 1, maxInstances: 3 })],
    });
    expect(card('default')).toHaveTextContent('€2.99/monthup to €8.97');
    expect(screen.getByText('up to €11.96')).toBeVisible();
  });

  it("show the server's refusal at the field of the right pool", async () => {
    const { user, review, answer } = await renderForm();
    await user.click(screen.getByRole('button', { name: 'Remove pool web' }));
    await user.click(screen.getByRole('button', { name: 'Add node pool' }));
    await review();
    const issue = { path: 'nodePools.1.name', message: 'A node pool named pool-2 exists already' };
    await answer({ updateNodePools: userError('InputError', { message: '', issues: [issue] }) });
    expect(card('pool-2')).toHaveTextContent('A node pool named pool-2 exists already');
  });

  it("report changes of another user, and apply the user's edits to them on request", async () => {
    const { user, review, answer, sent } = await renderForm();
    await user.click(within(card('web')).getByRole('button', { name: 'Increase Nodes' }));
    await review();
    const newCluster = clusterJson({
      revision: 4,
      nodePools: [
        poolJson('default', { instanceCount: 5 }),
        poolJson('web', { instanceCount: 2, actualCount: 2 }),
      ],
    });
    await answer({
      updateNodePools: userError('ConflictError', {
        message: 'Bea changed this cluster.',
        changedBy: 'Bea',
        changedAt: '2026-11-20T10:00:00.000Z',
        changes: [{ path: 'nodePools.default.instanceCount', before: '1', after: '5' }],
        cluster: newCluster,
      }),
    });
    expect(await screen.findByText('Bea changed these settings in the meantime')).toBeVisible();
    expect(screen.getByText('Node pool default: Nodes')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Keep my changes' }));
    expect(within(card('default')).getByRole('textbox', { name: 'Nodes' })).toHaveValue('5');
    expect(within(card('web')).getByRole('textbox', { name: 'Nodes' })).toHaveValue('3');
    await review();
    expect(sent()).toMatchObject({ revision: 4, nodePools: [{ instanceCount: 5 }, { instanceCount: 3 }] });
  });

  it('offer a sync only when the servers differ', async () => {
    await renderForm();
    expect(screen.queryByRole('button', { name: 'Sync node pools' })).not.toBeInTheDocument();
  });

  it('report that the last sync failed, and offer to repeat it', async () => {
    const { user, answer, sent } = await renderForm({
      detail: serverMessage('cx23 is sold out in Falkenstein at the moment.'),
      nodePools: [poolJson('default', { status: 'FAILED', instanceCount: 3, isInSync: false })],
    });
    expect(screen.getByText('The last sync did not finish')).toBeVisible();
    expect(screen.getByText(/sold out in Falkenstein/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Sync node pools' }));
    await screen.findByRole('dialog', { name: 'Sync node pools?' });
    await waitFor(() => expect(sent()).toEqual({ clusterId: 'c1', dryRun: true }));
    await answer({
      syncNodePools: {
        __typename: 'SyncNodePoolsPayload',
        isStarted: false,
        scaleUp: [{ name: 'default', count: 2, servers: ['a-worker2', 'a-worker3'] }],
        scaleDown: [],
        cluster: null,
      },
    });
    const dialog = await screen.findByRole('alertdialog', { name: 'Sync node pools?' });
    expect(dialog).toHaveTextContent('2 nodes more in default');
    expect(dialog).toHaveTextContent('a-worker2, a-worker3');
    await user.click(within(dialog).getByRole('button', { name: 'Sync node pools' }));
    await waitFor(() => expect(sent()).toEqual({ clusterId: 'c1' }));
  });

  it('are read-only with the reason for roles without permission', async () => {
    const forbidden = { allowed: false, code: 'FORBIDDEN', detail: serverMessage('No.') };
    await renderForm({
      viewerCan: { editNodePools: forbidden, syncNodePools: forbidden },
      removedNodePools: [poolJson('old')],
    });
    for (const name of ['Nodes', 'Server type']) {
      const field = within(card('web')).getByRole('textbox', { name });
      expect(field).toHaveAttribute('readonly');
      expect(field).toHaveAccessibleDescription('No.');
    }
    const controls = [
      within(card('web')).getByRole('button', { name: 'Increase Nodes' }),
      within(card('web')).getByRole('switch', { name: 'Autoscaling' }),
      screen.getByRole('button', { name: 'Remove pool web' }),
      screen.getByRole('button', { name: 'Keep pool old' }),
      screen.getByRole('button', { name: 'Add node pool' }),
      screen.getByRole('button', { name: 'Review changes' }),
    ];
    for (const control of controls) expect(control).toHaveAttribute('aria-disabled', 'true');
  });
});
