import { graphql, readInlineData } from 'relay-runtime';
import { eurosOf } from '../../../../lib/money.ts';
import { useActionReason } from '../../../../shell/useActionReason.ts';
import type { useBulkClusters_cluster$key } from './__generated__/useBulkClusters_cluster.graphql.ts';

/** Actions on several clusters at once, each of which is the action of one cluster. */
export const BULK_ACTIONS = ['protect', 'unprotect', 'archive', 'unarchive', 'delete'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** What the selection needs of a cluster. */
export interface BulkCluster {
  readonly id: string;
  readonly name: string;
  readonly isArchived: boolean;
  /** Servers that exist, or that unarchiving creates. */
  readonly servers: number;
  /** EUR per month that ends or begins with the action. */
  readonly price: number;
  /** Why an action is not allowed; undefined if it is. */
  readonly reasons: Readonly<Record<BulkAction, string | undefined>>;
}

/** Reads the selected clusters. */
export function useBulkClusters(references: readonly useBulkClusters_cluster$key[]): BulkCluster[] {
  const reasonOf = useActionReason();
  return references.map((reference) => {
    const { id, name, status, serverCount, controlPlaneCount, workerCount, infrastructurePrice, viewerCan } =
      readInlineData(
        graphql`
          fragment useBulkClusters_cluster on Cluster @inline {
            id
            name
            status
            serverCount
            controlPlaneCount
            workerCount
            infrastructurePrice {
              amount
            }
            viewerCan {
              archive {
                ...useActionReason_state
              }
              unarchive {
                ...useActionReason_state
              }
              delete {
                ...useActionReason_state
              }
              protect {
                ...useActionReason_state
              }
              unprotect {
                ...useActionReason_state
              }
            }
          }
        `,
        reference,
      );
    const isArchived = status === 'ARCHIVED';
    return {
      id,
      name,
      isArchived,
      servers: isArchived ? controlPlaneCount + workerCount : serverCount,
      price: eurosOf(infrastructurePrice.amount),
      reasons: {
        archive: reasonOf(viewerCan.archive),
        unarchive: reasonOf(viewerCan.unarchive),
        delete: reasonOf(viewerCan.delete),
        protect: reasonOf(viewerCan.protect),
        unprotect: reasonOf(viewerCan.unprotect),
      },
    };
  });
}
