import * as z from 'zod/mini';
import { complexPassword } from '../../../forms/rules.ts';

const required = () => z.string().check(z.minLength(1, 'ui:validation.required'));

/** The current password if there is one, and the new one twice. */
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
        // Also checked while another field is invalid, so that both errors are shown at once.
        when: ({ value }) => (value as { confirmPassword?: string }).confirmPassword !== '',
      }),
    );
}
