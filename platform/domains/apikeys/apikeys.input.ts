import { z } from 'zod';
import { scopes } from '../../http/scopes.ts';
import { line } from '../../http/text.ts';
import { inputText } from '../../messages/messages.ts';
import { longestOverlapHours, overlapHours } from './apikeys.rules.ts';

const scope = z.enum(scopes, { error: inputText('scope_value') });

const settings = z.object({
  name: line('name', 60),
  scopes: z
    .array(scope, { error: inputText('scope_value') })
    .min(1, inputText('scope_value'))
    .max(scopes.length, inputText('scope_value'))
    .transform((given) => [...new Set(given)].sort()),
  expires_at: z.iso
    .datetime({ error: inputText('expiry_value') })
    .transform((at) => new Date(at))
    .nullable(),
});

export const newKeyBody = settings.extend({ expires_at: settings.shape.expires_at.default(null) });
export type NewKey = z.output<typeof newKeyBody>;

export const keyChangesBody = settings
  .extend({ active: z.boolean({ error: inputText('active_value') }) })
  .partial();
export type KeyChanges = z.output<typeof keyChangesBody>;

const overlap = inputText('overlap_value');

export const rotationBody = z.object({
  overlap_hours: z
    .int({ error: overlap })
    .min(0, overlap)
    .max(longestOverlapHours, overlap)
    .default(overlapHours),
});
