import { builder } from '../../../graphql/builder.ts';
import { loadUser, accountOf } from '../../account/account.upstream.ts';
import { AccountRef } from '../../account/Account.ts';
import { SingleSignOn } from './SingleSignOn.ts';
import type { SingleSignOnRecord } from './sso.upstream.ts';

/** The payload of a mutation that changes the single sign-on of the account. */
export function ssoPayload(name: string, description: string) {
  return builder.objectRef<SingleSignOnRecord>(name).implement({
    description,
    fields: (t) => ({
      singleSignOn: t.field({
        type: SingleSignOn,
        description: 'Single sign-on as it is now.',
        resolve: (found) => found,
      }),
      account: t.field({
        type: AccountRef,
        description: 'The account.',
        resolve: async (_found, _args, ctx) => accountOf(await loadUser(ctx)),
      }),
    }),
  });
}
