import { ActionState, allow, refuse } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { euros, Money } from '../../graphql/types/Money.ts';
import { PlanTier, planTierFrom } from '../../graphql/types/PlanTier.ts';
import { MessageRef } from '../../graphql/Message.ts';
import { messageFrom } from '../../graphql/messages.ts';
import { refusalCodeFrom } from '../../graphql/types/RefusalCode.ts';
import { AccountUsageRef } from '../account/AccountUsage.ts';
import { loadPlans, type PlanRecord } from './billing.upstream.ts';

const PlanRef = builder.objectRef<PlanRecord>('Plan');

/** A plan on sale. Node id: the platform's word for it. */
export const Plan = builder.node(PlanRef, {
  description: 'A plan on sale.',
  id: { resolve: (plan) => plan.id },
  loadOne: async (id, ctx) => (await loadPlans(ctx)).find((plan) => plan.id === id),
  fields: (t) => ({
    tier: t.field({
      type: PlanTier,
      description: 'What subscribeToPlan takes.',
      resolve: (plan) => planTierFrom(plan.id) ?? 'ENTERPRISE',
    }),
    name: t.exposeString('name', { description: 'The name for people.' }),
    monthlyPrice: t.field({
      type: Money,
      description: 'What a month costs, paid monthly.',
      resolve: (plan) => euros(plan.price),
    }),
    yearlyPrice: t.field({
      type: Money,
      description: 'What a year costs, paid yearly.',
      resolve: (plan) => euros(plan.price_yearly),
    }),
    yearlySaving: t.field({
      type: Money,
      description: 'What a year costs less than twelve months.',
      resolve: (plan) => euros(yearlySavingOf(plan)),
    }),
    maxClusters: t.exposeInt('max_clusters', { description: 'How many active clusters it allows.' }),
    maxArchivedClusters: t.exposeInt('max_clusters_archived', {
      description: 'How many archived clusters it allows.',
    }),
    maxUsers: t.exposeInt('max_users', { description: 'How many members it allows.' }),
    maxNodesPerCluster: t.exposeInt('max_nodes', { description: 'How many nodes a cluster may have.' }),
    features: t.exposeStringList('features', { description: 'What it includes, in English.' }),
    featureDetails: t.field({
      type: [MessageRef],
      description: 'What it includes, by code, in the order of `features`.',
      resolve: ({ features, feature_details: details }) =>
        features.map((feature, i) => messageFrom(feature, details?.[i])),
    }),
    isPopular: t.boolean({
      description: 'Is it the one most teams choose?',
      resolve: (plan) => plan.popular ?? false,
    }),
    isCurrent: t.boolean({
      description: "Is it the account's own?",
      resolve: (plan) => plan.active ?? false,
    }),
    subscribe: t.field({
      type: ActionState,
      description: 'Whether subscribeToPlan accepts this plan: DOWNGRADE_UNAVAILABLE for a smaller one.',
      resolve: ({ refusal }) =>
        refusal
          ? refuse(refusalCodeFrom(refusal.code) ?? 'FORBIDDEN', messageFrom(refusal.message, refusal))
          : allow(),
    }),
  }),
});

builder.queryField('plans', (t) =>
  t.field({
    type: [PlanRef],
    nullable: true,
    description: 'The plans on sale, cheapest first.',
    resolve: (_root, _args, ctx) => loadPlans(ctx),
  }),
);

builder.objectField(AccountUsageRef, 'plan', (t) =>
  t.field({
    type: PlanRef,
    nullable: true,
    description: 'The plan these limits come from; null before one was chosen.',
    resolve: async (usage, _args, ctx) => {
      if (!usage.plan) return null;
      return (await loadPlans(ctx)).find((plan) => plan.id === usage.plan) ?? null;
    },
  }),
);

/** In cents first: sums of decimals are not exact. */
function yearlySavingOf(plan: PlanRecord): number {
  return Math.max(0, Math.round(plan.price * 100) * 12 - Math.round(plan.price_yearly * 100)) / 100;
}
