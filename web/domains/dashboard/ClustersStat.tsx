import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { StackedBar } from '../../ui/status/StackedBar.tsx';
import { StatTile } from '../../ui/status/StatTile.tsx';
import { useClusterTroubles } from '../clusters/useClusterTroubles.ts';
import { StatLink } from './StatLink.tsx';
import type { ClustersStat_clusters$key } from './__generated__/ClustersStat_clusters.graphql.ts';

const isActive = (status: string) => status === 'ACTIVE' || status === 'HEALTHY';
const isBusy = (status: string) => ['PENDING', 'CREATING', 'UPDATING', 'DELETING'].includes(status);
const isFailed = (status: string) => status === 'FAILED';

/** Number of clusters by status and health. */
export function ClustersStat({ clusters }: { clusters: ClustersStat_clusters$key }) {
  const { t } = useTranslation('dashboard');
  const all = useFragment(
    graphql`
      fragment ClustersStat_clusters on Cluster @relay(plural: true) {
        status
        ...useClusterTroubles_clusters
      }
    `,
    clusters,
  );
  const statuses = all.map(({ status }) => status);
  const troubled = useClusterTroubles(all).filter((trouble) => trouble && trouble.level !== 'FAILED').length;
  const active = statuses.filter(isActive).length - troubled;
  const busy = statuses.filter(isBusy).length;
  const failed = statuses.filter(isFailed).length;
  return (
    <StatTile label={<StatLink>{t('clusters.label')}</StatLink>} value={statuses.length}>
      {statuses.length > 0 ? (
        <StackedBar
          label={t('clusters.byStatus')}
          parts={[
            { label: t('clusters.active'), value: active, tone: 'ok' as const },
            { label: t('clusters.troubled'), value: troubled, tone: 'attention' as const },
            { label: t('clusters.busy'), value: busy, tone: 'busy' as const },
            { label: t('clusters.failed'), value: failed, tone: 'failed' as const },
            {
              label: t('clusters.resting'),
              value: statuses.length - active - troubled - busy - failed,
              tone: 'neutral' as const,
            },
          ].filter(({ value }) => value > 0)}
        />
      ) : null}
    </StatTile>
  );
}
