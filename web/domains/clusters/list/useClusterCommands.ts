import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { graphql, readInlineData } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useCommands, type Command } from '../../../shell/keys/useCommands.ts';
import type { useClusterCommands_cluster$key } from './__generated__/useClusterCommands_cluster.graphql.ts';

/** What the palette needs of a cluster; read with the list, because a store reader per cluster would be too many. */
function commandFacts(reference: useClusterCommands_cluster$key) {
  return readInlineData(
    graphql`
      fragment useClusterCommands_cluster on Cluster @inline {
        uuid
        name
        viewerCan {
          open {
            ...useActionReason_state
          }
        }
      }
    `,
    reference,
  );
}

/** Adds the clusters to the palette. Memoise the list. */
export function useClusterCommands(clusters: readonly useClusterCommands_cluster$key[]): void {
  const navigate = useNavigate();
  const reasonOf = useActionReason();
  useCommands(
    useMemo(
      () =>
        clusters.map(commandFacts).map(({ uuid, name, viewerCan }): Command => ({
          id: `cluster-${uuid}`,
          group: 'clusters',
          label: name,
          run: () => void navigate(paths.cluster(uuid)),
          disabledReason: reasonOf(viewerCan.open),
        })),
      [clusters, navigate, reasonOf],
    ),
  );
}
