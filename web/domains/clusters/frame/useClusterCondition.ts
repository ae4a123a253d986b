import { useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import { graphql } from 'relay-runtime';
import { paths } from '../../../shell/paths.ts';
import type { useClusterCondition_cluster$key } from './__generated__/useClusterCondition_cluster.graphql.ts';

/** The banner's tone for each of these statuses, and the action that resolves it. */
export const conditions = {
  ARCHIVED: { tone: 'info', verb: 'unarchive' },
  INACTIVE: { tone: 'warning', verb: null },
  FAILED: { tone: 'error', verb: 'delete' },
  /** An update did not finish: the cluster runs, and the update can be retried. */
  UPDATE_FAILED: { tone: 'error', verb: null },
  /** The cluster runs, but its servers differ from its node pools. */
  SYNC_FAILED: { tone: 'error', verb: null },
} as const;

type Condition =
  | { readonly name: 'ARCHIVED' | 'INACTIVE' | 'FAILED'; readonly to: null }
  /** Resolved on another page. */
  | { readonly name: 'UPDATE_FAILED' | 'SYNC_FAILED'; readonly to: string };

/** The condition to show; null if there is none, or if the current page shows it itself. */
export function useClusterCondition(cluster: useClusterCondition_cluster$key): Condition | null {
  const { uuid, status, pendingUpdate, hasFailedNodePool } = useFragment(
    graphql`
      fragment useClusterCondition_cluster on Cluster {
        uuid
        status
        # Whole, though only its being there counts: an open form of settings would find half of it in the store.
        pendingUpdate {
          # eslint-disable-next-line relay/unused-fields -- see above
          changes {
            # eslint-disable-next-line relay/unused-fields -- useSettings reads it from the store
            path
            # eslint-disable-next-line relay/unused-fields -- useSettings reads it from the store
            before
            # eslint-disable-next-line relay/unused-fields -- useSettings reads it from the store
            after
          }
        }
        hasFailedNodePool
      }
    `,
    cluster,
  );
  const { pathname } = useLocation();
  const toSettings = paths.clusterSettings(uuid);
  const toPools = paths.clusterSettings(uuid, 'nodepools');
  if (status === 'FAILED' && pendingUpdate) {
    const isThere = pathname.startsWith(toSettings.slice(0, toSettings.lastIndexOf('/')));
    return isThere ? null : { name: 'UPDATE_FAILED', to: toSettings };
  }
  if (status === 'ACTIVE' && hasFailedNodePool) {
    return pathname === toPools ? null : { name: 'SYNC_FAILED', to: toPools };
  }
  if (status !== 'ARCHIVED' && status !== 'INACTIVE' && status !== 'FAILED') return null;
  return { name: status, to: null };
}
