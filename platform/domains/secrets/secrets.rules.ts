import { z } from 'zod';
import { inputText } from '../../messages/messages.ts';

const MAX_NAME = 100;
/** Long enough for keys and certificates. */
const MAX_VALUE = 64 * 1024;

/** A secret's name: trimmed, and valid in a URL and as a variable. */
const secretName = z
  .string({ error: inputText('name_required') })
  .trim()
  .min(1, inputText('name_required'))
  .max(MAX_NAME, inputText('name_length', { max: MAX_NAME }))
  .regex(/^[A-Za-z0-9_][A-Za-z0-9_.-]*$/, inputText('secret_name_characters'));

const secretValue = z
  .string({ error: inputText('value_required') })
  .min(1, inputText('value_required'))
  .max(MAX_VALUE, inputText('value_length', { max: MAX_VALUE }));

export const newSecretBody = z.object({ secretName, secretValue });
