import { fetchQuery, graphql } from 'relay-runtime';
import { currentEnvironment } from '../../relay/environment.ts';
import { currentUser, endSession, startSession } from './sessionStore.ts';
import { toStoredUser } from './storedUser.ts';
import type { checkSessionQuery } from './__generated__/checkSessionQuery.graphql.ts';

/**
 * Fetches the signed-in user and stores it. Only a response without a user ends the session: a lost connection or a
 * failing server must not lose unsaved input.
 */
export async function checkSession(): Promise<void> {
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
  if (!answer || !currentUser()) return;
  if (answer.viewer) startSession(toStoredUser(answer.viewer));
  else endSession('expired');
}
