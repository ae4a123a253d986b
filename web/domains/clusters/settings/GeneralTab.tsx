import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../shell/NotFoundError.ts';
import { Stack } from '../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../ui/status/Skeleton.tsx';
import { FixedFactsCard } from './FixedFactsCard.tsx';
import { GeneralForm } from './GeneralForm.tsx';
import { ProtectionCard } from './ProtectionCard.tsx';
import type { GeneralTabQuery } from './__generated__/GeneralTabQuery.graphql.ts';

/** Settings → general of a cluster. */
export function GeneralTab() {
  return (
    <Suspense fallback={<SkeletonCards count={2} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<GeneralTabQuery>(
    graphql`
      query GeneralTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          ...ProtectionCard_cluster
          ...FixedFactsCard_cluster
          ...GeneralForm_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<GeneralTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return (
    <Stack gap="5">
      <ProtectionCard cluster={cluster} />
      <FixedFactsCard cluster={cluster} />
      <GeneralForm cluster={cluster} />
    </Stack>
  );
}
