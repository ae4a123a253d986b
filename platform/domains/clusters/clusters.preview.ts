import { z } from 'zod';
import { english, messageJson, type Message } from '../../messages/messages.ts';

/** What a change interrupts: nothing, workloads that move to other nodes, or the Kubernetes API for a moment. */
const restarts = ['none', 'workloads', 'control_plane'] as const;

/** One changed field with its current and new value, formatted for users; null is "nothing". */
const plannedChangeJson = z.object({
  /** The REST name of the field; of a pool `node_pools.<name>` or `node_pools.<name>.<field>`. */
  field: z.string(),
  before: z.string().nullable(),
  after: z.string().nullable(),
  /** It cannot be undone. */
  one_way: z.boolean(),
  restarts: z.enum(restarts),
});
export type PlannedChangeJson = z.output<typeof plannedChangeJson>;

/** The response to a dry run. Prices are EUR per month. */
export const previewJson = z.object({
  dry_run: z.object({
    changes: z.array(plannedChangeJson),
    /** Consequences to consider. */
    warnings: z.array(messageJson.extend({ message: z.string() })),
    /** Null if there is no current one (creation). */
    monthly_price_before: z.number().nullable(),
    monthly_price_after: z.number(),
    /** Clusters against the plan; null if the change does not count. */
    quota: z.object({ used: z.int(), after: z.int(), limit: z.int() }).nullable(),
  }),
});
export type PreviewJson = z.output<typeof previewJson>;

/** A warning in a response. */
export function toWarning(warning: Message): PreviewJson['dry_run']['warnings'][number] {
  return { ...warning, message: english(warning) };
}
