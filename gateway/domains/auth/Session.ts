import { builder } from '../../graphql/builder.ts';
import type { SessionRecord } from './auth.upstream.ts';

export const Session = builder.objectRef<SessionRecord>('Session').implement({
  description: 'How the caller is signed in.',
  fields: (t) => ({
    expiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'When to sign in again; null for API keys.',
      resolve: (session) => session.expires_at,
    }),
    isApiKey: t.boolean({
      description: 'Does an API key speak?',
      resolve: (session) => session.via === 'apikey',
    }),
    isImpersonated: t.boolean({
      description: 'Does the operator of the platform act in the name of the user?',
      resolve: (session) => session.impersonated ?? false,
    }),
  }),
});
