import { z } from 'zod';
import { UploadedFile } from '../../http/multipart.ts';
import { line } from '../../http/text.ts';

const MAX_EMAIL = 254;
/** Longer ones only cost time to hash. */
const MAX_PASSWORD = 200;

/** An e-mail address as it is stored: trimmed, in lower case. */
export const email = z
  .string({ error: 'E-mail is required.' })
  .trim()
  .toLowerCase()
  .min(1, 'E-mail is required.')
  .max(MAX_EMAIL, `E-mail may have at most ${MAX_EMAIL} characters.`)
  .regex(z.regexes.email, 'This is not an e-mail address. Write it like name@example.com.');

/** A password as typed: anything, but not without end. Whether it is good enough is decided by the rules. */
export const password = z
  .string({ error: 'Password is required.' })
  .min(1, 'Password is required.')
  .max(MAX_PASSWORD, `A password may have at most ${MAX_PASSWORD} characters.`);

export const fullName = line('Full name');
export const teamName = line('Team name');

/** A new account and its owner. */
export const newAccountBody = z.object({ name: fullName, email, password, confirm_password: password });

/** A change of one's own profile. Unknown members are refused: they may have been meant for somebody else. */
export const profileBody = z
  .strictObject({
    name: fullName,
    email,
    locale: z.enum(['en', 'es'], { error: 'Language must be en or es.' }),
    dark_mode: z.boolean({ error: 'Dark mode must be true, false or null.' }).nullable(),
    onboarded: z.boolean({ error: 'Onboarded must be true or false.' }),
    support_enabled: z.boolean({ error: 'Support access must be true or false.' }),
    default_account: z.string({ error: 'Default account must be the id of one of your teams.' }).nullable(),
    avatar: z
      .instanceof(UploadedFile, {
        error: 'Send the picture as a file of multipart/form-data, or null for none.',
      })
      .nullable(),
  })
  .partial();
export type ProfileChanges = z.output<typeof profileBody>;
