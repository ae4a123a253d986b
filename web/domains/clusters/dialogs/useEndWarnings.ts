import { useEffect, useState } from 'react';
import { graphql } from 'relay-runtime';
import { useAppMutation } from '../../../relay/mutations/useAppMutation.ts';
import { readPreview } from '../preview/changePreview.ts';
import type { useEndWarningsArchiveMutation } from './__generated__/useEndWarningsArchiveMutation.graphql.ts';
import type { useEndWarningsDeleteMutation } from './__generated__/useEndWarningsDeleteMutation.graphql.ts';

const archiveMutation = graphql`
  mutation useEndWarningsArchiveMutation($input: ArchiveClusterInput!) {
    archiveCluster(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;
const deleteMutation = graphql`
  mutation useEndWarningsDeleteMutation($input: DeleteClusterInput!) {
    deleteCluster(input: $input) {
      ... on ChangePreview @alias(as: "payload") {
        ...changePreview_preview
      }
      ...mutationError_error @alias(as: "error")
    }
  }
`;

/**
 * What becomes of databases and of apps with data, as the dry run says, which needs no cloud token. Empty until it has
 * answered, and if it is refused: confirming is then refused with the same reason.
 */
export function useEndWarnings(id: string, end: 'archive' | 'delete'): readonly string[] {
  const [archive] = useAppMutation<useEndWarningsArchiveMutation>(archiveMutation);
  const [remove] = useAppMutation<useEndWarningsDeleteMutation>(deleteMutation);
  const [warnings, setWarnings] = useState<readonly string[]>([]);

  useEffect(() => {
    let isGone = false;
    const input = { id, dryRun: true };
    void (end === 'archive' ? archive({ input }) : remove({ input })).then((result) => {
      if (!isGone && result.ok)
        setWarnings(readPreview(result.payload).warnings.map(({ message }) => message));
    });
    return () => {
      isGone = true;
    };
  }, [archive, remove, id, end]);

  return warnings;
}
