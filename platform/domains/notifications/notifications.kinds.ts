import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';
import { notificationKinds } from './notifications.rules.ts';

/** The e-mail of a notification. */
export const notificationMail = jobKind(
  'notifications.mail',
  z.object({
    userId: z.string(),
    kind: z.enum(notificationKinds),
    params: z.record(z.string(), z.string()),
  }),
  { isShort: true },
);
