import { graphql } from 'relay-runtime';
import { useLiveSubscription } from '../../../relay/live/useLiveSubscription.ts';
import type { useDeploymentPodsSubscription } from './__generated__/useDeploymentPodsSubscription.graphql.ts';

/** Keeps the pods of a deployment current when anybody changes them. `id` is the global id. */
export function useDeploymentPods(id: string): void {
  useLiveSubscription<useDeploymentPodsSubscription>(
    graphql`
      subscription useDeploymentPodsSubscription($id: ID!) {
        deploymentPodsChanged(deploymentId: $id) {
          deployment {
            ...deploymentPodsEvent_deployment
          }
        }
      }
    `,
    { id },
  );
}
