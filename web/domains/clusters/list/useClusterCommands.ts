import { useMemo } from 'react';
import { useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { paths } from '../../../app/paths.ts';
import { useActionReason } from '../../../shell/useActionReason.ts';
import { useCommands, type Command } from '../../../shell/keys/useCommands.ts';
import type { useClusterCommands_clusters$key } from './__generated__/useClusterCommands_clusters.graphql.ts';

/** Puts the clusters into the palette, so that one opens by typing a part of its name. */
export function useClusterCommands(clusters: useClusterCommands_clusters$key): void {
  const navigate = useNavigate();
  const reasonOf = useActionReason();
  const nodes = useFragment(
    graphql`
      fragment useClusterCommands_clusters on Cluster @relay(plural: true) {
        uuid
        name
        open {
          ...useActionReason_state
        }
      }
    `,
    clusters,
  );
  useCommands(
    useMemo(
      () =>
        nodes.map(({ uuid, name, open }): Command => ({
          id: `cluster-${uuid}`,
          group: 'clusters',
          label: name,
          run: () => void navigate(paths.cluster(uuid)),
          disabledReason: reasonOf(open),
        })),
      [nodes, navigate, reasonOf],
    ),
  );
}
