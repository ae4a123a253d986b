import { Suspense, useState } from 'react';
import { Outlet, useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { Stack } from '../../../ui/layout/primitives.ts';
import { Skeleton } from '../../../ui/status/Skeleton.tsx';
import { useAddonEvents } from '../../addons/useAddonEvents.ts';
import { ClusterBanner } from './ClusterBanner.tsx';
import { ClusterDeleted } from './ClusterDeleted.tsx';
import { ClusterHeader } from './ClusterHeader.tsx';
import { ClusterLocked } from './ClusterLocked.tsx';
import { useRefetchOnChange } from './useRefetchOnChange.ts';
import { useTabCountEvents } from './useTabCountEvents.ts';
import type { ClusterFrameQuery } from './__generated__/ClusterFrameQuery.graphql.ts';

type Cluster = NonNullable<ClusterFrameQuery['response']['cluster']>;

/** What surrounds every tab of a cluster: its head with the tabs, and the condition it is in. */
export function ClusterFrame() {
  return (
    <Suspense fallback={<FrameSkeleton />}>
      <Loaded />
    </Suspense>
  );
}

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
      query ClusterFrameQuery($id: ID!) {
        cluster(id: $id) {
          id
          name
          status
          open {
            allowed
          }
          # eslint-disable-next-line relay/unused-fields -- the network compares it to drop late events
          rev
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
  // The record leaves the store when the deletion has finished: then it was here, and is no missing page.
  if (!cluster && last) return <ClusterDeleted name={last.name} />;
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return <Frame cluster={cluster} />;
}

function Frame({ cluster }: { cluster: Cluster }) {
  useAddonEvents(cluster.id);
  useTabCountEvents(cluster.id);
  useRefetchOnChange(cluster.status);
  if (!cluster.open.allowed) return <ClusterLocked cluster={cluster} />;
  return (
    <div className="kd-page">
      <ClusterHeader cluster={cluster} />
      <ClusterBanner cluster={cluster} />
      <div className="kd-page-tab">
        <Outlet />
      </div>
    </div>
  );
}
