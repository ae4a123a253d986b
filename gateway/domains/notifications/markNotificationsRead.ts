import { builder } from '../../graphql/builder.ts';
import { InputError } from '../../graphql/errors.ts';
import { loadUser, type UserRecord } from '../account/account.upstream.ts';
import { UserRef } from '../account/User.ts';
import { Notification } from './Notification.ts';
import { postRead } from './notifications.upstream.ts';

const MarkNotificationsReadPayload = builder
  .objectRef<{ user: UserRecord }>('MarkNotificationsReadPayload')
  .implement({
    description: 'The notifications are marked as read.',
    fields: (t) => ({
      user: t.expose('user', { type: UserRef, description: 'The user, with the new number of unread ones.' }),
    }),
  });

builder.mutationField('markNotificationsRead', (t) =>
  t.fieldWithInput({
    type: MarkNotificationsReadPayload,
    errors: { types: [InputError] },
    description:
      'Marks notifications of the signed-in user as read, once each. NOT_FOUND for those of others. Requires a session.',
    input: {
      ids: t.input.globalIDList({
        for: Notification,
        description: 'The notifications, at most 100; all of them when omitted.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      await postRead(ctx, input.ids?.map(({ id }) => id) ?? null);
      return { user: await loadUser(ctx) };
    },
  }),
);
