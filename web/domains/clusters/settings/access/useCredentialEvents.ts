import { useMemo } from 'react';
import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../../relay/useLiveSubscription.ts';
import type { useCredentialEventsSubscription } from './__generated__/useCredentialEventsSubscription.graphql.ts';

/**
 * Keeps what is known of the files of clusters true while they are on screen: a download by somebody else shows here
 * at once. Apart from the events of the whole console, because asking for them costs a call.
 */
export function useCredentialEvents(): void {
  useLiveSubscription<useCredentialEventsSubscription>(
    useMemo(
      () => ({
        subscription: graphql`
          subscription useCredentialEventsSubscription {
            clusterChanged {
              # eslint-disable-next-line relay/unused-fields -- the network asks for a refetch when it is true
              isResync
              settledCluster {
                credentials {
                  kubeconfig {
                    ...CredentialCard_file
                  }
                  sshKey {
                    ...CredentialCard_file
                  }
                }
              }
            }
          }
        `,
        variables: {},
      }),
      [],
    ),
  );
}
