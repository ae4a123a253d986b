import { builder } from '../../../graphql/builder.ts';
import { euros, Money } from '../../../graphql/types/Money.ts';
import { AccountRef } from '../../account/Account.ts';
import { SubscriptionStatus } from '../AccountSubscription.ts';
import { BillingInterval } from '../BillingInterval.ts';
import {
  loadExtraClusters,
  type ExtraClusterRecord,
  type ExtraClustersRecord,
} from './extraClusters.upstream.ts';

const ExtraClusterPurchase = builder.objectRef<ExtraClusterRecord>('ExtraClusterPurchase').implement({
  description: 'Extra clusters that were bought together.',
  fields: (t) => ({
    purchaseId: t.exposeString('id', { description: 'REST identifier of the purchase.' }),
    quantity: t.exposeInt('quantity', { description: 'Number of clusters.' }),
    interval: t.expose('billing_interval', { type: BillingInterval, description: 'Billing interval.' }),
    status: t.expose('status', { type: SubscriptionStatus, description: 'Payment status.' }),
    renewsAt: t.expose('next_billed_at', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the next bill; null when there is none.',
    }),
    endsAt: t.expose('scheduled_cancellation_date', {
      type: 'DateTime',
      nullable: true,
      description: 'When a cancellation takes effect; null without one.',
    }),
  }),
});

const ExtraClusters = builder.objectRef<ExtraClustersRecord>('ExtraClusters').implement({
  description: 'Clusters in addition to those of the plan.',
  fields: (t) => ({
    baseMaxClusters: t.exposeInt('base_max_clusters', { description: 'Clusters that the plan allows.' }),
    extraClusters: t.exposeInt('extra_clusters', { description: 'Clusters bought in addition.' }),
    totalMaxClusters: t.exposeInt('total_max_clusters', {
      description: 'Sum of `baseMaxClusters` and `extraClusters`.',
    }),
    activeClusters: t.exposeInt('current_active_clusters', {
      description: 'Clusters that are not archived.',
    }),
    monthlyPrice: t.field({
      type: Money,
      description: 'Price of one cluster per month when billed monthly.',
      resolve: ({ pricing }) => euros(pricing.monthly.amount),
    }),
    yearlyPrice: t.field({
      type: Money,
      description: 'Price of one cluster per year when billed yearly.',
      resolve: ({ pricing }) => euros(pricing.yearly.amount),
    }),
    purchases: t.field({
      type: [ExtraClusterPurchase],
      description: 'Purchases that have not ended, newest first.',
      resolve: ({ subscriptions }) => subscriptions,
    }),
  }),
});

builder.objectField(AccountRef, 'extraClusters', (t) =>
  t.field({
    type: ExtraClusters,
    nullable: true,
    description: 'Clusters in addition to those of the plan; null when they could not be loaded.',
    resolve: (_account, _args, ctx) => loadExtraClusters(ctx),
  }),
);
