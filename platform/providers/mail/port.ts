import { ProviderError } from '../providerError.ts';

/** A mail could not be sent; `transient` if the server may accept it later. */
export class MailError extends ProviderError {
  override name = 'MailError';
}

/** Attempts of every e-mail: with a minute between them, a mail server may be down for over an hour. */
export const mailAttempts = 100;

export type MailLocale = 'en' | 'es';

/** Parameters of each template. Links are absolute; the unit of durations is in their name. */
export interface MailData {
  'verify-email': { name: string; link: string; hours: number };
  'reset-password': { name: string; link: string; minutes: number };
  'email-change': { name: string; link: string; newEmail: string; hours: number };
  notification: {
    name: string;
    link: string;
    /** Page that switches e-mails of this kind off; mail programs post to it (RFC 8058). */
    unsubscribe: string;
    kind:
      | 'new_sign_in'
      | 'plan_updated'
      | 'plan_ending'
      | 'trial_ending'
      | 'payment_failed'
      | 'payment_received'
      | 'card_updated'
      | 'invite_accepted'
      | 'app_failed'
      | 'backup_failed'
      | 'restore_failed';
    params: Readonly<Record<string, string>>;
  };
  /** Unread notifications of a day; `total` may be more than are listed. */
  summary: {
    name: string;
    link: string;
    unsubscribe: string;
    items: readonly Pick<MailData['notification'], 'kind' | 'params'>[];
    total: number;
  };
  'wrong-passwords': { name: string; link: string; tries: number };
  'account-closing': { name: string; team: string; date: string; link: string };
  /** What a user wrote to support; `link` is the page on which operators find the account. */
  'support-request': {
    from: string;
    name: string;
    team: string;
    accountId: string;
    role: string;
    subject: string;
    message: string;
    sentAt: string;
    link: string;
  };
  /** `inviter` is null once that person's user was deleted. */
  invite: { inviter: string | null; team: string; link: string; days: number };
}
export type MailTemplate = keyof MailData;

/** A mail to send: the data matches the template. */
export type Mail = {
  [T in MailTemplate]: { to: string; template: T; locale: MailLocale; data: MailData[T] };
}[MailTemplate];

/** A rendered mail. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
  /** Additional headers. */
  headers: Readonly<Record<string, string>>;
}

export interface Mailer {
  /** Resolves when the mail is accepted; rejects with MailError. */
  send(mail: Mail): Promise<void>;
}
