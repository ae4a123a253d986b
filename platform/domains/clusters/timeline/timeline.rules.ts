/** What can be asked of a cluster's timeline. Pure: no database, no clock. */
import { z } from 'zod';

export const timelineKinds = ['created', 'step', 'status', 'protection', 'failed', 'leftovers'] as const;
export type TimelineKind = (typeof timelineKinds)[number];

/** No page is longer. */
const maxPage = 101;

const position = z.coerce
  .number('Must be a number')
  .int('Must be a whole number')
  .positive('Must be above 0');

/**
 * `after` and `before` are positions: the page lies between them, newest first; `limit` counts from the newest, or from
 * the oldest with `from=oldest`.
 */
export const timelineQuery = z.object({
  after: position.optional(),
  before: position.optional(),
  from: z.enum(['newest', 'oldest'], 'Must be newest or oldest').default('newest'),
  limit: z.coerce
    .number('Must be a number')
    .int('Must be a whole number')
    .min(0, 'Must be at least 0')
    .max(maxPage, `Must be at most ${maxPage}`)
    .default(50),
});
export type TimelineQuery = z.output<typeof timelineQuery>;
