import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { LogPanel } from '../../workloads/logs/LogPanel.tsx';
import type { LogsTabQuery } from './__generated__/LogsTabQuery.graphql.ts';

/** The logs of all pods of a deployment as one. */
export function LogsTab() {
  return (
    <Suspense fallback={<Skeleton height="16rem" />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { t } = useTranslation('deployments');
  const { cluster } = useOwnedQuery<LogsTabQuery>(
    graphql`
      query LogsTabQuery($id: ID!, $deploymentId: ID!) @preloadable {
        cluster(id: $id) {
          deployment(id: $deploymentId) {
            id
            name
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<LogsTabQuery>>(),
  );
  // The layout says that there is no such deployment.
  if (!cluster?.deployment) return null;
  const { id, name } = cluster.deployment;
  return (
    <LogPanel target={id} label={t('tab.logs')} name={name} suffix="-deployment-logs" defaultTail={50} />
  );
}
