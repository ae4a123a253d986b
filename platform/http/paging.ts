import { z } from 'zod';

/** Maximum page size. */
const maxPage = 101;

const position = z.coerce
  .number('Must be a number')
  .int('Must be a whole number')
  .positive('Must be above 0');

/**
 * The query of a paginated list: the page lies between the positions `after` and `before`, newest first; `limit` counts
 * from the newest entry, or from the oldest with `from=oldest`.
 */
export const pageQuery = z.object({
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
export type PageQuery = z.output<typeof pageQuery>;
