import { z } from 'zod';

/** A condition of a pod or a node. */
export const conditionRecord = z.object({
  type: z.string(),
  status: z.enum(['True', 'False', 'Unknown']),
  reason: z.string(),
  message: z.string(),
  changed_at: z.string().nullable(),
});
export type ConditionRecord = z.output<typeof conditionRecord>;
