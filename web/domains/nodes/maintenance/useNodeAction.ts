import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useNodeActionCordonMutation } from './__generated__/useNodeActionCordonMutation.graphql.ts';
import type { useNodeActionDrainMutation } from './__generated__/useNodeActionDrainMutation.graphql.ts';
import type { useNodeActionUncordonMutation } from './__generated__/useNodeActionUncordonMutation.graphql.ts';

export type NodeAction = 'cordon' | 'uncordon' | 'drain';

/** Takes a node out of service and back. */
export function useNodeAction() {
  const [cordon, isCordoning] = useAppMutation<useNodeActionCordonMutation>(graphql`
    mutation useNodeActionCordonMutation($input: CordonNodeInput!) {
      cordonNode(input: $input) {
        ... on CordonNodePayload @alias(as: "payload") {
          node {
            ...NodeStateBadge_node
            ...NodeActions_node
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [uncordon, isUncordoning] = useAppMutation<useNodeActionUncordonMutation>(graphql`
    mutation useNodeActionUncordonMutation($input: UncordonNodeInput!) {
      uncordonNode(input: $input) {
        ... on UncordonNodePayload @alias(as: "payload") {
          node {
            ...NodeStateBadge_node
            ...NodeActions_node
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  const [drain] = useAppMutation<useNodeActionDrainMutation>(graphql`
    mutation useNodeActionDrainMutation($input: DrainNodeInput!) {
      drainNode(input: $input) {
        ... on DrainNodePayload @alias(as: "payload") {
          node {
            ...NodeStateBadge_node
            ...NodeActions_node
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
  return { actions: { cordon, uncordon, drain }, isPending: isCordoning || isUncordoning };
}
