import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import { graphql } from 'relay-runtime';
import type { useRefreshHealthQuery } from './__generated__/useRefreshHealthQuery.graphql.ts';

/** Reads nodes and pods of a cluster again, and nothing else of the screen. `hasFailed` is about the last time. */
export function useRefreshHealth(uuid: string) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState({ isRefreshing: false, hasFailed: false });
  const refresh = () => {
    setState({ isRefreshing: true, hasFailed: false });
    fetchQuery<useRefreshHealthQuery>(
      environment,
      graphql`
        query useRefreshHealthQuery($id: ID!) {
          cluster(id: $id) {
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the cards read it from the store
            ...HealthCard_cluster
            # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the cards read it from the store
            ...ProblemPodsCard_cluster
          }
        }
      `,
      { id: uuid },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      complete: () => setState({ isRefreshing: false, hasFailed: false }),
      error: () => setState({ isRefreshing: false, hasFailed: true }),
    });
  };
  return { ...state, refresh };
}
