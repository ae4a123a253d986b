import { z } from 'zod';
import { jobKind } from '../../../jobs/definition.ts';

export const closingMail = jobKind('account.closing-mail', z.object({ accountId: z.string() }), {
  isShort: true,
});
