import * as z from 'zod/mini';

/** Settings are chosen from what is offered; the review says what is wrong with them. */
export const anySetting = z.record(z.string(), z.union([z.string(), z.boolean()]));
