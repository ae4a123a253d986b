import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import { checkSession } from '../../shell/session/checkSession.ts';
import type { useAccountEventsSubscription } from './__generated__/useAccountEventsSubscription.graphql.ts';

/**
 * Receives changes of the account and its settings; mounted once, in the console's layout. Each event asks to fetch what
 * is on screen again. The plan is part of the session, which is checked when billing changes.
 */
export function useAccountEvents(): void {
  useLiveSubscription<useAccountEventsSubscription>(
    graphql`
      subscription useAccountEventsSubscription {
        accountChanged {
          content
        }
      }
    `,
    {},
    ({ accountChanged }) => {
      if (accountChanged.content === 'BILLING') void checkSession();
    },
  );
}
