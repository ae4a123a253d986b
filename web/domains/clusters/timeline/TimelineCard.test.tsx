import { screen, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { switchLanguage } from '../../../testing/renderUi.tsx';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { TimelineCard } from './TimelineCard.tsx';
import type { TimelineCardTestQuery } from './__generated__/TimelineCardTestQuery.graphql.ts';
import { serverMessage } from '../../../testing/serverMessage.ts';

const entry = (key: string, changes: object) => ({
  key,
  kind: 'STEP',
  detail: serverMessage('Creating the network', 'CREATING_NETWORK'),
  ...{ action: null, targetName: null, addonName: null, version: null },
  actorName: null,
  at: '2026-11-01T10:00:00.000Z',
  endedAt: '2026-11-01T10:01:12.000Z',
  ...changes,
});

function show(entries: readonly object[], hasNextPage = false) {
  return renderWithRelay<TimelineCardTestQuery>(
    graphql`
      query TimelineCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...TimelineCard_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <TimelineCard cluster={cluster} />,
    {
      TimelineEntryConnection: () => ({
        edges: entries.map((node, i) => ({ cursor: `c${i}`, node })),
        pageInfo: { hasNextPage, endCursor: 'c0' },
      }),
    },
  );
}

it('shows who requested what, how long it took and what failed', async () => {
  show([
    entry('3', { kind: 'FAILED', detail: serverMessage('No capacity in fsn1'), endedAt: null }),
    entry('2', {}),
    entry('1', {
      kind: 'CREATED',
      detail: serverMessage('Creation requested', 'CLUSTER_ORDERED'),
      actorName: 'Olivia',
    }),
  ]);
  const [failed, step, created] = await screen.findAllByRole('listitem');
  expect(failed).toHaveTextContent('Failed:No capacity in fsn1');
  expect(step).toHaveTextContent('1 min 12 s');
  expect(created).toHaveTextContent('Creation requested · Olivia');
  expect(created).not.toHaveTextContent('min 12');
});

it('says that a short step took less than a second, and nothing about one without a measurable duration', async () => {
  show([
    entry('2', { endedAt: '2026-11-01T10:00:00.400Z' }),
    entry('1', { kind: 'STEP', endedAt: '2026-11-01T10:00:00.000Z' }),
    entry('0', { kind: 'CREATED', detail: serverMessage('Creation requested', 'CLUSTER_ORDERED') }),
  ]);
  const [short, none] = await screen.findAllByRole('listitem');
  expect(short).toHaveTextContent('< 1 s');
  expect(none).not.toHaveTextContent(' s');
});

it('names actions on things in the cluster', async () => {
  const action = { kind: 'ACTION', detail: serverMessage('…'), actorName: 'Olivia', endedAt: null };
  show([
    entry('3', { ...action, action: 'deployment.create', targetName: 'shop' }),
    entry('2', {
      ...action,
      action: 'addon.install',
      targetName: 'production',
      addonName: 'Traefik',
      version: '37.1.2',
    }),
  ]);
  const [deployment, addon] = await screen.findAllByRole('listitem');
  expect(deployment).toHaveTextContent('Created a deployment · shop · Olivia');
  expect(addon).toHaveTextContent('Installed Traefik 37.1.2 · Olivia');
});

it('folds the steps of an operation that has ended, with their total duration', async () => {
  const { user } = show([
    entry('4', { kind: 'STATUS', detail: serverMessage('Cluster is active', 'CLUSTER_ACTIVE') }),
    entry('3', { at: '2026-11-01T10:01:12.000Z', endedAt: '2026-11-01T10:02:12.000Z' }),
    entry('2', {}),
    entry('1', { kind: 'CREATED', detail: serverMessage('Creation requested', 'CLUSTER_ORDERED') }),
  ]);
  const steps = await screen.findByText('2 steps · 2 min 12 s');
  expect(screen.getAllByText('Creating the network')[0]).not.toBeVisible();
  await user.click(steps);
  expect(screen.getAllByText('Creating the network')[0]).toBeVisible();
});

it('leaves the steps of a running operation open', async () => {
  show([entry('3', { endedAt: null }), entry('2', {}), entry('1', {})]);
  expect(await screen.findAllByText('Creating the network')).toHaveLength(3);
  expect(screen.queryByText(/steps/)).not.toBeInTheDocument();
});

it('is translated, except for verbatim messages', async () => {
  show([
    entry('3', { kind: 'FAILED', detail: serverMessage('No capacity in fsn1') }),
    entry('2', {
      detail: serverMessage('1 of 3 servers running', 'SERVERS_RUNNING', { running: 1, count: 3 }),
    }),
    entry('1', {}),
  ]);
  await screen.findAllByRole('listitem');
  await switchLanguage('es');
  const [failed, folded, step, first] = screen.getAllByRole('listitem');
  expect(folded).toHaveTextContent('2 pasos');
  expect(within(failed ?? document.body).getByText('No capacity in fsn1')).toHaveAttribute('lang', 'en');
  expect(step).toHaveTextContent('1 de 3 servidores en marcha');
  expect(first).toHaveTextContent('Creando la red');
});

it('shows no duration for a running step', async () => {
  show([entry('1', { endedAt: null })]);
  expect(await screen.findByRole('listitem')).not.toHaveTextContent(/\d s/);
});

it('loads older entries on request', async () => {
  const { environment, user } = show([entry('1', {})], true);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    cursor: 'c0',
    count: 20,
  });
});
