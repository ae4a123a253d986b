import { builder } from '../../graphql/builder.ts';
import { loadAccount, loadCustomerId, loadMemberRoles, type AccountRecord } from './account.upstream.ts';
import { AccountPermissions } from './AccountPermissions.ts';
import { Role } from './Role.ts';

export const AccountRef = builder.objectRef<AccountRecord>('Account');

/** The account. Other domains add their fields: clusters, API keys, secrets, plan. */
export const Account = builder.node(AccountRef, {
  description: 'A team with its clusters, members and plan.',
  id: { resolve: (account) => account.id },
  loadOne: async (id, ctx) => {
    const account = await loadAccount(ctx);
    return account.id === id ? account : null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the account.' }),
    deletionAt: t.expose('deletionAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time at which the account is erased; null unless an owner deleted it. Until then `keepAccount` cancels that.',
    }),
    paddleCustomerId: t.string({
      nullable: true,
      description:
        "The payment provider's id of the account; null before its first payment, and when it could not be loaded.",
      resolve: (_account, _args, ctx) => loadCustomerId(ctx),
    }),
    memberRoles: t.field({
      type: [Role],
      nullable: true,
      description:
        'Roles that members may have, from most to fewest permissions. `inviteUser` takes all but OWNER. Null when they could not be loaded.',
      resolve: (_account, _args, ctx) => loadMemberRoles(ctx),
    }),
    viewerCan: t.field({
      type: AccountPermissions,
      description: 'What the caller may do in the account now.',
      resolve: (account) => account,
    }),
  }),
});
