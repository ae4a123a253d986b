export const NOTIFICATION_KINDS = [
  'NEW_SIGN_IN',
  'PLAN_UPDATED',
  'PLAN_ENDING',
  'TRIAL_ENDING',
  'PAYMENT_FAILED',
  'PAYMENT_RECEIVED',
  'CARD_UPDATED',
  'INVITE_ACCEPTED',
  'APP_FAILED',
  'BACKUP_FAILED',
  'RESTORE_FAILED',
] as const;
export type KnownKind = (typeof NOTIFICATION_KINDS)[number];

const MAIL_KINDS = [...NOTIFICATION_KINDS, 'DAILY_SUMMARY'] as const;

/** The kind if this version of the console knows it. */
export const knownKind = (kind: string): KnownKind | undefined =>
  NOTIFICATION_KINDS.find((known) => known === kind);

/** The kind of e-mail if this version of the console knows it. */
export const knownMailKind = (kind: string) => MAIL_KINDS.find((known) => known === kind);
