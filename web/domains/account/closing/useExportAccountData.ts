import { graphql } from 'relay-runtime';
import { useSecretMutation } from '../../../relay/mutations/useSecretMutation.ts';
import type { useExportAccountDataMutation } from './__generated__/useExportAccountDataMutation.graphql.ts';

/** Loads all data of the account as the text of a JSON file, which is not stored. */
export function useExportAccountData() {
  return useSecretMutation<useExportAccountDataMutation>(
    graphql`
      mutation useExportAccountDataMutation {
        exportAccountData {
          ... on ExportAccountDataPayload @alias(as: "payload") {
            json
          }
          ...mutationError_error @alias(as: "error")
        }
      }
    `,
    'json',
  );
}
