import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { InstanceTypesProvider } from '../InstanceTypesProvider.tsx';
import { NodePoolsForm } from './NodePoolsForm.tsx';
import type { NodePoolsTabQuery } from './__generated__/NodePoolsTabQuery.graphql.ts';

/** Settings → node pools of a cluster. */
export function NodePoolsTab() {
  return (
    <Suspense fallback={<SkeletonCards count={3} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster, clusterOptions } = useOwnedQuery<NodePoolsTabQuery>(
    graphql`
      query NodePoolsTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          id
          ...NodePoolsForm_cluster
        }
        clusterOptions {
          ...NodePoolsForm_options
        }
      }
    `,
    useLoaderData<PreloadedQuery<NodePoolsTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return (
    <InstanceTypesProvider>
      <NodePoolsForm key={cluster.id} cluster={cluster} options={clusterOptions} />
    </InstanceTypesProvider>
  );
}
