import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/live/useLiveSubscription.ts';
import type { useAccountEventsSubscription } from './__generated__/useAccountEventsSubscription.graphql.ts';

/** Keeps what is on screen up to date with the account: each event makes it be fetched again. */
export function useAccountEvents(): void {
  useLiveSubscription<useAccountEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useAccountEventsSubscription {
            accountChanged {
              content
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
