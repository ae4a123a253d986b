import { z } from 'zod';
import { defineJob, jobKind, type JobDefinition } from '../../jobs/definition.ts';
import type { PaymentProvider } from '../../providers/payments/port.ts';
import type { PaymentEngine } from '../../providers/payments/engine/paymentEngine.ts';
import type { Notifications } from '../notifications/notifications.service.ts';
import { cancelAtProvider, trialReminder } from './billing.kinds.ts';
import { findSubscription } from './billing.store.ts';
import { trialEnding } from './paymentNews.ts';

const MINUTE = 60_000;
/** Renews and retries payments and sends webhooks of the simulated provider. */
const simulatedBilling = jobKind('payments.work', z.object({}));

interface Deps {
  payments: Pick<PaymentProvider, 'cancel' | 'subscription'>;
  notifications: Pick<Notifications, 'notifyOwners'>;
  engine: Pick<PaymentEngine, 'work'> | null;
}

/** `engine` is null with a real payment provider, which renews and retries by itself. */
export function billingJobs({ payments, notifications, engine }: Deps): JobDefinition[] {
  const canceling = defineJob(cancelAtProvider, async ({ externalId }) => {
    const { status, endsAt } = await payments.subscription(externalId);
    // A second cancellation is an error at the provider.
    if (status !== 'canceled' && endsAt === null) await payments.cancel(externalId);
  });
  const reminding = defineJob(trialReminder, ({ accountId }, context) =>
    context.once('notify', async (tx) => {
      const news = trialEnding(await findSubscription(tx, accountId));
      if (news) await notifications.notifyOwners(tx, accountId, news);
    }),
  );
  if (!engine) return [canceling, reminding];
  return [canceling, reminding, defineJob(simulatedBilling, () => engine.work(), { everyMs: MINUTE })];
}
