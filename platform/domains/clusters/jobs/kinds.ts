import { z } from 'zod';
import { jobKind } from '../../../jobs/definition.ts';

const clusterJob = z.object({ clusterId: z.uuid(), actorId: z.uuid().nullable() });
export type ClusterJob = z.output<typeof clusterJob>;

const updateJob = clusterJob.extend({
  /** Retries a failed update: every part is checked again, even those that seem to be done. */
  isRepair: z.boolean(),
});
export type UpdateJob = z.output<typeof updateJob>;

/** The jobs on clusters, defined in clusters.jobs.ts. */
export const clusterJobs = {
  provision: jobKind('clusters.provision', clusterJob),
  archive: jobKind('clusters.archive', clusterJob),
  unarchive: jobKind('clusters.unarchive', clusterJob),
  update: jobKind('clusters.update', updateJob),
  delete: jobKind('clusters.delete', clusterJob),
  replaceToken: jobKind('clusters.replaceToken', clusterJob),
} as const;

/** Jobs whose failure leaves the cluster failed. */
export type FailedWork = 'provision' | 'update' | 'delete';

/** Jobs on one cluster run one after the other. */
export function clusterJobKey(clusterId: string): string {
  return `cluster:${clusterId}`;
}
