import { builder } from '../../graphql/builder.ts';

export const NotificationKind = builder.enumType('NotificationKind', {
  description: 'What a notification is about.',
  values: {
    NEW_SIGN_IN: {
      value: 'new_sign_in' as const,
      description: 'A sign-in with a browser that is not known yet.',
    },
    PLAN_UPDATED: { value: 'plan_updated' as const, description: 'The plan of an account has changed.' },
    CARD_UPDATED: {
      value: 'card_updated' as const,
      description: 'The payment card of an account was changed.',
    },
    INVITE_ACCEPTED: { value: 'invite_accepted' as const, description: 'Somebody has accepted an invite.' },
  },
});
