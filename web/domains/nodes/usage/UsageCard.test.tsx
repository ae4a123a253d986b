import { act, screen, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { UsageCard } from './UsageCard.tsx';
import type { UsageCardTestQuery } from './__generated__/UsageCardTestQuery.graphql.ts';

const amount = (cores: number) => ({ cores, memoryGb: cores * 2 });
const sample = (minute: string, cores: number) => ({
  at: `2026-11-23T10:${minute}:00.000Z`,
  usage: amount(cores),
  allocatable: amount(8),
});

const renderCard = (health: object | null) =>
  renderWithRelay<UsageCardTestQuery>(
    graphql`
      query UsageCardTestQuery @relay_test_operation {
        cluster(id: "c1") {
          name
          ...UsageCard_cluster
        }
      }
    `,
    ({ cluster }) =>
      cluster && (
        <>
          <p>{cluster.name}</p>
          <UsageCard cluster={cluster} />
        </>
      ),
    {
      Cluster: () => ({ id: 'cluster-1', name: 'shop', health }),
    },
  );

const measured = { updatedAt: '2026-11-23T10:05:10.000Z', usage: amount(2) };

type Environment = ReturnType<typeof renderCard>['environment'];
const answer = (environment: Environment, samples: object[] | null) => {
  const asked = environment.mock.getMostRecentOperation();
  act(() => {
    environment.mock.nextValue(asked, {
      data: {
        node: {
          __typename: 'Cluster',
          id: 'cluster-1',
          usageHistory: samples && {
            stepSeconds: 60,
            from: '2026-11-23T10:00:00.000Z',
            to: '2026-11-23T10:05:00.000Z',
            samples,
          },
        },
      },
    });
    environment.mock.complete(asked);
  });
  return asked.request.variables;
};

describe('the card of usage over time', () => {
  it('states the present, the average and the peak, and has all numbers as a table', async () => {
    const { environment, user } = renderCard(measured);
    await screen.findByText('CPU and memory over time');
    expect(answer(environment, [sample('04', 1), sample('05', 2)])).toEqual({
      id: 'cluster-1',
      range: 'HOUR',
    });
    expect(await screen.findByText('Now 2 vCPU, 25% · average 1.5, peak 2 of 8 vCPU')).toBeInTheDocument();
    expect(screen.getByText('Now 4 GB, 25% · average 3, peak 4 of 16 GB')).toBeInTheDocument();
    await user.click(screen.getByText('Show as table'));
    const rows = within(await screen.findByRole('table')).getAllByRole('row');
    expect(rows).toHaveLength(7);
    expect(rows[1]).toHaveTextContent('2 vCPU');
    expect(rows[3]).toHaveTextContent('No measurement');
  });

  it('loads another period on request', async () => {
    const { environment, user } = renderCard(measured);
    await screen.findByText('CPU and memory over time');
    answer(environment, [sample('05', 2)]);
    await user.click(await screen.findByRole('radio', { name: '7 d' }));
    expect(answer(environment, [sample('05', 1)])).toEqual({ id: 'cluster-1', range: 'WEEK' });
    expect(await screen.findByText(/^Now 1 vCPU/)).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: '7 d' })).toBeChecked();
  });

  it('says that nothing was measured, and that it could not be loaded', async () => {
    const { environment, unmount } = renderCard(measured);
    await screen.findByText('CPU and memory over time');
    answer(environment, []);
    expect(await screen.findByText('No measurements in this period.')).toBeInTheDocument();
    unmount();
    const second = renderCard(measured);
    await screen.findByText('CPU and memory over time');
    answer(second.environment, null);
    expect(await screen.findByText('Failed to load the usage')).toBeInTheDocument();
  });

  it('is shown while the nodes cannot be read, and hidden without a metrics server', async () => {
    const { unmount } = renderCard(null);
    expect(await screen.findByText('CPU and memory over time')).toBeInTheDocument();
    unmount();
    renderCard({ ...measured, usage: null });
    await screen.findByText('shop');
    expect(screen.queryByText('CPU and memory over time')).not.toBeInTheDocument();
  });
});
