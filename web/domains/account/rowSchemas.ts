import * as z from 'zod/mini';
import { email, optionalPhone, requiredText } from '../../forms/rules.ts';

const values = { text: requiredText, email, phone: optionalPhone };

/** Validation of a profile row, and of the password where saving requires it. */
export const rowSchema = (kind: keyof typeof values, needsPassword: boolean) =>
  z.object({
    value: values[kind](),
    currentPassword: needsPassword ? z.string().check(z.minLength(1, 'ui:validation.required')) : z.string(),
  });
