import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { hasCode } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { loadUser, type UserRecord } from '../account/account.upstream.ts';
import { UserRef } from '../account/User.ts';
import { AccessGate, gateOf } from './AccessGate.ts';
import { loadSession } from './auth.upstream.ts';
import { Session } from './Session.ts';

const Membership = builder
  .objectRef<{ id: string; name: string; isCurrent: boolean }>('Membership')
  .implement({
    description: 'An account that the user can switch to.',
    fields: (t) => ({
      accountId: t.globalID({
        description: 'The id of the account; what switchAccount takes.',
        resolve: ({ id }) => ({ id, type: 'Account' }),
      }),
      name: t.exposeString('name', { description: 'The name of the team.' }),
      isCurrent: t.exposeBoolean('isCurrent', { description: 'Is it the one in use?' }),
    }),
  });

export const ViewerRef = builder.objectRef<UserRecord>('Viewer');

ViewerRef.implement({
  description: 'The signed-in user, the current account, and the gate that must be passed first.',
  fields: (t) => ({
    user: t.field({ type: UserRef, description: 'The person.', resolve: (user) => user }),
    account: t.field({
      type: AccountRef,
      description: 'The account in use.',
      resolve: (user) => ({ id: user.account_id, name: user.account_name }),
    }),
    memberships: t.field({
      type: [Membership],
      description: 'The accounts to switch between, the current one included.',
      resolve: (user) =>
        user.accounts.map((account) => ({ ...account, isCurrent: account.id === user.account_id })),
    }),
    gate: t.field({
      type: AccessGate,
      description: 'The step the user must complete before the console opens; null when there is none.',
      resolve: gateOf,
    }),
    session: t.field({
      type: Session,
      description: 'The session.',
      resolve: (_user, _args, ctx) => loadSession(ctx),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: 'Who is asking; null when not signed in.',
    resolve: (_root, _args, ctx) => loadViewer(ctx),
  }),
);

/** The viewer, or null when there is no session or it is over: then the browser's cookie goes too. */
async function loadViewer(ctx: GatewayContext): Promise<UserRecord | null> {
  if (ctx.token === null) return null;
  try {
    return await loadUser(ctx);
  } catch (error) {
    if (!hasCode(error, 'UNAUTHENTICATED')) throw error;
    if (ctx.credential === 'cookie') ctx.cookies.clearSession();
    return null;
  }
}
