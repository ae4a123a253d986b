import type { MailContent, MailLocale, MailTemplate } from './port.ts';

/** A mail that was stored instead of sent. */
export interface OutboxMail extends Omit<MailContent, 'headers'> {
  id: string;
  to: string;
  template: MailTemplate;
  locale: MailLocale;
  /** The link in the mail. */
  link: string;
  createdAt: Date;
}

/** Stores mails while no SMTP server is configured. */
export interface OutboxStore {
  add(mail: Omit<OutboxMail, 'id'>): Promise<void>;
  /** Newest first, the last 200. */
  list(): Promise<OutboxMail[]>;
}

/** Maximum number of mails shown. */
export const OUTBOX_PAGE = 200;
