import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { loadNamespaces } from '../../../i18n/i18n.ts';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { sentBy } from '../../../testing/sentBy.ts';
import { localDay, localTime, withOffset } from './recoveryWindow.ts';
import { RestoreForm } from './RestoreForm.tsx';
import type { RestoreFormTestQuery } from './__generated__/RestoreFormTestQuery.graphql.ts';

const earliest = new Date(2026, 10, 20, 8, 0, 0).getTime();
const latest = new Date(2026, 10, 20, 14, 0, 0).getTime();
const source = {
  id: 'p1',
  uuid: 'u1',
  name: 'shop',
  status: 'INSTALLED',
  deletedAt: null,
  backup: { retentionDays: 7 },
};
const gone = {
  ...source,
  id: 'p2',
  uuid: 'u2',
  name: 'old',
  status: 'UNINSTALLED',
  deletedAt: '2026-11-20T14:00:00Z',
};

beforeAll(() => loadNamespaces(['clusters', 'preview', 'postgres', 'postgres.form', 'postgres.restore']));

async function show(path = '/') {
  const view = renderWithRelay<RestoreFormTestQuery>(
    graphql`
      query RestoreFormTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...RestoreForm_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <RestoreForm cluster={cluster} />,
    { Cluster: () => ({ id: 'c1', uuid: 'c1', restorablePostgresClusters: [source, gone] }) },
    { path },
  );
  const restores = () =>
    view.environment.mock
      .getAllOperations()
      .filter(({ request }) => request.node.params.name === 'useRestorePostgresMutation')
      .map(sentBy);
  const operation = (name: string, id?: string) =>
    view.environment.mock
      .getAllOperations()
      .find(
        ({ request: { node, variables } }) =>
          node.params.name === name && (id === undefined || variables['id'] === id),
      );
  const answer = async (name: string, data: object, id?: string) => {
    const asked = await waitFor(() => {
      const found = operation(name, id);
      if (!found) throw new Error(`${name} was not asked`);
      return found;
    });
    act(() => view.environment.mock.resolve(asked, { data }));
    return asked;
  };
  const timeline = (window: object | null, id = 'p1') => {
    const node = {
      __typename: 'PostgresCluster',
      id,
      recoveryWindow: window,
      backups: { edges: [{ node: { status: 'COMPLETED', finishedAt: new Date(earliest).toISOString() } }] },
      backup: { archiving: 'OK', archivingError: null },
    };
    return answer('useRestoreTimelineQuery', { node }, id);
  };
  const name = (isAvailable: boolean, suggestions: string[] = []) =>
    answer('usePostgresNameCheckQuery', { postgresNameAvailable: { isAvailable, suggestions } });
  await screen.findByRole('combobox', { name: /^Source cluster/ });
  const planned = (amount: string) =>
    answer('usePlannedRestoreMutation', {
      restorePostgresCluster: {
        __typename: 'ChangePreview',
        changes: [],
        warnings: [],
        monthlyPriceBefore: null,
        monthlyPriceAfter: { amount },
        quota: null,
      },
    });
  return { ...view, operation, restores, timeline, name, planned };
}
const window = {
  earliest: new Date(earliest).toISOString(),
  latest: new Date(latest).toISOString(),
};
const start = () => screen.getByRole('button', { name: 'Start restore' });

it('lists active and deleted sources, and proposes a name', async () => {
  const { user } = await show();
  expect(screen.getByRole('option', { name: 'shop (active)' })).toBeInTheDocument();
  expect(screen.getByRole('option', { name: 'old (deleted)' })).toBeInTheDocument();
  const name = screen.getByRole('textbox', { name: /^New cluster name/ });
  expect(name).toHaveValue('shop-restored');
  expect(screen.getByText(/The source keeps running/)).toBeInTheDocument();
  await user.selectOptions(screen.getByRole('combobox', { name: /^Source cluster/ }), 'old (deleted)');
  await waitFor(() => expect(name).toHaveValue('old-restored'));
  expect(screen.queryByText(/The source keeps running/)).not.toBeInTheDocument();
});

it('restores the latest moment without a time', async () => {
  const { user, timeline, name, restores } = await show();
  await timeline(window);
  await name(true);
  await user.click(start());
  await waitFor(() => expect(restores()).toEqual([{ input: { sourceId: 'p1', name: 'shop-restored' } }]));
});

it('tells what the new database costs before it starts', async () => {
  const { timeline, name, planned, restores } = await show();
  await timeline(window);
  await name(true);
  const asked = await planned('1.14');
  expect(sentBy(asked).input).toEqual({ sourceId: 'p1', name: 'shop-restored', dryRun: true });
  expect(await screen.findByText(/1\.14/)).toBeVisible();
  expect(screen.getByText(/per month/)).toBeVisible();
  expect(restores()).toEqual([]);
});

it('restores a second inside the window, with the offset of the zone', async () => {
  const { user, timeline, name, restores } = await show();
  await timeline(window);
  await name(true);
  await user.click(screen.getByRole('radio', { name: /^Specific point in time/ }));
  const slider = screen.getByRole('slider', { name: 'Moment to restore' });
  expect(slider).toHaveAttribute('aria-valuetext', expect.stringContaining(localTime(latest)) as string);
  await user.click(screen.getByRole('button', { name: '1 hour earlier' }));
  expect(screen.getByLabelText(/^Date/)).toHaveValue(localDay(latest));
  expect(screen.getByLabelText(/^Time/)).toHaveValue(localTime(latest - 3_600_000));
  await user.click(start());
  const targetTime = withOffset(latest - 3_600_000);
  await waitFor(() =>
    expect(restores()).toEqual([{ input: { sourceId: 'p1', name: 'shop-restored', targetTime } }]),
  );
});

it('refuses a moment outside the window, and offers the closest one', async () => {
  const { user, timeline, name } = await show();
  await timeline(window);
  await name(true);
  await user.click(screen.getByRole('radio', { name: /^Specific point in time/ }));
  const [day, time] = [screen.getByLabelText(/^Date/), screen.getByLabelText(/^Time/)];
  expect(day).toHaveAttribute('min', localDay(earliest));
  expect(day).toHaveAttribute('max', localDay(latest));
  fireEvent.change(day, { target: { value: localDay(latest) } });
  fireEvent.change(time, { target: { value: '15:00:00' } });
  fireEvent.blur(time);
  expect(await screen.findByText('Selected time is outside the available recovery window.')).toBeVisible();
  expect(start()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: /^Use the closest moment/ }));
  expect(time).toHaveValue(localTime(latest));
  expect(time).toHaveFocus();
});

it('keeps the window of the chosen source when a refresh of another one ends later', async () => {
  const { user, timeline } = await show();
  await timeline(window);
  await user.click(await screen.findByRole('button', { name: /^Refresh/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: /^Source cluster/ }), 'old (deleted)');
  await timeline(window, 'p2');
  expect(await screen.findByText(/in your time zone/)).toBeVisible();
  await timeline(window);
  expect(await screen.findByText('Updated: Recovery window refreshed with latest data.')).toBeVisible();
  expect(screen.getByText(/in your time zone/)).toBeVisible();
});

it('proposes a free name instead of one that is taken', async () => {
  const { timeline, name } = await show();
  await timeline(window);
  await name(false, ['shop-restored-2']);
  const field = screen.getByRole('textbox', { name: /^New cluster name/ });
  await waitFor(() => expect(field).toHaveValue('shop-restored-2'));
});

it('offers other names when a typed name is taken', async () => {
  const { user, timeline, name } = await show();
  await timeline(window);
  const field = screen.getByRole('textbox', { name: /^New cluster name/ });
  await user.clear(field);
  await user.type(field, 'orders');
  await name(false, ['orders-2']);
  expect(await screen.findByText('This name is taken on this cluster')).toBeVisible();
  expect(start()).toHaveAttribute('aria-disabled', 'true');
  await user.click(screen.getByRole('button', { name: 'orders-2' }));
  expect(field).toHaveValue('orders-2');
  expect(field).toHaveFocus();
});

it('asks for a time by hand when the window cannot be loaded', async () => {
  const { user, name, operation, environment } = await show();
  await name(true);
  const asked = await waitFor(() => {
    const found = operation('useRestoreTimelineQuery');
    if (!found) throw new Error('the window was not asked for');
    return found;
  });
  act(() => environment.mock.reject(asked, new Error('down')));
  expect(
    await screen.findByText('Could not fetch backup timeline. Please set restore time manually.'),
  ).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /^Specific point in time/ }));
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  await user.click(start());
  expect(await screen.findByText('Please select a specific date and time for restore')).toBeVisible();
});
