import { builder } from '../../../graphql/builder.ts';
import { InputError } from '../../../graphql/errors.ts';
import { AccountRef } from '../../account/Account.ts';
import { loadAccount, type AccountRecord } from '../../account/account.upstream.ts';
import { Cluster } from '../Cluster.ts';
import { loadFavorites, putFavorite } from './favorites.upstream.ts';

builder.objectField(AccountRef, 'favoriteClusterIds', (t) =>
  t.globalIDList({
    nullable: true,
    description:
      'Ids of the clusters that the viewer has marked as favorites. Null for API keys, and when they could not be loaded.',
    resolve: async (_account, _args, ctx) =>
      (await loadFavorites(ctx)).map((id) => ({ id, type: 'Cluster' })),
  }),
);

const SetFavoriteClusterPayload = builder
  .objectRef<{ account: AccountRecord }>('SetFavoriteClusterPayload')
  .implement({
    description: 'The mark is saved.',
    fields: (t) => ({
      account: t.expose('account', { type: AccountRef, description: 'The account, with the new favorites.' }),
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
      return { account: await loadAccount(ctx) };
    },
  }),
);
