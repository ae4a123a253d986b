import { screen, within } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { WorkloadsTable } from './WorkloadsTable.tsx';
import type { WorkloadsTableTestQuery } from './__generated__/WorkloadsTableTestQuery.graphql.ts';

const workload = (changes: object) => ({
  node: {
    name: 'web',
    namespace: 'shop',
    kind: 'DEPLOYMENT',
    state: 'RUNNING',
    message: null,
    readyCount: 2,
    wantedCount: 2,
    images: ['nginx:1.27'],
    ...changes,
  },
});

const renderTable = (workloads: object | null) =>
  renderWithRelay<WorkloadsTableTestQuery>(
    graphql`
      query WorkloadsTableTestQuery($namespace: String) @relay_test_operation {
        cluster(id: "c1") {
          ...WorkloadsTable_cluster
        }
      }
    `,
    ({ cluster }) => cluster && <WorkloadsTable cluster={cluster} />,
    { DateTime: () => '2026-11-20T10:00:00.000Z', Cluster: () => ({ workloads }) },
  );

describe('the table of workloads', () => {
  it('shows kind, status and the words of Kubernetes for each', async () => {
    const failing = { name: 'api', state: 'FAILING', message: 'no such image', readyCount: 0 };
    renderTable({ totalCount: 2, edges: [workload({}), workload(failing)] });
    const row = (await screen.findByText('no such image')).closest('tr');
    if (!row) throw new Error('there is no row');
    expect(within(row).getByText('Failing')).toBeInTheDocument();
    expect(within(row).getByText('0 of 2')).toBeInTheDocument();
    expect(screen.getByText('2 of 2')).toBeInTheDocument();
  });

  it('says that there are more than it shows', async () => {
    renderTable({ totalCount: 120, edges: [workload({})] });
    expect(await screen.findByText(/Showing 1 of 120/)).toBeInTheDocument();
  });

  it('offers another try when the cluster does not respond', async () => {
    renderTable(null);
    expect(await screen.findByRole('alert')).toHaveTextContent('This list could not be loaded');
    expect(screen.getByRole('button')).toBeInTheDocument();
  });
});
