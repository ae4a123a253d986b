import { useMemo } from 'react';
import { useFragment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useFavorites_user$key } from './__generated__/useFavorites_user.graphql.ts';

/** Whether a cluster is a favorite of the viewer, by id; null when the favorites could not be loaded. */
export function useFavorites(user: useFavorites_user$key): (id: string) => boolean | null {
  const { favoriteClusterIds: ids } = useFragment(
    graphql`
      fragment useFavorites_user on User {
        favoriteClusterIds
      }
    `,
    user,
  );
  return useMemo(() => {
    const known = ids && new Set(ids);
    return (id) => known?.has(id) ?? null;
  }, [ids]);
}
