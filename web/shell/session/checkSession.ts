import { fetchQuery, graphql } from 'relay-runtime';
import { currentEnvironment } from '../../relay/environment.ts';
import { currentUser, endSession, startSession } from './sessionStore.ts';
import { toStoredUser } from './storedUser.ts';
import type { checkSessionQuery } from './__generated__/checkSessionQuery.graphql.ts';

/**
 * Asks the server who is signed in and stores the answer. Only an answer that says nobody is ends the session: a
 * lost connection or a failing server must not cost anybody their work.
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
