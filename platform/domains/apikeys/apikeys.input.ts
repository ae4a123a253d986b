import { z } from 'zod';
import { line } from '../../http/text.ts';

const name = line('Name', 60);

export const newKeyBody = z.object({
  name,
  scope: z.enum(['read', 'write'], { error: 'Scope must be read or write.' }),
});

export const keyChangesBody = z
  .object({ name, active: z.boolean({ error: 'Active must be true or false.' }) })
  .partial();
