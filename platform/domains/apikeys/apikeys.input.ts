import { z } from 'zod';
import { line } from '../../http/text.ts';
import { inputText } from '../../messages/messages.ts';

const name = line('name', 60);

export const newKeyBody = z.object({
  name,
  scope: z.enum(['read', 'write'], { error: inputText('scope_value') }),
});

export const keyChangesBody = z
  .object({ name, active: z.boolean({ error: inputText('active_value') }) })
  .partial();
