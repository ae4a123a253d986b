import { builder } from '../../graphql/builder.ts';
import { eventResync } from '../../graphql/eventFields.ts';
import { codedError } from '../../graphql/errors.ts';
import { startEvent } from '../../graphql/liveExtensions.ts';
import { messageOf } from '../../graphql/messages.ts';
import type { EventOf, Resync } from '../../upstream/live/events.ts';
import { requireSessionUser } from '../account/accountActions.ts';
import { User } from '../account/User.ts';
import { loadUnread } from './notifications.upstream.ts';

const NotificationsEvent = builder
  .objectRef<EventOf<'notificationUpdate'> | Resync>('NotificationsEvent')
  .implement({
    description: 'Notifications were added or marked as read, or a resync.',
    fields: (t) => ({
      unread: t.int({
        nullable: true,
        description: 'Number of unread notifications; null when it could not be loaded.',
        resolve: (_event, _args, ctx) => loadUnread(ctx),
      }),
      isResync: t.boolean(eventResync),
    }),
  });

builder.subscriptionField('notificationsChanged', (t) =>
  t.field({
    type: NotificationsEvent,
    description:
      'Changes of the notifications of the signed-in user. Ends with NOT_FOUND for another user and with SESSION_REQUIRED for API keys.',
    // Executions are shared by account and role, and two users may have the same.
    extensions: { isExclusive: true },
    args: {
      userId: t.arg.globalID({ for: User, required: true, description: 'The signed-in user.' }),
    },
    subscribe: async (_root, { userId }, ctx) => {
      const user = await requireSessionUser(ctx);
      if (user.id !== userId.id) throw codedError('NOT_FOUND', messageOf('NOT_FOUND'));
      return ctx.live.subscribe(['notificationUpdate'], (event) => event.userId === userId.id);
    },
    resolve: (event, _args, ctx) => startEvent(ctx, event, () => true),
  }),
);
