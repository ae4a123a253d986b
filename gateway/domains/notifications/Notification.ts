import { builder } from '../../graphql/builder.ts';
import { pagedConnection } from '../../graphql/connections.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { messageFrom } from '../../graphql/messages.ts';
import { UserRef } from '../account/User.ts';
import { NotificationKind } from './NotificationKind.ts';
import {
  loadNotification,
  loadUnread,
  readNotifications,
  type NotificationRecord,
} from './notifications.upstream.ts';

export const NotificationRef = builder.objectRef<NotificationRecord>('Notification');

export const Notification = builder.node(NotificationRef, {
  description: 'A notification of the user.',
  id: { resolve: (notification) => notification.id },
  loadOne: (id, ctx) => nullWhenMissing(loadNotification(ctx, id)),
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, description: 'What it is about.' }),
    at: t.expose('created_at', { type: 'DateTime', description: 'Time of the event.' }),
    isRead: t.boolean({
      description: 'Whether the user has marked it as read.',
      resolve: ({ read_at: readAt }) => readAt != null,
    }),
    message: t.field({
      type: MessageRef,
      description: 'What happened.',
      resolve: ({ message, detail }) => messageFrom(message, detail),
    }),
  }),
});

const NotificationConnection = builder.connectionObject({
  type: NotificationRef,
  name: 'NotificationConnection',
});

builder.objectFields(UserRef, (t) => ({
  notifications: t.connection(
    {
      type: NotificationRef,
      nullable: true,
      description:
        'Notifications of the user in all their accounts, newest first; kept for 180 days. Null for API keys.',
      resolve: (_user, args, ctx) =>
        pagedConnection(
          args,
          (page) => readNotifications(ctx, page),
          ({ position }) => position,
        ),
    },
    NotificationConnection,
  ),
  unreadNotifications: t.int({
    nullable: true,
    description: 'Number of notifications that are not marked as read. Null for API keys.',
    resolve: (_user, _args, ctx) => loadUnread(ctx),
  }),
}));
