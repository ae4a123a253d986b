import { builder } from '../../graphql/builder.ts';
import type { BegunSession } from './beginSession.ts';
import { ViewerRef } from './Viewer.ts';

/** The payload of a sign-in that is complete. */
export function signedInPayload(name: string) {
  return builder.objectRef<BegunSession>(name).implement({
    description: 'The user is signed in; browsers get the session as a cookie.',
    fields: (t) => ({
      viewer: t.expose('viewer', { type: ViewerRef, description: 'The signed-in user.' }),
      target: t.exposeString('target', {
        nullable: true,
        description: 'Path to open next; null for the default one.',
      }),
    }),
  });
}
