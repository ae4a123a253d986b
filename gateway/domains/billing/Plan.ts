import { ActionState, allow, refuse } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { euros, Money } from '../../graphql/types/Money.ts';
import { PlanTier, planTierFrom } from '../../graphql/types/PlanTier.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { messageFrom } from '../../graphql/messages.ts';
import { refusalCodeFrom } from '../../graphql/types/RefusalCode.ts';
import { AccountUsageRef } from '../account/AccountUsage.ts';
import { BillingInterval } from './BillingInterval.ts';
import { loadDueNow } from './subscription.upstream.ts';
import { loadPlans, type PlanRecord } from './billing.upstream.ts';

const PlanRef = builder.objectRef<PlanRecord>('Plan');

const PlanPermissions = builder.objectRef<PlanRecord>('PlanPermissions').implement({
  description: 'What the caller may do with a plan now.',
  fields: (t) => ({
    subscribe: t.field({
      type: ActionState,
      description: 'Whether `subscribeToPlan` accepts this plan: DOWNGRADE_UNAVAILABLE for a smaller one.',
      resolve: ({ refusal }) =>
        refusal
          ? refuse(refusalCodeFrom(refusal.code) ?? 'FORBIDDEN', messageFrom(refusal.message, refusal))
          : allow(),
    }),
  }),
});

/** A plan on sale. Node id: the platform's name of it. */
export const Plan = builder.node(PlanRef, {
  description: 'A plan on sale.',
  id: { resolve: (plan) => plan.id },
  loadOne: async (id, ctx) => (await loadPlans(ctx)).find((plan) => plan.id === id),
  fields: (t) => ({
    tier: t.field({
      type: PlanTier,
      description: "The plan's tier, the input of `subscribeToPlan`.",
      resolve: (plan) => planTierFrom(plan.id) ?? 'ENTERPRISE',
    }),
    name: t.exposeString('name', { description: 'Display name.' }),
    monthlyPrice: t.field({
      type: Money,
      description: 'Price per month when billed monthly.',
      resolve: (plan) => euros(plan.price),
    }),
    yearlyPrice: t.field({
      type: Money,
      description: 'Price per year when billed yearly.',
      resolve: (plan) => euros(plan.price_yearly),
    }),
    yearlySaving: t.field({
      type: Money,
      description: 'Twelve times `monthlyPrice` minus `yearlyPrice`; 0 when a year costs more.',
      resolve: (plan) => euros(yearlySavingOf(plan)),
    }),
    maxClusters: t.exposeInt('max_clusters', {
      description: 'Number of active clusters that the plan allows.',
    }),
    maxArchivedClusters: t.exposeInt('max_clusters_archived', {
      description: 'Number of archived clusters that the plan allows.',
    }),
    maxUsers: t.exposeInt('max_users', {
      description: 'Number of members and open invites that the plan allows.',
    }),
    maxNodesPerCluster: t.exposeInt('max_nodes', { description: 'Number of nodes that a cluster may have.' }),
    dueNow: t.field({
      type: Money,
      nullable: true,
      description:
        'What a change to this plan would charge now, with tax and less the unused time; null where a checkout follows.',
      args: { interval: t.arg({ type: BillingInterval, required: true, description: 'Billing interval.' }) },
      resolve: async ({ id }, { interval }, ctx) => {
        if (id === 'free' || id === 'enterprise') return null;
        const due = await loadDueNow(ctx, id, interval);
        return due === null ? null : euros(due);
      },
    }),
    features: t.exposeStringList('features', { description: 'Features of the plan, in English.' }),
    featureDetails: t.field({
      type: [MessageRef],
      description: 'Features with their codes, in the order of `features`.',
      resolve: ({ features, feature_details: details }) =>
        features.map((feature, i) => messageFrom(feature, details?.[i])),
    }),
    trialDays: t.int({
      description: 'Days of the trial that the account can start this plan with; 0 without one.',
      resolve: (plan) => plan.trial_days ?? 0,
    }),
    isPopular: t.boolean({
      description: 'Whether this is the most popular plan.',
      resolve: (plan) => plan.popular ?? false,
    }),
    isCurrent: t.boolean({
      description: 'Whether this is the plan of the account.',
      resolve: (plan) => plan.active ?? false,
    }),
    viewerCan: t.field({
      type: PlanPermissions,
      description: 'What the caller may do with the plan now.',
      resolve: (plan) => plan,
    }),
  }),
});

builder.queryField('plans', (t) =>
  t.field({
    type: [PlanRef],
    nullable: true,
    description: 'All plans on sale, cheapest first; null when they could not be loaded.',
    resolve: (_root, _args, ctx) => loadPlans(ctx),
  }),
);

builder.objectField(AccountUsageRef, 'plan', (t) =>
  t.field({
    type: PlanRef,
    nullable: true,
    description: 'Plan that sets these limits; null before a plan was chosen.',
    resolve: async (usage, _args, ctx) => {
      if (!usage.plan) return null;
      return (await loadPlans(ctx)).find((plan) => plan.id === usage.plan) ?? null;
    },
  }),
);

/** Calculated in cents, because sums of decimal fractions are not exact. */
function yearlySavingOf(plan: PlanRecord): number {
  return Math.max(0, Math.round(plan.price * 100) * 12 - Math.round(plan.price_yearly * 100)) / 100;
}
