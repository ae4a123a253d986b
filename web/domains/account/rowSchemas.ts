import * as z from 'zod/mini';
import { email, requiredText } from '../../forms/rules.ts';

/** What a row of the profile may hold. */
export const rowSchemas = {
  text: z.object({ value: requiredText() }),
  email: z.object({ value: email() }),
} as const;
