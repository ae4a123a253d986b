import { Suspense } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { PreloadedQuery } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import { useOwnedQuery } from '../../../../relay/useOwnedQuery.ts';
import { NotFoundError } from '../../../../shell/NotFoundError.ts';
import { Stack } from '../../../../ui/layout/primitives.ts';
import { SkeletonCards } from '../../../../ui/status/Skeleton.tsx';
import { ProtectionCard } from '../ProtectionCard.tsx';
import { ArchiveCard } from './ArchiveCard.tsx';
import { DeleteCard } from './DeleteCard.tsx';
import type { DangerTabQuery } from './__generated__/DangerTabQuery.graphql.ts';

/** Settings → danger zone: protection, archiving and deletion. */
export function DangerTab() {
  return (
    <Suspense fallback={<SkeletonCards count={3} />}>
      <Loaded />
    </Suspense>
  );
}

function Loaded() {
  const { cluster } = useOwnedQuery<DangerTabQuery>(
    graphql`
      query DangerTabQuery($id: ID!) @preloadable {
        cluster(id: $id) {
          ...ProtectionCard_cluster
          ...ArchiveCard_cluster
          ...DeleteCard_cluster
        }
      }
    `,
    useLoaderData<PreloadedQuery<DangerTabQuery>>(),
  );
  if (!cluster) throw new NotFoundError('clusters:frame.notFound');
  return (
    <Stack gap="5">
      <ProtectionCard cluster={cluster} />
      <ArchiveCard cluster={cluster} />
      <DeleteCard cluster={cluster} />
    </Stack>
  );
}
