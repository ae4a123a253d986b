import * as z from 'zod/mini';
import { email, requiredText } from '../../forms/rules.ts';

const values = { text: requiredText, email };

/** What a row of the profile may hold, and the password where saving it needs one. */
export const rowSchema = (kind: keyof typeof values, needsPassword: boolean) =>
  z.object({
    value: values[kind](),
    currentPassword: needsPassword ? z.string().check(z.minLength(1, 'ui:validation.required')) : z.string(),
  });
