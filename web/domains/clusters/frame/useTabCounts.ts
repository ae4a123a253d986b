import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { isOutdated } from '../../../lib/isOutdated.ts';
import type { ClusterTab } from '../../../shell/paths.ts';
import type { RouteTab } from '../../../ui/layout/RouteTabs.tsx';
import type {
  useTabCounts_cluster$data,
  useTabCounts_cluster$key,
} from './__generated__/useTabCounts_cluster.graphql.ts';

export type TabCount = Pick<RouteTab, 'count' | 'countLabel' | 'tone'>;

/** How many there are, and how many of them need attention. */
interface Tally {
  readonly total: number;
  readonly failed: number;
  readonly upgrades: number;
}

function addonTally({ addons }: useTabCounts_cluster$data): Tally | null {
  const present = addons?.edges.filter(
    ({ node }) => node.status !== 'NOT_INSTALLED' && node.status !== 'UNINSTALLED',
  );
  if (!present) return null;
  const old = present.filter(({ node }) => isOutdated(node.version, node.catalog.latestVersion));
  return {
    total: present.length,
    failed: present.filter(({ node }) => node.status.endsWith('FAILED')).length,
    upgrades: old.length,
  };
}

function appTally({ installedApps, failedApps, outdatedApps }: useTabCounts_cluster$data): Tally | null {
  if (!installedApps || !failedApps || !outdatedApps) return null;
  return {
    total: installedApps.totalCount,
    failed: failedApps.totalCount,
    upgrades: outdatedApps.totalCount,
  };
}

/** The counts of a cluster's tabs. A tab whose count is unknown or zero has no entry. */
export function useTabCounts(cluster: useTabCounts_cluster$key): Partial<Record<ClusterTab, TabCount>> {
  const { t } = useTranslation('clusters');
  const data = useFragment(
    graphql`
      fragment useTabCounts_cluster on Cluster {
        addons(first: 100) {
          edges {
            node {
              status
              version
              catalog {
                latestVersion
              }
            }
          }
        }
        # Counts without rows: the query of a tab would find rows in the store that lack its fields.
        installedApps {
          totalCount
        }
        failedApps: installedApps(filter: { statuses: [FAILED, UNINSTALL_FAILED] }) {
          totalCount
        }
        outdatedApps: installedApps(filter: { outdated: true }) {
          totalCount
        }
        registryCounts {
          total
          failed
        }
        deploymentCounts {
          total
          failed
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- every document selects the same fields of it
          ...deploymentCountsFields_counts
        }
        secrets(first: 100) {
          totalCount
        }
      }
    `,
    cluster,
  );
  const shown = (
    tab: 'addons' | 'apps' | 'deployments' | 'registry' | 'secrets',
    tally: Tally | null,
  ): TabCount | undefined => {
    if (!tally?.total) return undefined;
    const { total, failed, upgrades } = tally;
    const words = [
      t(`frame.count.${tab}`, { count: total }),
      ...(failed ? [t('frame.count.failed', { count: failed })] : []),
      ...(upgrades ? [t('frame.count.upgrades', { count: upgrades })] : []),
    ];
    const tone = failed ? 'failed' : upgrades ? 'busy' : undefined;
    return { count: total, countLabel: words.join(', '), tone };
  };
  const counted = (counts: Omit<Tally, 'upgrades'> | null | undefined) =>
    counts ? { ...counts, upgrades: 0 } : null;
  const secrets = data.secrets ? { total: data.secrets.totalCount, failed: 0, upgrades: 0 } : null;
  return {
    addons: shown('addons', addonTally(data)),
    apps: shown('apps', appTally(data)),
    deployments: shown('deployments', counted(data.deploymentCounts)),
    registry: shown('registry', counted(data.registryCounts)),
    secrets: shown('secrets', secrets),
  };
}
