import { Suspense } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import { useLoaderData } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { VersionsCard } from './VersionsCard.tsx';
import type { VersionsTabQuery } from './__generated__/VersionsTabQuery.graphql.ts';

/** The versions of a deployment. */
export function VersionsTab() {
  return (
    <Suspense fallback={<SkeletonCards count={1} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<VersionsTabQuery>(
    graphql`
      query VersionsTabQuery($id: ID!, $deploymentId: ID!) @preloadable {
        cluster(id: $id) {
          deployment(id: $deploymentId) {
            ...VersionsCard_deployment
          }
        }
      }
    `,
    useLoaderData<PreloadedQuery<VersionsTabQuery>>(),
  );
  // The layout says that there is none.
  return cluster?.deployment ? <VersionsCard deployment={cluster.deployment} /> : null;
}
