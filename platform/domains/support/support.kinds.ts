import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

/** The e-mail with what a user wrote to support. */
export const supportRequestMail = jobKind(
  'support.request-mail',
  z.object({
    from: z.string(),
    name: z.string(),
    team: z.string(),
    accountId: z.string(),
    role: z.string(),
    subject: z.string(),
    message: z.string(),
    sentAt: z.string(),
  }),
  { isShort: true },
);
