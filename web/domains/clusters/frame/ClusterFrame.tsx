import { Suspense, useState } from 'react';
import { Outlet, useLoaderData, useParams } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { GraphQLErrors } from '../../../relay/errors.ts';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { Catch } from '../../../shell/Catch.tsx';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { useThingName } from '../../../shell/thingName.ts';
import { Box, Stack } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useAddonEvents } from '../../addons/useAddonEvents.ts';
import { useAppEvents } from '../../apps/useAppEvents.ts';
import { useDeploymentEvents } from '../../deployments/useDeploymentEvents.ts';
import { usePostgresEvents } from '../../postgres/usePostgresEvents.ts';
import { ClusterBanner } from './ClusterBanner.tsx';
import { ClusterDeleted } from './ClusterDeleted.tsx';
import { ClusterHeader } from './ClusterHeader.tsx';
import { ClusterLocked } from './ClusterLocked.tsx';
import { FrameFailure } from './FrameFailure.tsx';
import type { ClusterFrameQuery } from './__generated__/ClusterFrameQuery.graphql.ts';

type Cluster = NonNullable<ClusterFrameQuery['response']['cluster']>;

/** Layout of a cluster's tabs: header with tabs, and the condition banner. */
export function ClusterFrame() {
  const [attempt, setAttempt] = useState(0);
  const { clusterId } = useParams();
  return (
    <Catch
      key={attempt}
      lets={belongsToThePage}
      renderError={(error) => (
        <FrameFailure error={error} onRetry={() => setAttempt((before) => before + 1)} />
      )}
    >
      <Suspense fallback={<FrameSkeleton />}>
        {/* A missing cluster is not the one that was open before, which may still exist. */}
        <Loaded key={clusterId} />
      </Suspense>
    </Catch>
  );
}

/** Missing and forbidden clusters have their own pages. */
const belongsToThePage = (error: unknown) =>
  error instanceof NotFoundError || (error instanceof GraphQLErrors && error.code === 'FORBIDDEN');

function FrameSkeleton() {
  return (
    <Stack gap="2" aria-busy>
      <Skeleton width="14rem" height="2rem" />
      <Skeleton width="20rem" height="1.25rem" />
      <Skeleton height="2.5rem" />
    </Stack>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<ClusterFrameQuery>(
    graphql`
      query ClusterFrameQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          id
          name
          viewerCan {
            open {
              allowed
            }
          }
          ...ClusterHeader_cluster
          ...ClusterBanner_cluster
          ...ClusterLocked_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<ClusterFrameQuery>>(),
  );
  const [last, setLast] = useState(cluster);
  if (cluster && cluster !== last) setLast(cluster);
  useThingName((cluster ?? last)?.name);
  // The record leaves the store when the deletion has finished: the cluster existed, so this is not the 404 page.
  if (!cluster && last) return <ClusterDeleted name={last.name} />;
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Frame cluster={cluster} />;
}

function Frame({ cluster }: { cluster: Cluster }) {
  useAddonEvents(cluster.id);
  useAppEvents(cluster.id);
  useDeploymentEvents(cluster.id);
  usePostgresEvents(cluster.id);
  if (!cluster.viewerCan.open.allowed) return <ClusterLocked cluster={cluster} />;
  return (
    <div>
      <ClusterHeader cluster={cluster} />
      <ClusterBanner cluster={cluster} />
      <Box mt="6">
        <Outlet />
      </Box>
    </div>
  );
}
