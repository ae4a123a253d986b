import { fetchQuery, graphql } from 'relay-runtime';
import { currentEnvironment } from '../../relay/environment.ts';
import { currentUser, startSession } from './sessionStore.ts';
import { toStoredUser } from './storedUser.ts';
import type { checkSessionQuery } from './__generated__/checkSessionQuery.graphql.ts';

/**
 * Fetches the signed-in user and stores it. A response without a user ends the session, as it does in every request; a
 * lost connection or a failing server does not, because it must not lose unsaved input.
 */
export async function checkSession(): Promise<void> {
  const before = currentUser();
  const answer = await fetchQuery<checkSessionQuery>(
    currentEnvironment(),
    graphql`
      query checkSessionQuery {
        viewer {
          ...storedUser_viewer
        }
      }
    `,
    {},
    { fetchPolicy: 'network-only' },
  )
    .toPromise()
    .catch(() => undefined);
  // A session that has changed meanwhile, as after a verified address, is newer than the response.
  if (!answer || !before || currentUser() !== before) return;
  if (answer.viewer) startSession(toStoredUser(answer.viewer));
}
