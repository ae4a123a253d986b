import { screen } from '@testing-library/react';
import { graphql } from 'relay-runtime';
import { renderWithRelay } from '../../../testing/renderWithRelay.tsx';
import { useTabCounts } from './useTabCounts.ts';
import type { useTabCounts_cluster$key } from './__generated__/useTabCounts_cluster.graphql.ts';
import type { useTabCountsTestQuery } from './__generated__/useTabCountsTestQuery.graphql.ts';

function Counts({ cluster }: { cluster: useTabCounts_cluster$key }) {
  return <output>{JSON.stringify(useTabCounts(cluster))}</output>;
}

async function counted(cluster: object): Promise<unknown> {
  renderWithRelay<useTabCountsTestQuery>(
    graphql`
      query useTabCountsTestQuery @relay_test_operation {
        cluster(id: "c1") {
          ...useTabCounts_cluster
        }
      }
    `,
    ({ cluster: data }) => data && <Counts cluster={data} />,
    { Cluster: () => cluster },
  );
  return JSON.parse((await screen.findByRole('status')).textContent);
}

const addon = (name: string, status: string, version: string | null) => ({
  node: { id: name, status, version, catalog: { latestVersion: '2.0.0' } },
});

describe('useTabCounts', () => {
  it('counts what is there, with a text for what needs attention', async () => {
    const edges = [
      addon('traefik', 'INSTALLED', '1.0.0'),
      addon('keel', 'FAILED', '2.0.0'),
      addon('flux', 'NOT_INSTALLED', null),
    ];
    const registryCounts = { total: 1, failed: 0 };
    const deploymentCounts = { total: 4, failed: 1 };
    const secrets = { totalCount: 3 };
    const apps = {
      installedApps: { totalCount: 1 },
      failedApps: { totalCount: 0 },
      outdatedApps: { totalCount: 1 },
    };
    expect(await counted({ addons: { edges }, ...apps, deploymentCounts, registryCounts, secrets })).toEqual({
      addons: { count: 2, countLabel: '2 on the cluster, 1 failed, 1 upgrade available', tone: 'failed' },
      apps: { count: 1, countLabel: '1 app, 1 upgrade available', tone: 'busy' },
      deployments: { count: 4, countLabel: '4 deployments, 1 failed', tone: 'failed' },
      registry: { count: 1, countLabel: '1 applied' },
      secrets: { count: 3, countLabel: '3 secrets' },
    });
  });

  it('has no entry for unknown or empty tabs', async () => {
    expect(
      await counted({
        addons: null,
        installedApps: null,
        deploymentCounts: null,
        registryCounts: { total: 0, failed: 0 },
        secrets: null,
      }),
    ).toEqual({});
  });
});
