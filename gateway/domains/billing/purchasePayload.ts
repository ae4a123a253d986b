import { builder } from '../../graphql/builder.ts';
import { loadUser } from '../account/account.upstream.ts';
import type { Purchase } from './billing.upstream.ts';
import { PurchaseOutcome } from './PurchaseOutcome.ts';

/** A payload with the state of a purchase. */
export const purchasePayload = <Name extends string>(name: Name, description: string) =>
  builder.objectRef<Purchase>(name).implement({
    description,
    fields: (t) => ({
      outcome: t.expose('outcome', { type: PurchaseOutcome, description: 'Next step of the purchase.' }),
      redirectUrl: t.exposeString('redirectUrl', {
        nullable: true,
        description: 'URL of the checkout; null unless `outcome` is REDIRECT.',
      }),
      transactionId: t.exposeString('transactionId', {
        nullable: true,
        description: 'Transaction for the payment overlay; null unless `outcome` is OVERLAY.',
      }),
      clientToken: t.string({
        nullable: true,
        description: 'Public token for the script of the payment overlay; null unless `outcome` is OVERLAY.',
        resolve: ({ outcome }, _args, ctx) => (outcome === 'OVERLAY' ? ctx.paddleClientToken : null),
      }),
      accountUuid: t.string({
        nullable: true,
        description: 'UUID of the account that pays; null unless `outcome` is OVERLAY.',
        deprecationReason:
          'The transaction names the account. Open the overlay without custom data. Removed on 2027-03-01.',
        resolve: async ({ outcome }, _args, ctx) =>
          outcome === 'OVERLAY' ? (await loadUser(ctx)).account_id : null,
      }),
    }),
  });
