import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { loadPortalUrl } from './subscription.upstream.ts';

const OpenCustomerPortalPayload = builder.objectRef<{ url: string }>('OpenCustomerPortalPayload').implement({
  description: "The payment provider's page for the card.",
  fields: (t) => ({ url: t.exposeString('url', { description: 'Address of the page.' }) }),
});

builder.mutationField('openCustomerPortal', (t) =>
  t.field({
    type: OpenCustomerPortalPayload,
    errors: { types: [RefusedError] },
    description: "Opens the payment provider's page where the card is replaced. Scope: BILLING_WRITE.",
    resolve: async (_root, _args, ctx) => ({ url: await loadPortalUrl(ctx) }),
  }),
);
