import { builder } from '../../graphql/builder.ts';
import { PlanTier, planTierFrom } from '../../graphql/types/PlanTier.ts';
import { AccountRef } from '../account/Account.ts';
import { BillingInterval } from './BillingInterval.ts';
import { loadSubscription, type SubscriptionRecord } from './billing.upstream.ts';

const SubscriptionStatus = builder.enumType('SubscriptionStatus', {
  description: 'Payment status of a subscription.',
  values: {
    ACTIVE: { value: 'active', description: 'Paid, or free of charge.' },
    TRIALING: { value: 'trialing', description: 'In the trial period.' },
    PAST_DUE: { value: 'past_due', description: 'The last payment failed.' },
    PAUSED: { value: 'paused', description: 'Paused.' },
    CANCELED: { value: 'canceled', description: 'Cancelled and ended.' },
    INACTIVE: { value: 'inactive', description: 'Not in use, for any other reason.' },
  },
});

const AccountSubscription = builder.objectRef<SubscriptionRecord>('AccountSubscription').implement({
  description: 'The subscription of the account.',
  fields: (t) => ({
    tier: t.field({
      type: PlanTier,
      nullable: true,
      description: 'Plan of the account; null when the platform returns an unknown plan.',
      resolve: (subscription) => planTierFrom(subscription.plan),
    }),
    status: t.expose('status', { type: SubscriptionStatus, description: 'Payment status.' }),
    interval: t.expose('interval', {
      type: BillingInterval,
      nullable: true,
      description: 'Billing interval; null when the plan is free.',
    }),
    renewsAt: t.expose('next_billed_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next bill; null when there is none.',
    }),
    canceledAt: t.expose('canceled_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of cancellation; null when it was not cancelled.',
    }),
  }),
});

builder.objectField(AccountRef, 'subscription', (t) =>
  t.field({
    type: AccountSubscription,
    nullable: true,
    description:
      'Plan and payment of the account; null before a plan was chosen or when they could not be loaded.',
    resolve: (_account, _args, ctx) => loadSubscription(ctx),
  }),
);
