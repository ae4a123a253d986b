import { closingMail } from '../domains/account/closing/closing.kinds.ts';
import {
  emailChangeMail,
  resetMail,
  verificationMail,
  wrongPasswordsMail,
} from '../domains/auth/auth.kinds.ts';
import { notificationMail } from '../domains/notifications/notifications.kinds.ts';
import { summaryMail } from '../domains/notifications/summaries.jobs.ts';
import { supportRequestMail } from '../domains/support/support.kinds.ts';
import type { MailName } from '../domains/support/support.rules.ts';
import { inviteMail } from '../domains/team/team.kinds.ts';

/** The jobs that send e-mails: name of the job → what operators see. */
export const mailJobs: Readonly<Record<string, MailName>> = {
  [verificationMail.name]: 'verification',
  [resetMail.name]: 'password_reset',
  [emailChangeMail.name]: 'email_change',
  [wrongPasswordsMail.name]: 'wrong_passwords',
  [inviteMail.name]: 'invite',
  [notificationMail.name]: 'notification',
  [summaryMail.name]: 'daily_summary',
  [closingMail.name]: 'account_closing',
  [supportRequestMail.name]: 'support_request',
};
