import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useResumeExtraClustersMutation } from './__generated__/useResumeExtraClustersMutation.graphql.ts';

/** Takes the cancellation of extra clusters back. */
export function useResumeExtraClusters() {
  return useAppMutation<useResumeExtraClustersMutation>(graphql`
    mutation useResumeExtraClustersMutation($input: ResumeExtraClustersInput!) {
      resumeExtraClusters(input: $input) {
        ... on ResumeExtraClustersPayload @alias(as: "payload") {
          __typename
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
