import { z } from 'zod';
import { UploadedFile } from '../../http/multipart.ts';
import { line } from '../../http/text.ts';
import { inputText } from '../../messages/messages.ts';

const MAX_EMAIL = 254;
/** Longer addresses only cost time to hash. */
const MAX_PASSWORD = 200;

/** An e-mail address as it is stored: trimmed and in lower case. */
export const email = z
  .string({ error: inputText('email_required') })
  .trim()
  .toLowerCase()
  .min(1, inputText('email_required'))
  .max(MAX_EMAIL, inputText('email_length', { max: MAX_EMAIL }))
  .regex(z.regexes.email, inputText('email_format'));

/** A password as typed, with a maximum length. The rules decide whether it is strong enough. */
export const password = z
  .string({ error: inputText('password_required') })
  .min(1, inputText('password_required'))
  .max(MAX_PASSWORD, inputText('password_too_long', { max: MAX_PASSWORD }));

export const fullName = line('full_name');
export const teamName = line('team_name');

/** A new account and its owner. */
export const newAccountBody = z.object({ name: fullName, email, password, confirm_password: password });

/** The current password, which proves that the caller did not just find an open session. */
export const currentPassword = z
  .string()
  .max(MAX_PASSWORD, inputText('password_too_long', { max: MAX_PASSWORD }))
  .nullish();

/** A change of the caller's own profile. Unknown members are refused, because they would silently be ignored. */
export const profileBody = z
  .strictObject({
    name: fullName,
    email,
    current_password: currentPassword,
    locale: z.enum(['en', 'es'], { error: inputText('locale_value') }),
    dark_mode: z.boolean({ error: inputText('dark_mode_value') }).nullable(),
    onboarded: z.boolean({ error: inputText('onboarded_value') }),
    support_enabled: z.boolean({ error: inputText('support_value') }),
    default_account: z.string({ error: inputText('default_account_value') }).nullable(),
    phone_number: z
      .string({ error: inputText('phone_format') })
      .trim()
      .regex(/^\+?\d(?: ?\d){6,14}$/, inputText('phone_format'))
      .nullable(),
    avatar: z
      .instanceof(UploadedFile, {
        error: inputText('picture_form'),
      })
      .nullable(),
  })
  .partial();
export type ProfileChanges = z.output<typeof profileBody>;
