import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import type { useUpdateManifestMutation } from './__generated__/useUpdateManifestMutation.graphql.ts';

/** Replaces an object of a cluster; with `dryRun` the payload is a preview. */
export function useUpdateManifest() {
  return useAppMutation<useUpdateManifestMutation>(graphql`
    mutation useUpdateManifestMutation($input: UpdateManifestInput!) {
      updateManifest(input: $input) {
        ... on UpdateManifestPayload @alias(as: "updated") {
          manifest {
            text
            revision
          }
        }
        ... on ManifestPreview @alias(as: "preview") {
          text
          changes {
            path
          }
        }
        ...mutationError_error @alias(as: "error")
      }
    }
  `);
}
