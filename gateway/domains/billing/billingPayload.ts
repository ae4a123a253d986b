import { builder } from '../../graphql/builder.ts';
import type { GatewayContext } from '../../graphql/context.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount, type AccountRecord } from '../account/account.upstream.ts';

export interface Changed {
  account: AccountRecord;
}

/** A payload with the account whose billing changed. */
export function billingPayload<Name extends string>(name: Name, description: string) {
  return builder.objectRef<Changed>(name).implement({
    description,
    fields: (t) => ({
      account: t.expose('account', { type: AccountRef, description: 'The account after the change.' }),
    }),
  });
}

/** The account after a change. */
export async function changed(ctx: GatewayContext): Promise<Changed> {
  return { account: await loadAccount(ctx) };
}
