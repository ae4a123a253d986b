import * as z from 'zod/mini';
import { complexPassword, email, requiredText, sixDigits } from '../../forms/rules.ts';
import { normalizeBackupCode } from './code/backupCode.ts';

/** Schemas of the sign-in and sign-up forms; loaded while the user types. */
export const signInSchema = z.object({
  email: email(),
  password: z.string().check(z.minLength(1, 'ui:validation.required')),
});

export const signUpSchema = z.object({ name: requiredText(), email: email(), password: complexPassword() });

export const forgotPasswordSchema = z.object({ email: email() });

export const resetPasswordSchema = z.object({ email: email(), password: complexPassword() });

export const authenticatorSchema = z.object({ code: sixDigits() });

export const backupCodeSchema = z.object({
  code: z.string().check(
    z.minLength(1, { error: 'ui:validation.required', abort: true }),
    z.refine((typed) => /^[a-z0-9]{1,12}$/i.test(normalizeBackupCode(typed)), 'auth:otp.backupShape'),
  ),
});
