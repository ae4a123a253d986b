import { ProviderError } from '../providerError.ts';

/** A mail that could not be handed over; `transient` when the server may take it later. */
export class MailError extends ProviderError {
  override name = 'MailError';
}

export type MailLocale = 'en' | 'es';

/** What each template needs. Links are absolute; durations are in the unit that the name says. */
export interface MailData {
  'verify-email': { name: string; link: string; hours: number };
  'reset-password': { name: string; link: string; minutes: number };
  'email-change': { name: string; link: string; newEmail: string; hours: number };
  'wrong-passwords': { name: string; link: string; tries: number };
}
export type MailTemplate = keyof MailData;

/** A mail to send: the data fits the template. */
export type Mail = {
  [T in MailTemplate]: { to: string; template: T; locale: MailLocale; data: MailData[T] };
}[MailTemplate];

/** A mail in words. */
export interface MailContent {
  subject: string;
  text: string;
  html: string;
}

export interface Mailer {
  /** Resolves when the mail is handed over; rejects with MailError. */
  send(mail: Mail): Promise<void>;
}
