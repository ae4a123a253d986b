import * as z from 'zod/mini';
import { labelsProblem } from './labelsIn.ts';

/** Any values: settings are selected from options, and the dry run validates them; labels are free text. */
export const anySetting = z.record(z.string(), z.union([z.string(), z.boolean()])).check((payload) => {
  const { labels } = payload.value;
  const problem = typeof labels === 'string' ? labelsProblem(labels) : undefined;
  if (problem === undefined) return;
  payload.issues.push({ code: 'custom', path: ['labels'], message: problem, input: labels });
});
