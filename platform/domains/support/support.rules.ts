/** Names and states of e-mails that were not sent. Pure: no database, no clock. */

/** `retrying`: at least one attempt failed, and another follows. */
export const mailJobStatuses = ['queued', 'retrying', 'failed'] as const;
export type MailJobStatus = (typeof mailJobStatuses)[number];

/** The status of the job of an e-mail. */
export function statusOfMail({
  status,
  failures,
}: {
  status: 'queued' | 'running' | 'failed';
  failures: number;
}): MailJobStatus {
  if (status === 'failed') return 'failed';
  return failures > 0 ? 'retrying' : 'queued';
}

/** What is sent to whom, by the job's name. */
export const mailNames = [
  'verification',
  'password_reset',
  'email_change',
  'wrong_passwords',
  'invite',
  'notification',
  'daily_summary',
  'account_closing',
  'support_request',
] as const;
export type MailName = (typeof mailNames)[number];
