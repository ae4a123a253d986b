import { builder } from '../../graphql/builder.ts';
import { PlanTier, planTierFrom } from '../../graphql/types/PlanTier.ts';
import { AccountRef } from '../account/Account.ts';
import { BillingInterval } from './BillingInterval.ts';
import { loadSubscription, type SubscriptionRecord } from './billing.upstream.ts';

const SubscriptionStatus = builder.enumType('SubscriptionStatus', {
  description: 'Whether a plan is paid.',
  values: {
    ACTIVE: { value: 'active', description: 'Paid, or free.' },
    TRIALING: { value: 'trialing', description: 'In its trial.' },
    PAST_DUE: { value: 'past_due', description: 'The last payment failed.' },
    PAUSED: { value: 'paused', description: 'Paused.' },
    CANCELED: { value: 'canceled', description: 'Ended.' },
    INACTIVE: { value: 'inactive', description: 'Not in use, for any other reason.' },
  },
});

const AccountSubscription = builder.objectRef<SubscriptionRecord>('AccountSubscription').implement({
  description: 'The plan of the account and how it is paid.',
  fields: (t) => ({
    tier: t.field({
      type: PlanTier,
      nullable: true,
      description: 'The plan; null when the platform names one that is not known here.',
      resolve: (subscription) => planTierFrom(subscription.plan),
    }),
    status: t.expose('status', { type: SubscriptionStatus, description: 'Whether it is paid.' }),
    interval: t.expose('interval', {
      type: BillingInterval,
      nullable: true,
      description: 'How often it is paid; null when it costs nothing.',
    }),
    renewsAt: t.expose('next_billed_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When it is billed next; null when it is not.',
    }),
    canceledAt: t.expose('canceled_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was canceled; null when it was not.',
    }),
  }),
});

builder.objectField(AccountRef, 'subscription', (t) =>
  t.field({
    type: AccountSubscription,
    nullable: true,
    description: 'Its plan and payment; null before a plan was chosen.',
    resolve: (_account, _args, ctx) => loadSubscription(ctx),
  }),
);
