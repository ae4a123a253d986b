import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { TimelineCard } from './TimelineCard.tsx';
import type { TimelineCardTestQuery } from './__generated__/TimelineCardTestQuery.graphql.ts';

const entry = (key: string, changes: object) => ({
  key,
  kind: 'STEP',
  message: 'Creating the network',
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
      ClusterTimelineConnection: () => ({
        edges: entries.map((node, i) => ({ cursor: `c${i}`, node })),
        pageInfo: { hasNextPage, endCursor: 'c0' },
      }),
    },
  );
}

it('tells who asked, what was done, how long it took and what failed', async () => {
  show([
    entry('3', { kind: 'FAILED', message: 'No capacity in fsn1', endedAt: null }),
    entry('2', {}),
    entry('1', { kind: 'CREATED', message: 'Cluster ordered', actorName: 'Olivia' }),
  ]);
  const [failed, step, created] = await screen.findAllByRole('listitem');
  expect(failed).toHaveTextContent('Failed:No capacity in fsn1');
  expect(step).toHaveTextContent('1 min 12 s');
  expect(created).toHaveTextContent('Cluster ordered · Olivia');
  expect(created).not.toHaveTextContent('min 12');
});

it('has no length for a step that still goes on', async () => {
  show([entry('1', { endedAt: null })]);
  expect(await screen.findByRole('listitem')).not.toHaveTextContent(/\d s/);
});

it('brings older entries when asked', async () => {
  const { environment, user } = show([entry('1', {})], true);
  await user.click(await screen.findByRole('button', { name: 'Show more' }));
  expect(environment.mock.getMostRecentOperation().request.variables).toMatchObject({
    cursor: 'c0',
    count: 20,
  });
});
