import { builder } from '../../graphql/builder.ts';
import { loadUser, type UserRecord } from './account.upstream.ts';
import { Permission } from './Permission.ts';

export const Locale = builder.enumType('Locale', {
  description: 'The languages of the console and of mails.',
  values: {
    EN: { value: 'en', description: 'English.' },
    ES: { value: 'es', description: 'Spanish.' },
  },
});

export const UserRef = builder.objectRef<UserRecord>('User');

export const User = builder.node(UserRef, {
  description: 'The person who is signed in.',
  id: { resolve: (user) => user.id },
  loadOne: async (id, ctx) => {
    const user = await loadUser(ctx);
    return user.id === id ? user : null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Full name.' }),
    email: t.exposeString('email', { description: 'Where mails go, and what to sign in with.' }),
    pendingEmail: t.exposeString('pending_email', {
      nullable: true,
      description: 'The new address that replaces `email` once it is verified; null when there is none.',
    }),
    avatarUrl: t.exposeString('avatar', {
      nullable: true,
      description:
        'The picture, as a path on this host or a whole address; null for initials. A new picture has a new address.',
    }),
    permission: t.expose('permission', { type: Permission, description: 'The role in the current account.' }),
    isVerified: t.exposeBoolean('verified', { description: 'Has the e-mail address been confirmed?' }),
    isOnboarded: t.exposeBoolean('onboarded', {
      description: 'Has the welcome tour been finished or skipped?',
    }),
    locale: t.field({
      type: Locale,
      description: 'The language.',
      resolve: (user) => (user.locale === 'es' ? 'es' : 'en'),
    }),
    prefersDarkMode: t.exposeBoolean('dark_mode', {
      nullable: true,
      description: 'null follows the system.',
    }),
    hasPassword: t.exposeBoolean('has_password', { description: 'Is there a password to sign in with?' }),
    hasTwoFactor: t.exposeBoolean('2fa_enabled', { description: 'Is a code needed after the password?' }),
    isDuplicate: t.boolean({
      description: 'Is there another user with the same person behind it?',
      resolve: (user) => user.duplicate_user ?? false,
    }),
    isSupportEnabled: t.boolean({
      description: 'May the support team look into the account?',
      resolve: (user) => user.support_enabled ?? false,
    }),
  }),
});
