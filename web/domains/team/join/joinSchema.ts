import * as z from 'zod/mini';
import { complexPassword, email, requiredText } from '../../../forms/rules.ts';

/** Schema of the sign-up of an invited person; loaded while the user types. */
export const joinSchema = z.object({ name: requiredText(), email: email(), password: complexPassword() });
