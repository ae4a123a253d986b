/** Notifications and their e-mails. */
export const notificationMessages = {
  notified_new_sign_in: 'New sign-in with {{device}}.',
  notified_plan_updated: 'The plan of {{accountName}} is now {{planName}}.',
  notified_plan_ending: 'The {{planName}} plan of {{accountName}} ends on {{date}}.',
  notified_trial_ending: 'The trial of {{planName}} for {{accountName}} ends on {{date}}.',
  notified_payment_failed: 'A payment of {{accountName}} failed.',
  notified_payment_received: 'Invoice {{invoice}} of {{accountName}} was paid.',
  notified_card_updated: 'The payment card of {{accountName}} was changed.',
  notified_invite_accepted: '{{memberName}} has joined {{accountName}}.',
  notified_app_failed: '{{name}} on {{clusterName}} has failed.',
  notified_backup_failed: 'The backups of {{name}} on {{clusterName}} fail.',
  notified_restore_failed: 'The restore of {{name}} on {{clusterName}} has failed.',
  notification_not_found: 'There is no such notification.',
  unsubscribe_link: 'This link is not complete. Open it again from the mail.',
} as const;
