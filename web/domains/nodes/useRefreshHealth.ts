import { useState } from 'react';
import { fetchQuery, useRelayEnvironment } from 'react-relay/hooks';
import healthQuery, { type ClusterHealthQuery } from './__generated__/ClusterHealthQuery.graphql.ts';

/** Refetches only nodes and pods of a cluster. `hasFailed` is the result of the last refetch. */
export function useRefreshHealth(uuid: string) {
  const environment = useRelayEnvironment();
  const [state, setState] = useState({ isRefreshing: false, hasFailed: false });
  const refresh = () => {
    setState({ isRefreshing: true, hasFailed: false });
    fetchQuery<ClusterHealthQuery>(
      environment,
      healthQuery,
      { id: uuid },
      { fetchPolicy: 'network-only' },
    ).subscribe({
      complete: () => setState({ isRefreshing: false, hasFailed: false }),
      error: () => setState({ isRefreshing: false, hasFailed: true }),
    });
  };
  return { ...state, refresh };
}
