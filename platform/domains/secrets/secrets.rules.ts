import { z } from 'zod';

const MAX_NAME = 100;
/** Long enough for keys and certificates. */
const MAX_VALUE = 64 * 1024;

/** A secret's name: trimmed, and such that it can be an address and a variable. */
export const secretName = z
  .string({ error: 'Name is required.' })
  .trim()
  .min(1, 'Name is required.')
  .max(MAX_NAME, `Name may have at most ${MAX_NAME} characters.`)
  .regex(
    /^[A-Za-z0-9_][A-Za-z0-9_.-]*$/,
    'Use letters, digits, underscore, dot and hyphen, and do not begin with a dot or hyphen.',
  );

export const secretValue = z
  .string({ error: 'Value is required.' })
  .min(1, 'Value is required.')
  .max(MAX_VALUE, `Value may have at most ${MAX_VALUE} characters.`);

export const newSecretBody = z.object({ secretName, secretValue });
