import { builder } from '../../graphql/builder.ts';
import { deleteSession } from './auth.upstream.ts';

const SignOutPayload = builder.objectRef<{ signedOut: true }>('SignOutPayload').implement({
  description: 'Signed out.',
  fields: (t) => ({
    signedOut: t.exposeBoolean('signedOut', { description: 'Always true: what goes wrong is an error.' }),
  }),
});

builder.mutationField('signOut', (t) =>
  t.field({
    type: SignOutPayload,
    description: 'Ends the session, at the platform and in the browser. Nothing changes when that fails.',
    resolve: async (_root, _args, ctx) => {
      // Without a session there is nothing to end, but a stale cookie may be left.
      if (ctx.token !== null) await deleteSession(ctx);
      ctx.cookies.clearSession();
      return { signedOut: true as const };
    },
  }),
);
