import { builder } from '../../graphql/builder.ts';
import { InputError } from '../../graphql/errors.ts';
import { loadUser, type UserRecord } from '../account/account.upstream.ts';
import { UserRef } from '../account/User.ts';
import { NotificationKind } from './NotificationKind.ts';
import { putPreference } from './notifications.upstream.ts';

const SetNotificationPreferencePayload = builder
  .objectRef<{ user: UserRecord }>('SetNotificationPreferencePayload')
  .implement({
    description: 'The preference is saved.',
    fields: (t) => ({
      user: t.expose('user', { type: UserRef, description: 'The user, with the new preferences.' }),
    }),
  });

builder.mutationField('setNotificationPreference', (t) =>
  t.fieldWithInput({
    type: SetNotificationPreferencePayload,
    errors: { types: [InputError] },
    description:
      'Switches the e-mails of a kind of notification on or off for the signed-in user. Requires a session.',
    input: {
      kind: t.input.field({ type: NotificationKind, required: true, description: 'Kind of notification.' }),
      isEmailOn: t.input.boolean({ required: true, description: 'Whether an e-mail is sent.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      await putPreference(ctx, { kind: input.kind, by_email: input.isEmailOn });
      return { user: await loadUser(ctx) };
    },
  }),
);
