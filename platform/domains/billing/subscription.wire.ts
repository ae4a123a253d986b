import { z } from 'zod';
import { english, inputText, messageJson, text, type Message } from '../../messages/messages.ts';
import type { BillingDetails } from '../../providers/payments/port.ts';
import { planIds } from './billing.catalogue.ts';
import { planNameOf } from './billing.rules.ts';
import type { SubscriptionRow } from './billing.store.ts';
import { billingDetails } from './billing.wire.ts';
import { actionRefusal, subscriptionActions, type SubscriptionAction } from './subscription.rules.ts';

const plan = z.enum(planIds);
const interval = z.enum(['monthly', 'yearly']);
export const statusJson = z.enum(['active', 'trialing', 'past_due', 'paused', 'canceled']);
const refusal = messageJson.extend({ message: z.string() }).nullable();

export const downgradeBody = z.object({
  plan: z.enum(['free', 'standard', 'pro'], { error: inputText('plan_value') }),
});
export const intervalBody = z.object({
  interval: z.enum(['monthly', 'yearly'], { error: inputText('interval_value') }),
});
export const previewQuery = z.object({
  plan: z.enum(['standard', 'pro'], { error: inputText('plan_value') }),
  interval,
});
export const detailsBody = z.object({ billing_details: billingDetails });
export const detailsJson = z.object({
  billing_details: z.record(z.string(), z.string().nullable()).nullable(),
});
export const portalJson = z.object({ portal_url: z.string() });
export const doneJson = z.object({ message: z.string() });

export const subscriptionJson = z.object({
  plan: plan.nullable(),
  subscription: z
    .object({
      status: statusJson,
      canceled_at: z.iso.datetime().nullable(),
      next_billed_at: z.iso.datetime().nullable(),
      /** When a scheduled cancellation takes effect. */
      ends_at: z.iso.datetime().nullable(),
      interval,
      card: z
        .object({ brand: z.string(), last4: z.string(), expiry_month: z.int(), expiry_year: z.int() })
        .nullable(),
      /** Why each action is not possible; null where it is. */
      refusals: z.object(
        Object.fromEntries(subscriptionActions.map((one) => [one, refusal])) as Record<
          SubscriptionAction,
          typeof refusal
        >,
      ),
    })
    .nullable(),
  scheduled_downgrade: z
    .object({ plan, scheduled_date: z.iso.datetime(), message: z.string(), detail: messageJson })
    .nullable(),
});

type Json = z.output<typeof subscriptionJson>;

function cardOf({ card }: SubscriptionRow): NonNullable<Json['subscription']>['card'] {
  if (!card) return null;
  const { brand, last4, expiryMonth: expiry_month, expiryYear: expiry_year } = card;
  return { brand, last4, expiry_month, expiry_year };
}

function refusalsOf(row: SubscriptionRow, cancelBlocker: Message | null) {
  const codeOf = (action: SubscriptionAction): Message | null => {
    const code = actionRefusal(action, row);
    if (code) return text(code);
    return action === 'cancel' ? cancelBlocker : null;
  };
  const refusals = subscriptionActions.map((action) => {
    const why = codeOf(action);
    return [action, why && { ...why, message: english(why) }] as const;
  });
  return Object.fromEntries(refusals) as NonNullable<Json['subscription']>['refusals'];
}

function scheduledOf({ scheduledPlan, scheduledAt }: SubscriptionRow): Json['scheduled_downgrade'] {
  if (scheduledPlan === null || scheduledAt === null) return null;
  const name = planNameOf(scheduledPlan);
  const detail = text('downgrade_scheduled', { plan: name, date: scheduledAt.toISOString().slice(0, 10) });
  const scheduled_date = scheduledAt.toISOString();
  return { plan: scheduledPlan, scheduled_date, message: english(detail), detail };
}

export function subscriptionToJson(row: SubscriptionRow | null, cancelBlocker: Message | null): Json {
  if (!row) return { plan: null, subscription: null, scheduled_downgrade: null };
  return {
    plan: row.plan,
    subscription: {
      status: row.status,
      canceled_at: row.canceledAt?.toISOString() ?? null,
      next_billed_at: row.nextBilledAt?.toISOString() ?? null,
      ends_at: row.canceledAt && row.scheduledAt ? row.scheduledAt.toISOString() : null,
      interval: row.interval,
      card: cardOf(row),
      refusals: refusalsOf(row, cancelBlocker),
    },
    scheduled_downgrade: scheduledOf(row),
  };
}

export function detailsToJson(details: BillingDetails | null): z.output<typeof detailsJson> {
  return { billing_details: details && { ...details } };
}
