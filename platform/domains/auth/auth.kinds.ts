import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

/** Payloads contain no token: it is created when the mail is sent, and only its hash is stored. */
export const verificationMail = jobKind(
  'auth.verification-mail',
  z.object({ userId: z.string(), email: z.string(), view: z.string() }),
  { isShort: true },
);

/** Enqueued for any address, known or not, so that the request takes the same time for both. */
export const resetMail = jobKind('auth.reset-mail', z.object({ email: z.string() }), { isShort: true });

/** Informs the current address that it will be replaced, with a link to undo the change. */
export const emailChangeMail = jobKind(
  'auth.email-change-mail',
  z.object({ userId: z.string(), email: z.string(), newEmail: z.string() }),
  { isShort: true },
);

/** Wrong passwords were entered for an address, known or not. */
export const wrongPasswordsMail = jobKind(
  'auth.wrong-passwords-mail',
  z.object({ email: z.string(), tries: z.number() }),
  { isShort: true },
);
