import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { AccountPermissions } from '../account/AccountPermissions.ts';
import { billingRole } from './billingActions.ts';

builder.objectField(AccountPermissions, 'manageBilling', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description:
      'Whether plan, billing details, card and invoices can be seen and changed, and if not, why. Null when it could not be loaded.',
    resolve: (_account, _args, ctx) => billingRole(ctx),
  }),
);
