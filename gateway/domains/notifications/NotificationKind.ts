import { builder } from '../../graphql/builder.ts';

export const NotificationKind = builder.enumType('NotificationKind', {
  description: 'What a notification is about.',
  values: {
    NEW_SIGN_IN: {
      value: 'new_sign_in' as const,
      description: 'A sign-in with a browser that is not known yet.',
    },
    PLAN_UPDATED: { value: 'plan_updated' as const, description: 'The plan of an account has changed.' },
    PLAN_ENDING: {
      value: 'plan_ending' as const,
      description: 'The paid plan of an account was canceled, or ended because it was not paid.',
    },
    TRIAL_ENDING: {
      value: 'trial_ending' as const,
      description: 'The trial of an account ends in three days, and the first charge follows.',
    },
    PAYMENT_FAILED: {
      value: 'payment_failed' as const,
      description: 'A payment of an account failed, the first time or when it was tried again.',
    },
    PAYMENT_RECEIVED: {
      value: 'payment_received' as const,
      description: 'An invoice of an account was paid.',
    },
    CARD_UPDATED: {
      value: 'card_updated' as const,
      description: 'The payment card of an account was changed.',
    },
    INVITE_ACCEPTED: { value: 'invite_accepted' as const, description: 'Somebody has accepted an invite.' },
    APP_FAILED: { value: 'app_failed' as const, description: 'An app or a database has failed.' },
    BACKUP_FAILED: {
      value: 'backup_failed' as const,
      description: 'Backups or the archived WAL of a database do not reach their bucket.',
    },
    RESTORE_FAILED: {
      value: 'restore_failed' as const,
      description: 'A database could not be restored from its backups.',
    },
    DAILY_SUMMARY: {
      value: 'daily_summary' as const,
      description:
        'A summary of unread notifications, once a day by e-mail; only in preferences, and off by default.',
    },
  },
});
