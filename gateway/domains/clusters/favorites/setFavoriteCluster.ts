import { builder } from '../../../graphql/builder.ts';
import { InputError } from '../../../graphql/errors.ts';
import { loadUser, type UserRecord } from '../../account/account.upstream.ts';
import { UserRef } from '../../account/User.ts';
import { Cluster } from '../Cluster.ts';
import { loadFavorites, putFavorite } from './favorites.upstream.ts';

builder.objectField(UserRef, 'favoriteClusterIds', (t) =>
  t.globalIDList({
    nullable: true,
    description:
      'Ids of the clusters of the current account that the user has marked as favorites. Null for API keys, and when they could not be loaded.',
    resolve: async (_user, _args, ctx) => (await loadFavorites(ctx)).map((id) => ({ id, type: 'Cluster' })),
  }),
);

const SetFavoriteClusterPayload = builder
  .objectRef<{ user: UserRecord }>('SetFavoriteClusterPayload')
  .implement({
    description: 'The mark is saved.',
    fields: (t) => ({
      user: t.expose('user', { type: UserRef, description: 'The user, with the new favorites.' }),
    }),
  });

builder.mutationField('setFavoriteCluster', (t) =>
  t.fieldWithInput({
    type: SetFavoriteClusterPayload,
    errors: { types: [InputError] },
    description:
      'Marks a cluster as a favorite of the signed-in user, or removes the mark. Nobody else sees it. Requires a session.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      isFavorite: t.input.boolean({ required: true, description: 'Whether it is a favorite.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      await putFavorite(ctx, input.id.id, input.isFavorite);
      return { user: await loadUser(ctx) };
    },
  }),
);
