import { builder } from '../../graphql/builder.ts';
import { loadUser, type UserRecord } from './account.upstream.ts';
import { Role } from './Role.ts';

export const Locale = builder.enumType('Locale', {
  description: 'Language of the console and of e-mails.',
  values: {
    EN: { value: 'en', description: 'English.' },
    ES: { value: 'es', description: 'Spanish.' },
  },
});

const UserDisabler = builder.enumType('UserDisabler', {
  description: 'Who has disabled a user.',
  values: {
    SYSTEM: {
      value: 'system',
      description: 'The team itself: an owner or admin of the account, who can enable the user again.',
    },
    OTHER: {
      value: 'other',
      description: 'An operator of the platform; only operators can enable the user again.',
    },
  },
});

export const UserRef = builder.objectRef<UserRecord>('User');

export const User = builder.node(UserRef, {
  description: 'The signed-in user.',
  id: { resolve: (user) => user.id },
  loadOne: async (id, ctx) => {
    const user = await loadUser(ctx);
    return user.id === id ? user : null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Full name.' }),
    email: t.exposeString('email', { description: 'E-mail address used for signing in and for e-mails.' }),
    pendingEmail: t.exposeString('pending_email', {
      nullable: true,
      description: 'New e-mail address that replaces `email` once it is verified; null when there is none.',
    }),
    avatarUrl: t.exposeString('avatar', {
      nullable: true,
      description:
        'Profile picture, as a path on this host or an absolute URL; null when there is none. The URL changes with the picture.',
    }),
    phoneNumber: t.exposeString('phone_number', {
      nullable: true,
      description: 'Phone number; null when there is none.',
    }),
    defaultAccountId: t.globalID({
      nullable: true,
      description: 'Account that is opened after signing in; null for the one the user joined first.',
      resolve: ({ default_account: id }) => (id == null ? null : { id, type: 'Account' }),
    }),
    role: t.expose('permission', { type: Role, description: 'Role in the current account.' }),
    isVerified: t.exposeBoolean('verified', { description: 'Whether the e-mail address is verified.' }),
    isOnboarded: t.exposeBoolean('onboarded', {
      description: 'Whether the welcome tour was finished or skipped.',
    }),
    locale: t.field({
      type: Locale,
      description: 'Language of the console and of e-mails.',
      resolve: (user) => (user.locale === 'es' ? 'es' : 'en'),
    }),
    prefersDarkMode: t.exposeBoolean('dark_mode', {
      nullable: true,
      description: 'Whether the dark colour mode is used; null follows the operating system.',
    }),
    hasPassword: t.exposeBoolean('has_password', {
      description: 'Whether the user has a password to sign in with.',
    }),
    hasTwoFactor: t.exposeBoolean('2fa_enabled', { description: 'Whether two-factor sign-in is on.' }),
    isDuplicate: t.boolean({
      description:
        'Whether another user has the same mailbox (`+tag` is ignored); false until the e-mail address is verified.',
      resolve: (user) => user.duplicate_user ?? false,
    }),
    isSupportEnabled: t.boolean({
      description: 'Whether the support team may access the account.',
      resolve: (user) => user.support_enabled ?? false,
    }),
    supportEndsAt: t.expose('support_until', {
      type: 'DateTime',
      nullable: true,
      description: 'When support access ends by itself; null while it is off or when it has no end.',
    }),
    isDisabled: t.boolean({
      description:
        'Whether the user is disabled in the current account, which ends their sessions and API keys.',
      resolve: (user) => user.disabled ?? false,
    }),
    disabledBy: t.expose('disabled_by', {
      type: UserDisabler,
      nullable: true,
      description: 'Who has disabled the user; null while they are not disabled.',
    }),
    username: t.exposeString('username', {
      nullable: true,
      description: 'User name; null when there is none.',
    }),
  }),
});
