import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path } from '../../../upstream/path.ts';
import { purchase, subscriptionStatuses, type Purchase } from '../billing.upstream.ts';

const amount = z.object({ amount: z.number() });
const purchaseRecord = z.object({
  id: z.string(),
  quantity: z.number().int(),
  billing_interval: z.enum(['monthly', 'yearly']),
  status: z.enum(subscriptionStatuses).catch('inactive'),
  next_billed_at: z.string().nullish(),
  scheduled_cancellation_date: z.string().nullish(),
});
export type ExtraClusterRecord = z.output<typeof purchaseRecord>;

const record = z.object({
  base_max_clusters: z.number().int(),
  extra_clusters: z.number().int(),
  total_max_clusters: z.number().int(),
  current_active_clusters: z.number().int(),
  pricing: z.object({ monthly: amount, yearly: amount }),
  subscriptions: z.array(purchaseRecord),
});
export type ExtraClustersRecord = z.output<typeof record>;

/** Extra clusters of the account; one call per request. */
export function loadExtraClusters(ctx: GatewayContext): Promise<ExtraClustersRecord> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/account/extra-clusters`, record);
}

const fields = { fields: { billing_interval: 'interval', subscription_id: 'id' } };

/** Starts the checkout of more clusters. */
export function postExtraClusters(
  ctx: GatewayContext,
  quantity: number,
  interval: string,
): Promise<Purchase> {
  const body = { quantity, billing_interval: interval };
  return ctx.upstream.post(path`/api/account/extra-clusters/purchase`, purchase, body, fields);
}

export async function changeExtraClusters(
  ctx: GatewayContext,
  verb: 'cancel' | 'resume',
  id: string,
): Promise<void> {
  const answer = z.object({ message: z.string() });
  const body = { subscription_id: id };
  const address =
    verb === 'cancel' ? path`/api/account/extra-clusters/cancel` : path`/api/account/extra-clusters/resume`;
  await ctx.upstream.post(address, answer, body, fields);
}
