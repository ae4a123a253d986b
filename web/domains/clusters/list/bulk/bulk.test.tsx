import { act, screen, waitFor, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { findConfirmDialog } from '../../../../testing/findConfirmDialog.ts';
import { renderWithRelay } from '../../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../../testing/sentBy.ts';
import { serverMessage } from '../../../../testing/serverMessage.ts';
import { userError } from '../../../../testing/userError.ts';
import { ClusterList } from '../ClusterList.tsx';
import type { bulkTestQuery } from './__generated__/bulkTestQuery.graphql.ts';

const query = graphql`
  query bulkTestQuery @relay_test_operation {
    viewer {
      user {
        ...ClusterList_user
      }
      account {
        ...ClusterList_account
      }
    }
  }
`;

const allowed = { allowed: true, code: null, detail: null };
const refused = (message: string) => ({ allowed: false, code: 'PROTECTED', detail: serverMessage(message) });
const cluster = (name: string, can: object = {}) => ({
  node: {
    id: name,
    uuid: name,
    name,
    status: 'ACTIVE',
    labels: [],
    createdAt: '2026-01-01T00:00:00.000Z',
    location: { city: 'Falkenstein', countryCode: 'DE' },
    viewerCan: {
      open: allowed,
      protect: allowed,
      unprotect: refused('Not protected.'),
      archive: allowed,
      delete: allowed,
      unarchive: refused('Not archived.'),
      ...can,
    },
  },
});

function renderTable(...edges: object[]) {
  const view = renderWithRelay<bulkTestQuery>(
    query,
    ({ viewer }) => viewer && <ClusterList account={viewer.account} user={viewer.user} />,
    {
      User: () => ({ favoriteClusterIds: [] }),
      Account: () => ({ id: 'a1', clusters: { edges } }),
      PageInfo: () => ({ hasNextPage: false, endCursor: null }),
    },
    { path: '/clusters?view=table&sort=name' },
  );
  const answerProtect = (result: object) =>
    act(async () => {
      view.environment.mock.resolveMostRecentOperation({ data: { protectCluster: result } });
    });
  const sent = () => sentBy(view.environment.mock.getMostRecentOperation());
  return { ...view, answerProtect, sent };
}
const findCheckbox = async (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

describe('several clusters', () => {
  it('are selected one by one or all at once, and their number is announced', async () => {
    const { user } = renderTable(cluster('a'), cluster('b'));
    await user.click(await findCheckbox('a'));
    expect(screen.getByRole('region', { name: 'Selected clusters' })).toHaveTextContent('1 selected');
    const all = screen.getByRole('checkbox', { name: 'Select all: Clusters' });
    expect(all).toBePartiallyChecked();
    await user.click(all);
    expect(all).toBeChecked();
    expect(await findCheckbox('b')).toBeChecked();
    expect(document.querySelector('[data-live=polite]')).toHaveTextContent('2 selected');
    await user.click(screen.getByRole('button', { name: 'Clear selection' }));
    expect(screen.queryByRole('region', { name: 'Selected clusters' })).not.toBeInTheDocument();
  });

  it('offer only what one of them allows, with the reason', async () => {
    const { user } = renderTable(cluster('a'), cluster('b'));
    await user.click(await findCheckbox('a'));
    expect(screen.getByRole('button', { name: 'Archive…' })).not.toHaveAttribute('aria-disabled');
    const unarchive = screen.getByRole('button', { name: 'Unarchive…' });
    expect(unarchive).toHaveAttribute('aria-disabled', 'true');
    expect(unarchive).toHaveAccessibleDescription('Not archived.');
  });

  it('are protected one after the other; the failed one shows why and is tried again alone', async () => {
    const skipped = { protect: refused('The cluster is protected already.') };
    const { user, answerProtect, sent, environment } = renderTable(
      cluster('a'),
      cluster('b'),
      cluster('c', skipped),
    );
    await user.click(await screen.findByRole('checkbox', { name: 'Select all: Clusters' }));
    await user.click(screen.getByRole('button', { name: 'Protect…' }));
    const dialog = await findConfirmDialog('Protect 2 clusters?');
    expect(within(dialog).getByText('Nothing happens. The cluster is protected already.')).toBeVisible();
    await user.type(within(dialog).getByRole('textbox'), 'protect');
    await user.click(within(dialog).getByRole('button', { name: 'Enable protection' }));
    await waitFor(() => expect(sent()).toEqual({ input: { id: 'a' } }));
    await answerProtect({ __typename: 'ProtectClusterPayload', cluster: cluster('a').node });
    await waitFor(() => expect(sent()).toEqual({ input: { id: 'b' } }));
    await answerProtect(userError('RefusedError', { code: 'BUSY', message: 'The cluster is busy.' }));
    expect(await within(dialog).findByText('The cluster is busy.')).toBeVisible();
    expect(within(dialog).getByText(/^1 of 2 clusters failed/)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(environment.mock.getAllOperations()).toHaveLength(1));
    expect(sent()).toEqual({ input: { id: 'b' } });
    await answerProtect({ __typename: 'ProtectClusterPayload', cluster: cluster('b').node });
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Selected clusters' })).not.toBeInTheDocument();
  });
});
