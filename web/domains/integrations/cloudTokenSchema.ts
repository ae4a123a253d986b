import * as z from 'zod/mini';
import { requiredText } from '../../forms/rules.ts';

/** Any token: only Hetzner knows a good one. */
export const cloudTokenSchema = z.object({ token: requiredText() });
