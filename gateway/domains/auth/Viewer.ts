import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { hasCode } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { accountOf, loadUser, type UserRecord } from '../account/account.upstream.ts';
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
        description: 'Id of the account, the input of `switchAccount`.',
        resolve: ({ id }) => ({ id, type: 'Account' }),
      }),
      name: t.exposeString('name', { description: 'Name of the account.' }),
      isCurrent: t.exposeBoolean('isCurrent', { description: 'Whether it is the current account.' }),
    }),
  });

export const ViewerRef = builder.objectRef<UserRecord>('Viewer');

ViewerRef.implement({
  description: 'The signed-in user with the current account and the next step to complete.',
  fields: (t) => ({
    user: t.field({ type: UserRef, description: 'The signed-in user.', resolve: (user) => user }),
    account: t.field({
      type: AccountRef,
      description: 'The current account.',
      resolve: accountOf,
    }),
    memberships: t.field({
      type: [Membership],
      description: 'All accounts of the user, including the current one.',
      resolve: (user) =>
        user.accounts.map((account) => ({ ...account, isCurrent: account.id === user.account_id })),
    }),
    gate: t.field({
      type: AccessGate,
      description:
        'Step that the user must complete before the console can be used; OPEN when there is none.',
      resolve: gateOf,
    }),
    session: t.field({
      type: Session,
      description: 'The current session.',
      resolve: (_user, _args, ctx) => loadSession(ctx),
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    type: ViewerRef,
    nullable: true,
    description: 'The signed-in user; null when nobody is signed in.',
    resolve: (_root, _args, ctx) => loadViewer(ctx),
  }),
);

/**
 * The viewer, or null without a valid session. The cookie stays: another tab may have signed in since the request was
 * sent, and this response would delete the new session's cookie.
 */
async function loadViewer(ctx: GatewayContext): Promise<UserRecord | null> {
  if (ctx.token === null) return null;
  try {
    return await loadUser(ctx);
  } catch (error) {
    if (!hasCode(error, 'UNAUTHENTICATED')) throw error;
    return null;
  }
}
