/** What can be asked of the audit log. Pure: no database, no clock. */
import { z } from 'zod';

export const auditOrigins = ['console', 'api_key', 'system'] as const;
export type AuditOrigin = (typeof auditOrigins)[number];

/** No page is longer. */
export const maxPage = 101;

const position = z.coerce
  .number('Must be a number')
  .int('Must be a whole number')
  .positive('Must be above 0');

/**
 * The query of the audit log. `after` and `before` are positions: the page lies between them, newest first; `limit`
 * counts from the newest, or from the oldest with `from=oldest`.
 */
export const auditQuery = z.object({
  after: position.optional(),
  before: position.optional(),
  from: z.enum(['newest', 'oldest'], 'Must be newest or oldest').default('newest'),
  limit: z.coerce
    .number('Must be a number')
    .int('Must be a whole number')
    .min(0, 'Must be at least 0')
    .max(maxPage, `Must be at most ${maxPage}`)
    .default(50),
  /** `cluster.update`, or `cluster` for everything of a noun. */
  action: z.string().max(100).optional(),
  origin: z.enum(auditOrigins, `Must be one of ${auditOrigins.join(', ')}`).optional(),
  actor: z.uuid('Must be the id of a user').optional(),
  target: z.string().max(200).optional(),
  search: z.string().max(200).optional(),
});
export type AuditQuery = z.output<typeof auditQuery>;
