import { builder } from '../../graphql/builder.ts';
import { UserRef } from '../account/User.ts';
import { NotificationKind } from './NotificationKind.ts';
import { loadPreferences, type PreferenceRecord } from './notifications.upstream.ts';

const NotificationPreference = builder.objectRef<PreferenceRecord>('NotificationPreference').implement({
  description:
    'Whether the user gets an e-mail for notifications of a kind. The list itself has all of them.',
  fields: (t) => ({
    kind: t.expose('kind', { type: NotificationKind, description: 'Kind of the notifications.' }),
    isEmailOn: t.exposeBoolean('by_email', {
      description: 'Whether an e-mail is sent; true by default, except for DAILY_SUMMARY.',
    }),
  }),
});

builder.objectFields(UserRef, (t) => ({
  notificationPreferences: t.field({
    type: [NotificationPreference],
    nullable: true,
    description: 'One entry per kind of notification. Null for API keys.',
    resolve: (_user, _args, ctx) => loadPreferences(ctx),
  }),
}));
