import type { MailContent, MailLocale, MailTemplate } from './port.ts';

/** A mail that stayed here instead of leaving. */
export interface OutboxMail extends MailContent {
  id: string;
  to: string;
  template: MailTemplate;
  locale: MailLocale;
  /** What the mail asks to open. */
  link: string;
  createdAt: Date;
}

/** Where mails stay while no SMTP server is configured. */
export interface OutboxStore {
  add(mail: Omit<OutboxMail, 'id'>): Promise<void>;
  /** Newest first, the last 200. */
  list(): Promise<OutboxMail[]>;
}

/** More than anybody scrolls through. */
export const OUTBOX_PAGE = 200;

/** An outbox that lives as long as the process. */
export function createMemoryOutbox(): OutboxStore {
  const mails: OutboxMail[] = [];
  return {
    add: async (mail) => {
      mails.unshift({ ...mail, id: String(mails.length + 1) });
    },
    list: async () => mails.slice(0, OUTBOX_PAGE),
  };
}
