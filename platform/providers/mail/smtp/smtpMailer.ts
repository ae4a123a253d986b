import { createTransport } from 'nodemailer';
import type { Mailer } from '../port.ts';
import { MailError } from '../port.ts';
import { renderMail } from '../templates.ts';
import { text } from '../../../messages/messages.ts';

/** SMTP responds with 5xx if a retry is useless and 4xx if not; without a response the server was unreachable. */
function toMailError(error: unknown): MailError {
  const status = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'EAUTH') {
    return new MailError({ kind: 'auth', code, text: text('mail_credentials') });
  }
  if (status >= 500) {
    return new MailError({
      kind: 'invalid',
      code: String(status),
      field: 'to',
      text: text('mail_refused'),
    });
  }
  const why = text('mail_unavailable');
  return new MailError({
    kind: 'transient',
    code: status ? String(status) : code,
    text: why,
    retryAfter: 30,
  });
}

/** A mailer for the server in `smtpUrl` (smtp:// or smtps://), with the sender `from`. */
export function createSmtpMailer({
  smtpUrl,
  from,
}: {
  smtpUrl: string;
  from: string;
}): Mailer & { close(): void } {
  const transport = createTransport(smtpUrl);
  return {
    send: async (mail) => {
      try {
        await transport.sendMail({ from, to: mail.to, ...renderMail(mail) });
      } catch (error) {
        throw toMailError(error);
      }
    },
    close: () => transport.close(),
  };
}
