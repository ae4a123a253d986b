import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { LogPanel } from '../../workloads/logs/LogPanel.tsx';
import type { PostgresLogsPageQuery } from './__generated__/PostgresLogsPageQuery.graphql.ts';

const DEFAULT_TAIL = 100;

/** The logs of all instances of a database as one. */
export function PostgresLogsPage() {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { t } = useTranslation('postgres');
  const { cluster } = useOwnedQuery<PostgresLogsPageQuery>(
    graphql`
      query PostgresLogsPageQuery($id: ID!, $name: String!) @preloadable {
        cluster(id: $id) {
          postgresCluster(name: $name) {
            id
            name
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<PostgresLogsPageQuery>>(),
  );
  // PostgresFrame shows that the database does not exist.
  if (!cluster?.postgresCluster) return null;
  const { id, name } = cluster.postgresCluster;
  return (
    <LogPanel
      target={id}
      label={t('tab.logs')}
      name={name}
      suffix="-postgres-logs"
      defaultTail={DEFAULT_TAIL}
    />
  );
}
