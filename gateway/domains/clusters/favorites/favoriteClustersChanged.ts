import { builder } from '../../../graphql/builder.ts';
import { eventResync } from '../../../graphql/eventFields.ts';
import { startEvent } from '../../../graphql/liveExtensions.ts';
import type { EventOf, Resync } from '../../../upstream/live/events.ts';
import { loadUser } from '../../account/account.upstream.ts';
import { requireSessionUser } from '../../account/accountActions.ts';
import { UserRef } from '../../account/User.ts';

const FavoriteClustersEvent = builder
  .objectRef<EventOf<'favoriteUpdate'> | Resync>('FavoriteClustersEvent')
  .implement({
    description: 'A cluster was marked as a favorite or the mark was removed, or a resync.',
    fields: (t) => ({
      user: t.field({
        type: UserRef,
        nullable: true,
        description: 'The signed-in user, with the new favorites; null on a resync.',
        resolve: (event, _args, ctx) => (event.event === 'resync' ? null : loadUser(ctx)),
      }),
      isResync: t.boolean(eventResync),
    }),
  });

builder.subscriptionField('favoriteClustersChanged', (t) =>
  t.field({
    type: FavoriteClustersEvent,
    description:
      'Changes of the favorite clusters of the signed-in user, from any of their devices. Ends with SESSION_REQUIRED for API keys.',
    // Executions are shared by account and role, and two users may have the same.
    extensions: { isExclusive: true },
    subscribe: async (_root, _args, ctx) => {
      const user = await requireSessionUser(ctx);
      return ctx.live.subscribe(['favoriteUpdate'], (event) => event.userId === user.id);
    },
    resolve: (event, _args, ctx) => startEvent(ctx, event, () => false),
  }),
);
