import { graphql, type RecordSourceSelectorProxy } from 'relay-runtime';
import { useAppMutation } from '../../../../relay/mutations/useAppMutation.ts';
import type { useSetFavoriteMutation } from './__generated__/useSetFavoriteMutation.graphql.ts';

/** Shows the change before the platform has confirmed it. */
function showFavorite(store: RecordSourceSelectorProxy, id: string, isFavorite: boolean): void {
  const user = store.getRoot().getLinkedRecord('viewer')?.getLinkedRecord('user');
  const before: unknown = user?.getValue('favoriteClusterIds');
  if (!user || !Array.isArray(before)) return;
  const others = before.filter((one: unknown): one is string => typeof one === 'string' && one !== id);
  user.setValue(isFavorite ? [...others, id] : others, 'favoriteClusterIds');
}

/** Marks a cluster as a favorite of the viewer, or removes the mark. */
export function useSetFavorite() {
  const [mutate] = useAppMutation<useSetFavoriteMutation>(graphql`
    mutation useSetFavoriteMutation($input: SetFavoriteClusterInput!) {
      setFavoriteCluster(input: $input) {
        ... on SetFavoriteClusterPayload @alias(as: "payload") {
          user {
            ...useFavorites_user
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return (id: string, isFavorite: boolean) =>
    mutate(
      { input: { id, isFavorite } },
      { optimisticUpdater: (store) => showFavorite(store, id, isFavorite) },
    );
}
