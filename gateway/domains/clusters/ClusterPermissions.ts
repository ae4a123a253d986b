import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { clusterAction, openClusterAction, type ClusterAction } from './clusterActions.ts';
import type { ClusterRecord } from './clusters.upstream.ts';

/** Other domains add the actions on what is in a cluster. */
export const ClusterPermissions = builder.objectRef<ClusterRecord>('ClusterPermissions').implement({
  description: 'What the caller may do with a cluster now.',
  fields: (t) => ({
    open: t.field({
      type: ActionState,
      description:
        'Whether the cluster can be opened in the console: not while the account exceeds its plan.',
      resolve: (_cluster, _args, ctx) => openClusterAction(ctx),
    }),
  }),
});

/** `openTerminal` depends on the pod too: `PodPermissions`. */
type OwnAction = Exclude<ClusterAction, 'openTerminal'>;

const actions = {
  archive: 'Whether `archiveCluster` is allowed now, and if not, why.',
  unarchive: 'Whether `unarchiveCluster` is allowed now, and if not, why.',
  delete: 'Whether `deleteCluster` is allowed now, and if not, why.',
  protect: 'Whether `protectCluster` is allowed now, and if not, why.',
  unprotect: 'Whether `unprotectCluster` is allowed now, and if not, why.',
  update: 'Whether `updateCluster` is allowed now, and if not, why.',
  retry: 'Whether `retryCluster` is allowed now, and if not, why.',
  editNodePools: 'Whether `updateNodePools` is allowed now, and if not, why.',
  manageNodes: 'Whether `cordonNode`, `uncordonNode` and `drainNode` are allowed now, and if not, why.',
  editManifests: 'Whether `updateManifest` is allowed now, and if not, why.',
  syncNodePools: 'Whether `syncNodePools` is allowed now, and if not, why.',
} as const satisfies Record<OwnAction, string>;

for (const action of Object.keys(actions) as OwnAction[]) {
  builder.objectField(ClusterPermissions, action, (t) =>
    t.field({
      type: ActionState,
      description: actions[action],
      resolve: (cluster, _args, ctx) => clusterAction(action, cluster, ctx),
    }),
  );
}
