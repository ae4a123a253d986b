import { useTranslation } from 'react-i18next';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { paths } from '../../shell/paths.ts';
import { ButtonLink } from '../../ui/actions/ButtonLink.tsx';
import { EmptyState } from '../../ui/feedback/EmptyState.tsx';
import { Card, CardHeader } from '../../ui/layout/Card.tsx';
import { Box } from '../../ui/layout/primitives.ts';
import { RecentClusterRow } from './RecentClusterRow.tsx';
import type { RecentClusters_clusters$key } from './__generated__/RecentClusters_clusters.graphql.ts';

const SHOWN = 8;

/** The recently changed clusters. */
export function RecentClusters({ clusters }: { clusters: RecentClusters_clusters$key }) {
  const { t } = useTranslation('dashboard');
  const nodes = useFragment(
    graphql`
      fragment RecentClusters_clusters on Cluster @relay(plural: true) {
        id
        updatedAt
        ...RecentClusterRow_cluster
      }
    `,
    clusters,
  );
  const recent = [...nodes].sort((a, b) => b.updatedAt.localeCompare(a.updatedAt)).slice(0, SHOWN);
  return (
    <Card>
      <CardHeader
        title={t('recent.title')}
        actions={
          <ButtonLink size="sm" variant="ghost" to={paths.clusters()}>
            {t('recent.all')}
          </ButtonLink>
        }
      />
      {recent.length === 0 ? (
        <EmptyState
          kind="first"
          level={3}
          title={t('recent.empty')}
          actions={<ButtonLink to={paths.createCluster()}>{t('actions.create')}</ButtonLink>}
        >
          {t('recent.emptyText')}
        </EmptyState>
      ) : (
        <Box as="ul" listStyleType="none" m="0" p="0" mt="3">
          {recent.map((cluster, index) => (
            <RecentClusterRow key={cluster.id} cluster={cluster} isQuiet={index > 1} />
          ))}
        </Box>
      )}
    </Card>
  );
}
