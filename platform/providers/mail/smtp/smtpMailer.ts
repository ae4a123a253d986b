import { createTransport } from 'nodemailer';
import type { Mailer } from '../port.ts';
import { MailError } from '../port.ts';
import { renderMail } from '../templates.ts';

/** SMTP answers 5xx when trying again is useless, 4xx when it is not; without an answer it was not reached. */
function toMailError(error: unknown): MailError {
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
  if (code === 'EAUTH') {
    const message = 'The SMTP server refuses the user name or the password of SMTP_URL.';
    return new MailError({ kind: 'auth', code, message });
  }
  if (answer >= 500) {
    return new MailError({
      kind: 'invalid',
      code: String(answer),
      field: 'to',
      message: 'The mail was refused.',
    });
  }
  const message = 'The SMTP server could not take the mail.';
  return new MailError({ kind: 'transient', code: answer ? String(answer) : code, message, retryAfter: 30 });
}

/** A mailer for the server in `smtpUrl` (smtp:// or smtps://), from the address `from`. */
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
