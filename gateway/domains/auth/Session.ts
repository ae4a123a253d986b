import { builder } from '../../graphql/builder.ts';
import type { SessionRecord } from './auth.upstream.ts';

export const Session = builder.objectRef<SessionRecord>('Session').implement({
  description: "The caller's session.",
  fields: (t) => ({
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time at which the session expires; null for API keys.',
      resolve: (session) => session.expires_at,
    }),
    isApiKey: t.boolean({
      description: 'Whether the request was made with an API key.',
      resolve: (session) => session.via === 'apikey',
    }),
    isImpersonated: t.boolean({
      description: 'Whether the operator of the platform is acting as the user.',
      resolve: (session) => session.impersonated ?? false,
    }),
  }),
});
