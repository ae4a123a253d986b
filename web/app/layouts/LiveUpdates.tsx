import { useCallback, useEffect, useRef } from 'react';
import { useRelayEnvironment } from 'react-relay/hooks';
import { fetchQuery, graphql } from 'relay-runtime';
import { useClusterEvents } from '../../domains/clusters/useClusterEvents.ts';
import type { LiveUpdatesQuery } from './__generated__/LiveUpdatesQuery.graphql.ts';

/** Several clusters often come to rest together; their figures are asked for once. */
const GATHER_MS = 500;

/** The account-wide subscriptions, mounted once in the frame; draws nothing. */
export function LiveUpdates() {
  const environment = useRelayEnvironment();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const refetchFigures = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      // Counts and estimates are the platform's to make; the events do not carry them.
      fetchQuery<LiveUpdatesQuery>(
        environment,
        graphql`
          query LiveUpdatesQuery {
            # eslint-disable-next-line relay/unused-fields -- the components named below read the answer from the store
            viewer {
              # eslint-disable-next-line relay/unused-fields -- the same
              account {
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- refreshes what the sidebar reads
                ...ShellStatus_account
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- refreshes what the sidebar reads
                ...FailingClusters_account
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- refreshes what the banner reads
                ...BannerSlot_account
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- refreshes what the list reads
                ...ClusterCounts_account
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- refreshes what the list reads
                ...ClusterTotal_account
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- refreshes what the list reads
                ...NewClusterButton_account
                # eslint-disable-next-line relay/must-colocate-fragment-spreads -- refreshes what the dashboard reads
                ...EstimateStat_account
              }
            }
          }
        `,
        {},
      ).subscribe({});
    }, GATHER_MS);
  }, [environment]);
  useClusterEvents(refetchFigures);
  return null;
}
