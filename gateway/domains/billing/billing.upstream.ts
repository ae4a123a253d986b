import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { wireDetail } from '../../upstream/messages.ts';
import { path } from '../../upstream/path.ts';

const planWords = ['free', 'standard', 'pro', 'enterprise'] as const;

const planRecord = z.object({
  id: z.enum(planWords),
  name: z.string(),
  price: z.number(),
  price_yearly: z.number(),
  max_clusters: z.number().int(),
  max_clusters_archived: z.number().int(),
  max_users: z.number().int(),
  max_nodes: z.number().int(),
  features: z.array(z.string()),
  feature_details: z.array(wireDetail).optional(),
  popular: z.boolean().nullish(),
  active: z.boolean().nullish(),
  trial_days: z.number().int().nullish(),
  refusal: wireDetail.extend({ message: z.string() }).nullish(),
});
const planRecords = z.array(planRecord);
export type PlanRecord = z.output<typeof planRecord>;

/** The plans on sale, cheapest first; one call per request. */
export async function loadPlans(ctx: GatewayContext): Promise<PlanRecord[]> {
  ctx.requireToken();
  const plans = await ctx.upstream.get(path`/api/account/plans`, planRecords);
  return [...plans].sort((a, b) => a.price - b.price);
}

export const subscriptionStatuses = [
  'active',
  'trialing',
  'past_due',
  'paused',
  'canceled',
  'inactive',
] as const;

export const subscriptionActions = ['upgrade', 'downgrade', 'change_interval', 'cancel', 'resume'] as const;
const refusal = wireDetail.extend({ message: z.string() }).nullish();

const subscriptionRecord = z
  .object({
    plan: z.string().nullish(),
    subscription: z
      .object({
        // The payment provider has more statuses; none of them means that the account has paid.
        status: z.enum(subscriptionStatuses).catch('inactive'),
        canceled_at: z.string().nullish(),
        next_billed_at: z.string().nullish(),
        interval: z.enum(['monthly', 'yearly']).nullish().catch(null),
        ends_at: z.string().nullish(),
        card: z
          .object({
            brand: z.string(),
            last4: z.string(),
            expiry_month: z.number().int(),
            expiry_year: z.number().int(),
          })
          .nullish(),
        refusals: z.partialRecord(z.enum(subscriptionActions), refusal).optional(),
      })
      .nullish(),
    scheduled_downgrade: z.object({ plan: z.string(), scheduled_date: z.string() }).nullish(),
  })
  .transform(({ plan, subscription, scheduled_downgrade: downgrade }) =>
    subscription ? { plan, downgrade, ...subscription } : null,
  );
export type SubscriptionRecord = NonNullable<z.output<typeof subscriptionRecord>>;

/** Subscription of the account; null before a plan was chosen. One call per request. */
export function loadSubscription(ctx: GatewayContext): Promise<SubscriptionRecord | null> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/account/subscription`, subscriptionRecord);
}

/** Next step of a purchase. */
export interface Purchase {
  outcome: 'COMPLETED' | 'REDIRECT' | 'OVERLAY';
  redirectUrl: string | null;
  transactionId: string | null;
}

// The browser is sent to this URL, so only http and https are accepted: other schemes could run scripts.
const webAddress = z.url({ protocol: /^https?$/ });

/** The platform distinguishes the outcomes by the members of the response. */
export const purchase = z
  .object({
    redirect_to_portal: webAddress.nullish(),
    redirect_to_checkout: webAddress.nullish(),
    open_paddle_overlay: z.boolean().nullish(),
    transaction_id: z.string().nullish(),
    subscription_id: z.string().nullish(),
  })
  .transform((answer, check): Purchase => {
    const redirectUrl = answer.redirect_to_checkout ?? answer.redirect_to_portal ?? null;
    const transactionId = answer.transaction_id ?? null;
    if (redirectUrl !== null) return { outcome: 'REDIRECT', redirectUrl, transactionId: null };
    if (answer.open_paddle_overlay && transactionId !== null)
      return { outcome: 'OVERLAY', redirectUrl: null, transactionId };
    if (answer.subscription_id || transactionId !== null)
      return { outcome: 'COMPLETED', redirectUrl: null, transactionId: null };
    check.addIssue({ code: 'custom', message: 'no outcome' });
    return z.NEVER;
  });

/** Buys a plan, or starts the checkout. */
export function postPurchase(ctx: GatewayContext, body: Record<string, unknown>): Promise<Purchase> {
  ctx.requireToken();
  return ctx.upstream.post(path`/api/account/subscribe`, purchase, body, { fields: { plan: 'tier' } });
}
