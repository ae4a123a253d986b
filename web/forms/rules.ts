import * as z from 'zod/mini';
import { PASSWORD_RULES, metRules } from './password.ts';
import './zodMessages.ts';

/** Required text; trimmed. */
export const requiredText = () => z.string().check(z.trim(), z.minLength(1, 'ui:validation.required'));

/** A required e-mail address; trimmed. */
export const email = () =>
  z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'ui:validation.required', abort: true }),
      z.regex(/^[^\s@]+@[^\s@]+\.[^\s@]{2,}$/, 'ui:validation.email'),
    );

/** A phone number: an optional plus and 7 to 15 digits with single spaces; or nothing. */
export const optionalPhone = () =>
  z.string().check(z.trim(), z.regex(/^(\+?\d(?: ?\d){6,14})?$/, 'ui:validation.phone'));

/** A new password that meets all five rules. */
export const complexPassword = () =>
  z.string().check(
    z.minLength(1, { error: 'ui:validation.required', abort: true }),
    z.refine((value) => {
      const met = metRules(value);
      return PASSWORD_RULES.every((rule) => met[rule]);
    }, 'ui:validation.password'),
  );

/** A six-digit authenticator code. */
export const sixDigits = () => z.string().check(z.regex(/^\d{6}$/, 'ui:validation.code'));
