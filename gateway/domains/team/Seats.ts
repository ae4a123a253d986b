import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { PlanTier, planTierFrom } from '../../graphql/types/PlanTier.ts';
import { AccountRef } from '../account/Account.ts';
import { AccountPermissions } from '../account/AccountPermissions.ts';
import { inviteAction } from './memberActions.ts';
import { loadTeam, type SeatsRecord } from './team.upstream.ts';

const Seats = builder.objectRef<SeatsRecord>('Seats').implement({
  description: 'People in the account compared with the limit of its plan.',
  fields: (t) => ({
    used: t.exposeInt('used', {
      description: 'Number of members, including disabled ones, and open invites.',
    }),
    limit: t.exposeInt('limit', { description: 'Number that the plan allows.' }),
    nextPlan: t.field({
      type: PlanTier,
      nullable: true,
      description: 'The smallest plan that allows more; null when none does.',
      resolve: ({ next_plan: next }) => planTierFrom(next?.id),
    }),
  }),
});

builder.objectField(AccountRef, 'seats', (t) =>
  t.field({
    type: Seats,
    nullable: true,
    description: 'People in the account against its plan; null when it could not be loaded.',
    resolve: async (_account, _args, ctx) => (await loadTeam(ctx)).seats,
  }),
);

builder.objectField(AccountPermissions, 'inviteUser', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description:
      'Whether `inviteUser` of a new address is allowed now, and if not, why. Null when it could not be loaded.',
    resolve: (_account, _args, ctx) => inviteAction(ctx),
  }),
);
