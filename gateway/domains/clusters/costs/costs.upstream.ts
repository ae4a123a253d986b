import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path, withQuery } from '../../../upstream/path.ts';

const costsRecord = z.object({
  month: z.string(),
  total: z.number(),
  previous_total: z.number().nullish(),
  clusters: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      deleted: z.boolean(),
      total: z.number(),
      monthly_price: z.number(),
      master_hours: z.number(),
      worker_pools: z.array(z.object({ instance_type: z.string(), hours: z.number() })),
      days: z.array(z.object({ day: z.string(), cost: z.number() })),
    }),
  ),
});
export type CostsRecord = z.output<typeof costsRecord>;

/** What the servers of the account cost in a month, the present one if none is given. */
export function loadCosts(ctx: GatewayContext, month: string | null | undefined): Promise<CostsRecord> {
  ctx.requireToken();
  return ctx.upstream.get(withQuery(path`/api/account/costs`, { month }), costsRecord);
}
