import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { deleteSession } from './auth.upstream.ts';

const SignOutPayload = builder.objectRef<{ signedOut: true }>('SignOutPayload').implement({
  description: 'The session has ended.',
  fields: (t) => ({
    signedOut: t.exposeBoolean('signedOut', { description: 'Always true; failures are errors.' }),
  }),
});

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    errors: { types: [RefusedError] },
    description: 'Ends the session on the platform and clears the cookie. On an error the session stays.',
    resolve: async (_root, _args, ctx) => {
      // Without a session only an old cookie may have to be cleared.
      if (ctx.token !== null) await deleteSession(ctx);
      ctx.cookies.clearSession();
      return { signedOut: true as const };
    },
  }),
);
