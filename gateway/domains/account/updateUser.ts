import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { ViewerRef } from '../auth/Viewer.ts';
import { Account } from './Account.ts';
import { patchUser, type UserRecord } from './account.upstream.ts';
import { Locale, UserRef } from './User.ts';

const UpdateUserPayload = builder.objectRef<{ user: UserRecord }>('UpdateUserPayload').implement({
  description: 'The changed user.',
  fields: (t) => ({
    user: t.expose('user', {
      type: UserRef,
      description: 'The user. A new e-mail address is `pendingEmail` until it is verified.',
    }),
    viewer: t.expose('user', {
      type: ViewerRef,
      description: 'The viewer of the same user.',
    }),
  }),
});

builder.mutationField('updateUser', (t) =>
  t.fieldWithInput({
    type: UpdateUserPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Changes the profile of the signed-in user; omitted fields stay unchanged. SIGN_IN_AGAIN when a user without a password changes the e-mail address more than ten minutes after signing in. Requires a session.',
    input: {
      name: t.input.string({ description: 'Full name.' }),
      email: t.input.string({
        description:
          'New e-mail address. A verified address stays in use until the new one is verified. Sending the current address cancels a pending change.',
      }),
      phoneNumber: t.input.string({
        description: 'Phone number: an optional plus and 7 to 15 digits with single spaces. null removes it.',
      }),
      defaultAccountId: t.input.globalID({
        for: Account,
        description: 'Account to open after signing in, one of `Viewer.memberships`. null for the first one.',
      }),
      currentPassword: t.input.string({
        description: 'Current password; required for a new e-mail address when the user has a password.',
      }),
      locale: t.input.field({ type: Locale, description: 'Language of the console and of e-mails.' }),
      prefersDarkMode: t.input.boolean({
        description:
          'true for the dark colour mode, false for the light one, null to follow the operating system.',
      }),
      isOnboarded: t.input.boolean({ description: 'true once the welcome tour is finished.' }),
      isSupportEnabled: t.input.boolean({ description: 'Whether the support team may access the account.' }),
    },
    resolve: async (_root, { input }, ctx) => ({
      user: await patchUser(ctx, {
        name: input.name,
        email: input.email,
        current_password: input.currentPassword,
        phone_number: input.phoneNumber,
        default_account: input.defaultAccountId && input.defaultAccountId.id,
        locale: input.locale,
        dark_mode: input.prefersDarkMode,
        onboarded: input.isOnboarded,
        support_enabled: input.isSupportEnabled,
      }),
    }),
  }),
);
