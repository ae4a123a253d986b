import { z } from 'zod';

const MAX_METADATA = 4_096;

/** What the console may report: a word and a little JSON. */
export const eventBody = z.object({
  name: z
    .string({ error: 'Name is required.' })
    .trim()
    .max(100, 'Name may have at most 100 characters.')
    .regex(/^[\w.:-]+$/, 'Use letters, digits, underscore, dot, colon and hyphen.'),
  metadata: z
    .record(z.string(), z.unknown(), { error: 'Metadata must be an object.' })
    .refine(
      (m) => JSON.stringify(m).length <= MAX_METADATA,
      `Metadata may have at most ${MAX_METADATA} characters.`,
    )
    // PostgreSQL stores every JSON text but this one.
    .refine((m) => !JSON.stringify(m).includes('\\u0000'), 'Metadata may not contain NUL characters.')
    .nullish(),
});
