import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { PlanTier, planTierFrom } from '../../graphql/types/PlanTier.ts';
import { AccountRef } from '../account/Account.ts';
import { BillingInterval } from './BillingInterval.ts';
import { billingAction } from './billingActions.ts';
import { loadSubscription, type SubscriptionRecord } from './billing.upstream.ts';

export const SubscriptionStatus = builder.enumType('SubscriptionStatus', {
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

const PaymentCard = builder.objectRef<NonNullable<SubscriptionRecord['card']>>('PaymentCard').implement({
  description: 'The card that pays for a subscription.',
  fields: (t) => ({
    brand: t.exposeString('brand', { description: 'Brand, such as visa.' }),
    last4: t.exposeString('last4', { description: 'Last four digits of the number.' }),
    expiryMonth: t.exposeInt('expiry_month', { description: 'Month in which it expires, 1 to 12.' }),
    expiryYear: t.exposeInt('expiry_year', { description: 'Year in which it expires.' }),
  }),
});

const ScheduledDowngrade = builder
  .objectRef<NonNullable<SubscriptionRecord['downgrade']>>('ScheduledDowngrade')
  .implement({
    description: 'A smaller plan that starts at the end of the billing period.',
    fields: (t) => ({
      tier: t.field({
        type: PlanTier,
        nullable: true,
        description: 'The plan; null when the platform returns an unknown one.',
        resolve: ({ plan }) => planTierFrom(plan),
      }),
      startsAt: t.expose('scheduled_date', { type: 'DateTime', description: 'When it starts.' }),
    }),
  });

const SubscriptionPermissions = builder.objectRef<SubscriptionRecord>('SubscriptionPermissions').implement({
  description: 'What the caller may do with the subscription now.',
  fields: (t) => ({
    upgrade: t.field({
      type: ActionState,
      description: 'Whether a larger plan can replace it now.',
      resolve: (subscription, _args, ctx) => billingAction(subscription, 'upgrade', ctx),
    }),
    downgrade: t.field({
      type: ActionState,
      description: 'Whether `downgradePlan` can schedule a smaller plan.',
      resolve: (subscription, _args, ctx) => billingAction(subscription, 'downgrade', ctx),
    }),
    changeInterval: t.field({
      type: ActionState,
      description: 'Whether `changeBillingInterval` is possible.',
      resolve: (subscription, _args, ctx) => billingAction(subscription, 'change_interval', ctx),
    }),
    cancel: t.field({
      type: ActionState,
      description: 'Whether `cancelSubscription` is possible.',
      resolve: (subscription, _args, ctx) => billingAction(subscription, 'cancel', ctx),
    }),
    resume: t.field({
      type: ActionState,
      description: 'Whether `resumeSubscription` can take a scheduled change back.',
      resolve: (subscription, _args, ctx) => billingAction(subscription, 'resume', ctx),
    }),
  }),
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
    endsAt: t.expose('ends_at', {
      type: 'DateTime',
      nullable: true,
      description: 'When a cancellation takes effect; null without one.',
    }),
    card: t.expose('card', {
      type: PaymentCard,
      nullable: true,
      description: 'Card that pays; null before the first payment.',
    }),
    scheduledDowngrade: t.expose('downgrade', {
      type: ScheduledDowngrade,
      nullable: true,
      description: 'Smaller plan that is scheduled; null when none is.',
    }),
    viewerCan: t.field({
      type: SubscriptionPermissions,
      description: 'What the caller may do with the subscription now.',
      resolve: (subscription) => subscription,
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
