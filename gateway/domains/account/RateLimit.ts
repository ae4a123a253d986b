import { builder } from '../../graphql/builder.ts';
import type { RateLimit as RateLimitShape } from '../../upstream/rateLimit.ts';
import { loadSession } from '../auth/auth.upstream.ts';

const RateLimit = builder.objectRef<RateLimitShape>('RateLimit').implement({
  description:
    'Rate limit of the caller. An operation counts once for each call that it makes to the platform, at least one.',
  fields: (t) => ({
    limit: t.exposeInt('limit', { description: 'Calls allowed in each window of a minute.' }),
    remaining: t.exposeInt('remaining', {
      description: 'Calls left in this window, after this operation began.',
    }),
    resetAt: t.field({
      type: 'DateTime',
      description: 'Time at which the next window begins and `remaining` is `limit` again.',
      resolve: ({ resetsAt }) => new Date(resetsAt).toISOString(),
    }),
  }),
});

builder.queryField('rateLimit', (t) =>
  t.field({
    type: RateLimit,
    nullable: true,
    description:
      'Rate limit of the session or API key; the headers RateLimit-Limit, RateLimit-Remaining and RateLimit-Reset have it as well. Null when there is no limit.',
    resolve: async (_root, _args, ctx) => {
      await loadSession(ctx);
      return ctx.upstream.rateLimit;
    },
  }),
);
