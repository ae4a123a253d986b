import * as z from 'zod/mini';
import '../../forms/zodMessages.ts';

/** The platform's rule: a name is part of an address and names a variable. */
const secretName = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, { error: 'ui:validation.required', abort: true }),
    z.maxLength(100),
    z.regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/, 'secrets:field.nameShape'),
  );

// Not trimmed: blanks and line ends may be part of a secret.
const secretValue = z.string().check(
  z.refine((value) => value.trim() !== '', { error: 'ui:validation.required', abort: true }),
  z.maxLength(64 * 1024),
);

/** A new secret. */
export const newSecretSchema = z.object({ name: secretName, value: secretValue });

/** A new value of a secret. */
export const secretValueSchema = z.object({ value: secretValue });
