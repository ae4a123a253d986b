import * as z from 'zod/mini';

/** Any values: settings are selected from options, and the dry run validates them. */
export const anySetting = z.record(z.string(), z.union([z.string(), z.boolean()]));
