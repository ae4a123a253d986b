import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { formatNumber, formatUnit } from '../../lib/numbers.ts';
import { useLocale } from '../../ui/locale.ts';
import { StatTile } from '../../ui/status/StatTile.tsx';
import type { CapacityStat_clusters$key } from './__generated__/CapacityStat_clusters.graphql.ts';

/** vCPUs, memory and storage of all servers; servers of unlisted types are excluded and counted. */
export function CapacityStat({ clusters }: { clusters: CapacityStat_clusters$key }) {
  const { t } = useTranslation('dashboard');
  const locale = useLocale();
  const running = useFragment(
    graphql`
      fragment CapacityStat_clusters on Cluster @relay(plural: true) {
        hasServers
        resources {
          cores
          memoryGb
          storageGb
        }
      }
    `,
    clusters,
  ).filter(({ hasServers }) => hasServers);
  const known = running.flatMap(({ resources }) => resources ?? []);
  const cores = known.reduce((sum, resources) => sum + resources.cores, 0);
  const memory = known.reduce((sum, resources) => sum + resources.memoryGb, 0);
  const storage = known.reduce((sum, resources) => sum + resources.storageGb, 0);
  const unknown = running.length - known.length;
  return (
    <StatTile
      label={t('capacity.label')}
      value={formatNumber(cores, locale)}
      unit={t('capacity.cores')}
      hint={
        <>
          {t('capacity.rest', {
            memory: formatUnit(memory, 'GB', locale, 0),
            storage: formatUnit(storage, 'GB', locale, 0),
          })}
          {unknown > 0 ? ` ${t('capacity.unknown', { count: unknown })}` : null}
        </>
      }
    />
  );
}
