import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../relay/useLiveSubscription.ts';
import type { useKubernetesSecretEventsSubscription } from './__generated__/useKubernetesSecretEventsSubscription.graphql.ts';

/** The list of secrets stays as it is now, whoever changes it. `clusterId` is the global id. */
export function useKubernetesSecretEvents(clusterId: string): void {
  useLiveSubscription<useKubernetesSecretEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useKubernetesSecretEventsSubscription($clusterId: ID!) {
            kubernetesSecretsChanged(clusterId: $clusterId) {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              cluster {
                ...ClusterSecretsCard_cluster
              }
            }
          }
        `,
        variables: { clusterId },
      }),
      [clusterId],
    ),
  );
}
