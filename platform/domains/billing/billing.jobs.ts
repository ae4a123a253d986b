import { z } from 'zod';
import { defineJob, jobKind, type JobDefinition } from '../../jobs/definition.ts';
import type { PaymentProvider } from '../../providers/payments/port.ts';
import type { PaymentEngine } from '../../providers/payments/engine/paymentEngine.ts';

const MINUTE = 60_000;

/** Cancels a subscription at the provider: one that was replaced by another purchase, or of a deleted account. */
export const cancelAtProvider = jobKind('billing.cancel_replaced', z.object({ externalId: z.string() }));
const working = jobKind('payments.work', z.object({}));

/** `engine` is null with a real payment provider, which renews and retries by itself. */
export function billingJobs({
  payments,
  engine,
}: {
  payments: Pick<PaymentProvider, 'cancel' | 'subscription'>;
  engine: Pick<PaymentEngine, 'work'> | null;
}): JobDefinition[] {
  const canceling = defineJob(cancelAtProvider, async ({ externalId }) => {
    const { status, endsAt } = await payments.subscription(externalId);
    // A second cancellation is an error at the provider.
    if (status !== 'canceled' && endsAt === null) await payments.cancel(externalId);
  });
  if (!engine) return [canceling];
  return [canceling, defineJob(working, () => engine.work(), { everyMs: MINUTE })];
}
