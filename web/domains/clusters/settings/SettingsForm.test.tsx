import { act, screen, waitFor, within } from '@testing-library/react';
import { commitLocalUpdate, graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { findConfirmDialog } from '../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { userError } from '../../../testing/userError.ts';
import { GeneralForm } from './GeneralForm.tsx';
import { PendingUpdate } from './PendingUpdate.tsx';
import type { SettingsFormTestQuery } from './__generated__/SettingsFormTestQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const allowed = { allowed: true, code: null, detail: null };
const settings = {
  k3sVersion: 'v1.31.12+k3s1',
  isHighAvailability: false,
  schedulesWorkloadsOnControlPlane: false,
  hasEmbeddedRegistryMirror: false,
  isCniEncrypted: false,
  notes: null,
  labels: ['team=shop'],
};
const cluster = {
  ...settings,
  id: 'c1',
  status: 'ACTIVE',
  revision: 3,
  k3sUpgrades: ['v1.32.8+k3s1', 'v1.32.1+k3s1'],
  wantedSettings: settings,
  viewerCan: { update: allowed },
  pendingUpdate: null as object | null,
};

beforeAll(() => loadNamespaces(['clusters', 'preview', 'errors']));

const query = graphql`
  query SettingsFormTestQuery @relay_test_operation {
    cluster(id: "c1") {
      ...GeneralForm_cluster
      ...PendingUpdate_cluster
    }
  }
`;

async function show(rest: object = {}) {
  const rendered = renderWithRelay<SettingsFormTestQuery>(
    query,
    ({ cluster: data }) =>
      data && (
        <>
          <PendingUpdate cluster={data} />
          <GeneralForm cluster={data} />
        </>
      ),
    { Cluster: () => ({ ...cluster, ...rest }) },
  );
  await screen.findByLabelText(/Kubernetes version/, { selector: 'select, input' });
  const { environment } = rendered;
  return {
    ...rendered,
    /** The live event after another user has saved. */
    settle: (changes: Record<string, string | boolean | number>) =>
      act(() => {
        commitLocalUpdate(environment, (store) => {
          const record = store.get('c1');
          const wanted = record?.getLinkedRecord('wantedSettings');
          for (const [field, value] of Object.entries(changes)) {
            (field in settings ? wanted : record)?.setValue(value, field);
          }
        });
      }),
    asked: () => sentBy(environment.mock.getMostRecentOperation()),
    answer: (result: object) =>
      act(async () =>
        environment.mock.resolve(environment.mock.getMostRecentOperation(), {
          data: { updateCluster: result },
        }),
      ),
  };
}

const version = () => screen.getByLabelText(/Kubernetes version/, { selector: 'select, input' });
const submit = () => screen.getByRole('button', { name: 'Update cluster' });
const preview = {
  __typename: 'ChangePreview',
  changes: [
    {
      path: 'k3sVersion',
      before: 'v1.31.12+k3s1',
      after: 'v1.32.8+k3s1',
      isOneWay: true,
      restarts: 'CONTROL_PLANE',
    },
  ],
  warnings: [serverMessage('Away.', 'API_AWAY')],
  monthlyPriceBefore: { amount: '10.00' },
  monthlyPriceAfter: { amount: '10.00' },
  quota: null,
};

describe('the settings form', () => {
  it('offers the available versions, and saving only after a change', async () => {
    await show();
    expect(
      within(version())
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['v1.32.8+k3s1', 'v1.32.1+k3s1', 'v1.31.12+k3s1 (current)']);
    expect(submit()).toHaveAttribute('aria-disabled', 'true');
    expect(submit()).toHaveAccessibleDescription('Nothing has been changed yet.');
  });

  it('shows the changes for review, then sends exactly these with the revision', async () => {
    const { user, asked, answer } = await show();
    await user.selectOptions(version(), 'v1.32.8+k3s1');
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
    await user.click(submit());
    // The first form also loads the schemas.
    await waitFor(() =>
      expect(asked()).toEqual({
        input: { id: 'c1', revision: 3, k3sVersion: 'v1.32.8+k3s1', dryRun: true },
      }),
    );
    await answer(preview);
    const dialog = await screen.findByRole('alertdialog');
    expect(within(dialog).getByText('Cannot be undone')).toBeInTheDocument();
    expect(
      within(dialog).getByText(/The Kubernetes API is unavailable for a few minutes/),
    ).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Update cluster' }));
    expect(asked()).toEqual({
      input: { id: 'c1', revision: 3, k3sVersion: 'v1.32.8+k3s1' },
    });
  });

  it('sends the reviewed revision if another user saves during the review', async () => {
    const { user, settle, asked, answer } = await show();
    await user.selectOptions(version(), 'v1.32.8+k3s1');
    await user.click(submit());
    await waitFor(() => expect(asked()).toMatchObject({ input: { dryRun: true } }));
    await answer(preview);
    const dialog = await screen.findByRole('alertdialog');
    settle({ hasEmbeddedRegistryMirror: true, revision: 4 });
    await user.click(within(dialog).getByRole('button', { name: 'Update cluster' }));
    expect(asked()).toEqual({ input: { id: 'c1', revision: 3, k3sVersion: 'v1.32.8+k3s1' } });
  });

  it('sends only the notes if nothing else changed', async () => {
    const { user, asked } = await show();
    await user.type(screen.getByRole('textbox', { name: /^Notes/ }), 'Owned by the shop team');
    await user.click(submit());
    await waitFor(() =>
      expect(asked()).toEqual({
        input: { id: 'c1', revision: 3, notes: 'Owned by the shop team', dryRun: true },
      }),
    );
  });

  it('sends and shows a text without blanks around it, as it is stored', async () => {
    const { user, asked } = await show();
    await user.type(screen.getByRole('textbox', { name: /^Notes/ }), ' Ask Ana ');
    await user.click(submit());
    await waitFor(() => expect(asked()).toMatchObject({ input: { notes: 'Ask Ana' } }));
    expect(screen.getByRole('textbox', { name: /^Notes/ })).toHaveValue('Ask Ana');
  });

  it('sends the labels as a sorted list, and shows them like that', async () => {
    const { user, asked } = await show();
    await user.type(screen.getByRole('textbox', { name: /^Labels/ }), '{Enter}env=test, tier=1');
    await user.click(submit());
    await waitFor(() =>
      expect(asked()).toMatchObject({
        input: { labels: ['env=test', 'team=shop', 'tier=1'], dryRun: true },
      }),
    );
    expect(screen.getByRole('textbox', { name: /^Labels/ })).toHaveValue('env=test\nteam=shop\ntier=1');
  });

  it('says that labels are saved, because nothing runs on the servers for them', async () => {
    const { user, asked, answer } = await show();
    await user.type(screen.getByRole('textbox', { name: /^Labels/ }), '{Enter}env=test');
    await user.click(submit());
    await waitFor(() => expect(asked()).toMatchObject({ input: { dryRun: true } }));
    await answer({ ...preview, changes: [], warnings: [] });
    const dialog = await screen.findByRole('alertdialog');
    await user.click(within(dialog).getByRole('button', { name: 'Update cluster' }));
    await answer({ __typename: 'UpdateClusterPayload', cluster });
    expect(await screen.findByText('Settings saved')).toBeInTheDocument();
  });

  it('follows changes of others while it is untouched', async () => {
    const { settle } = await show();
    settle({ hasEmbeddedRegistryMirror: true, revision: 4 });
    expect(screen.getByRole('switch', { name: 'Embedded registry mirror' })).toBeChecked();
    expect(screen.queryByText(/in the meantime/)).not.toBeInTheDocument();
  });

  it('asks for a choice per field that both users changed, and names the other user', async () => {
    const { user, settle, asked, answer } = await show();
    await user.selectOptions(version(), 'v1.32.8+k3s1');
    await user.click(screen.getByRole('switch', { name: 'Run workloads on the control plane' }));
    settle({ k3sVersion: 'v1.32.1+k3s1', hasEmbeddedRegistryMirror: true, revision: 4 });
    expect(version()).toHaveValue('v1.32.8+k3s1');
    expect(submit()).toHaveAccessibleDescription('Choose a value first.');
    expect(asked()).toEqual({ input: { id: 'c1', revision: 3, dryRun: true } });
    await answer(
      userError('ConflictError', {
        message: 'Grace changed this cluster.',
        changedBy: 'Grace',
        changedAt: '2026-11-02T10:00:00.000Z',
        changes: [{ path: 'hasEmbeddedRegistryMirror', before: 'off', after: 'on' }],
        cluster: {
          ...cluster,
          revision: 4,
          wantedSettings: { ...settings, k3sVersion: 'v1.32.1+k3s1', hasEmbeddedRegistryMirror: true },
        },
      }),
    );
    expect(await screen.findByText('Grace changed these settings in the meantime')).toBeInTheDocument();
    expect(screen.getByText(/^You and Grace changed the same setting/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Take v1.32.1+k3s1' }));
    expect(version()).toHaveValue('v1.32.1+k3s1');
    expect(screen.getByRole('switch', { name: 'Run workloads on the control plane' })).toBeChecked();
    expect(screen.getByText('1 unsaved change')).toBeInTheDocument();
    expect(submit()).not.toHaveAttribute('aria-disabled', 'true');
  });

  it("keeps the user's value on top of the new state, and sends it with the new revision", async () => {
    const { user, settle, asked } = await show();
    await user.selectOptions(version(), 'v1.32.8+k3s1');
    settle({ k3sVersion: 'v1.32.1+k3s1', revision: 4 });
    await user.click(screen.getByRole('button', { name: 'Keep mine: v1.32.8+k3s1' }));
    expect(version()).toHaveValue('v1.32.8+k3s1');
    await user.click(submit());
    expect(asked()).toMatchObject({
      input: { revision: 4, k3sVersion: 'v1.32.8+k3s1', dryRun: true },
    });
  });

  it('shows a refusal at its field', async () => {
    const { user, answer } = await show();
    await user.click(screen.getByRole('switch', { name: 'High availability' }));
    await user.click(submit());
    await answer(
      userError('InputError', {
        message: 'No.',
        issues: [{ path: 'isHighAvailability', message: 'Server type cx23 is unavailable in fsn1' }],
      }),
    );
    expect(await screen.findByText('Server type cx23 is unavailable in fsn1')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'High availability' })).toBeChecked();
  });

  it('is read-only with the reason if nothing may be changed', async () => {
    await show({
      isHighAvailability: true,
      viewerCan: { update: { allowed: false, code: 'ARCHIVED', detail: serverMessage('', 'ARCHIVED') } },
    });
    const reason = 'This operation is not allowed on archived clusters. Please unarchive the cluster first.';
    expect(version()).toHaveAttribute('readonly');
    expect(submit()).toHaveAccessibleDescription(reason);
    expect(screen.getByRole('switch', { name: 'High availability' })).toHaveAccessibleDescription(
      'High availability cannot be turned off again.',
    );
  });
});

describe('pending settings', () => {
  const pendingUpdate = {
    changes: [{ path: 'hasEmbeddedRegistryMirror', before: 'off', after: 'on' }],
  };
  const waiting = { pendingUpdate, wantedSettings: { ...settings, hasEmbeddedRegistryMirror: true } };

  it('are shown with their new values, and are applied after a question', async () => {
    const { user, asked } = await show(waiting);
    expect(screen.getByText('Saved but not applied')).toBeInTheDocument();
    expect(screen.getByRole('switch', { name: 'Embedded registry mirror' })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Update now' }));
    const dialog = await findConfirmDialog();
    await user.click(within(dialog).getByRole('button', { name: 'Update cluster' }));
    await waitFor(() => expect(asked()).toEqual({ input: { id: 'c1', revision: 3 } }));
  });

  it('can be discarded by saving those in effect again', async () => {
    const { user, asked } = await show(waiting);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(asked()).toEqual({ input: { id: 'c1', revision: 3, hasEmbeddedRegistryMirror: false } });
  });

  it('are discarded once, however often the button is pressed', async () => {
    const { user, environment } = await show(waiting);
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Discard' })).toHaveAttribute('aria-busy', 'true');
  });

  it('can be retried after a failed update', async () => {
    await show({ ...waiting, status: 'FAILED', detail: serverMessage('master2 did not answer') });
    expect(screen.getByText('The last update did not finish')).toBeInTheDocument();
    expect(screen.getByText('master2 did not answer')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeEnabled();
  });
});
