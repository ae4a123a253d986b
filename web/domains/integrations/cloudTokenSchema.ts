import * as z from 'zod/mini';
import { requiredText } from '../../forms/rules.ts';

/** Any text: only Hetzner can validate a token. */
export const cloudTokenSchema = z.object({ token: requiredText() });
