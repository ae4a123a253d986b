import * as z from 'zod/mini';
import { complexPassword } from '../../../forms/rules.ts';

const required = () => z.string().check(z.minLength(1, 'ui:validation.required'));

/** The current password where there is one, and the new one twice. */
export function changePasswordSchema(hasPassword: boolean) {
  return z
    .object({
      currentPassword: hasPassword ? required() : z.string(),
      newPassword: complexPassword(),
      confirmPassword: required(),
    })
    .check(
      z.refine((values) => values.confirmPassword === values.newPassword, {
        path: ['confirmPassword'],
        error: 'auth:settings.password.mismatch',
        // Also while another field is wrong, so that both are told at once.
        when: ({ value }) => (value as { confirmPassword?: string }).confirmPassword !== '',
      }),
    );
}
