import { z } from 'zod';
import { inputText } from '../../messages/messages.ts';

const MAX_METADATA = 4_096;

/** An event of the console: a name and a small JSON value. */
export const eventBody = z.object({
  name: z
    .string({ error: inputText('name_required') })
    .trim()
    .max(100, inputText('name_length', { max: 100 }))
    .regex(/^[\w.:-]+$/, inputText('event_name_characters')),
  metadata: z
    .record(z.string(), z.unknown(), { error: inputText('metadata_object') })
    .refine(
      (m) => JSON.stringify(m).length <= MAX_METADATA,
      inputText('metadata_length', { max: MAX_METADATA }),
    )
    // PostgreSQL cannot store NUL in JSON.
    .refine((m) => !JSON.stringify(m).includes('\\u0000'), inputText('metadata_nul'))
    .nullish(),
});
