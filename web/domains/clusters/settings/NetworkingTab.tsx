import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { FixedNetworkCard } from './FixedNetworkCard.tsx';
import { PodNetworkForm } from './PodNetworkForm.tsx';
import type { NetworkingTabQuery } from './__generated__/NetworkingTabQuery.graphql.ts';

/** Settings → networking of a cluster. */
export function NetworkingTab() {
  return (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<NetworkingTabQuery>(
    graphql`
      query NetworkingTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          ...FixedNetworkCard_cluster
          ...PodNetworkForm_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<NetworkingTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return (
    <Stack gap="5">
      <FixedNetworkCard cluster={cluster} />
      <PodNetworkForm cluster={cluster} />
    </Stack>
  );
}
