import { z } from 'zod';
import { visible } from '../../http/text.ts';
import type { PurchaseOutcome } from '../../providers/payments/port.ts';
import type { PriceIds } from '../../providers/payments/prices.ts';
import { english, inputText, messageJson, text } from '../../messages/messages.ts';
import { planIds, type Plan } from './billing.catalogue.ts';
import { planRefusal, type Limits } from './billing.rules.ts';
import type { SubscriptionRow } from './billing.store.ts';

const plan = z.enum(planIds);

/** Billing details of the forms: texts, stored and passed on to the provider. */
export const billingDetails = z
  .record(
    z.string().max(50),
    z
      .string({ error: inputText('billing_details_text') })
      .max(200, inputText('text_too_long', { max: 200 }))
      .regex(visible, inputText('billing_details_control'))
      .nullable(),
    { error: inputText('billing_details_object') },
  )
  .refine((details) => Object.keys(details).length <= 20, inputText('billing_details_many'));

export const subscribeBody = z.object({
  plan: z.enum(['free', 'standard', 'pro'], { error: inputText('plan_value') }),
  interval: z.enum(['monthly', 'yearly'], { error: inputText('interval_value') }).default('monthly'),
  /** Starts with a trial. */
  is_trial: z.boolean({ error: inputText('boolean_value') }).default(false),
  billing_details: billingDetails.nullish(),
});

export const planJson = z.object({
  id: plan,
  name: z.string(),
  price: z.number(),
  price_yearly: z.number(),
  currency: z.object({ symbol: z.string(), code: z.string() }),
  interval: z.literal('month'),
  max_clusters: z.int(),
  max_clusters_archived: z.int(),
  max_users: z.int(),
  max_nodes: z.int(),
  features: z.array(z.string()),
  /** The features as codes, in the same order. */
  feature_details: z.array(messageJson),
  popular: z.boolean(),
  active: z.boolean(),
  /** The payment provider's ids of the prices; null for the free plan. */
  price_ids: z.object({ monthly: z.string(), yearly: z.string() }).nullable(),
  /** Days of the trial that the account can start the plan with; 0 without one. */
  trial_days: z.int(),
  refusal: messageJson.extend({ message: z.string() }).nullable(),
});

function priceIdsOf(id: Plan['id'], ids: PriceIds): { monthly: string; yearly: string } | null {
  if (id !== 'standard' && id !== 'pro') return null;
  return { monthly: ids[`${id}_monthly`], yearly: ids[`${id}_yearly`] };
}

/** A plan on sale; `active` marks the account's own, `refusal` is why it cannot be chosen. */
export function planToJson(
  row: Plan,
  {
    current,
    priceIds,
    trialDays,
  }: { current: SubscriptionRow | null; priceIds: PriceIds; trialDays: number },
): z.output<typeof planJson> {
  const refusal = planRefusal(current, row.id);
  return {
    id: row.id,
    name: row.name,
    price: row.price,
    price_yearly: row.priceYearly,
    currency: { symbol: '€', code: 'EUR' },
    interval: 'month',
    max_clusters: row.maxClusters,
    max_clusters_archived: row.maxArchivedClusters,
    max_users: row.maxUsers,
    max_nodes: row.maxNodesPerCluster,
    features: row.features.map(english),
    feature_details: [...row.features],
    popular: row.isPopular,
    active: row.id === current?.plan,
    price_ids: priceIdsOf(row.id, priceIds),
    trial_days: trialDays,
    refusal: refusal && { ...text(refusal), message: english(text(refusal)) },
  };
}

export const currentPlanJson = z.object({
  plan: plan.nullable(),
  max_users: z.int(),
  max_clusters: z.int(),
  max_clusters_archived: z.int(),
});

export function currentPlanToJson(limits: Limits): z.output<typeof currentPlanJson> {
  return {
    plan: limits.plan,
    max_users: limits.maxUsers,
    max_clusters: limits.maxClusters,
    max_clusters_archived: limits.maxArchivedClusters,
  };
}

/** The result of a purchase; the member that is set determines the outcome. */
export const outcomeJson = z.union([
  z.object({ subscription_id: z.string() }),
  z.object({ redirect_to_checkout: z.string() }),
  z.object({ redirect_to_portal: z.string() }),
  z.object({ open_paddle_overlay: z.literal(true), transaction_id: z.string() }),
]);

export function outcomeToJson(outcome: PurchaseOutcome): z.output<typeof outcomeJson> {
  switch (outcome.kind) {
    case 'success':
      return { subscription_id: outcome.subscriptionId };
    case 'redirect_to_checkout':
      return { redirect_to_checkout: outcome.url };
    case 'redirect_to_portal':
      return { redirect_to_portal: outcome.url };
    case 'open_paddle_overlay':
      return { open_paddle_overlay: true, transaction_id: outcome.transactionId };
  }
}
