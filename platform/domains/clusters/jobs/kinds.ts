import { z } from 'zod';
import { jobKind } from '../../../jobs/definition.ts';

const clusterJob = z.object({ clusterId: z.uuid(), actorId: z.uuid().nullable() });
export type ClusterJob = z.output<typeof clusterJob>;

const updateJob = clusterJob.extend({
  /** Follows an update that failed: everything is looked at again, whatever seems to be in effect. */
  isRepair: z.boolean(),
});
export type UpdateJob = z.output<typeof updateJob>;

/** The long work on clusters: the service enqueues these, clusters.jobs.ts does them. */
export const clusterJobs = {
  provision: jobKind('clusters.provision', clusterJob),
  archive: jobKind('clusters.archive', clusterJob),
  unarchive: jobKind('clusters.unarchive', clusterJob),
  update: jobKind('clusters.update', updateJob),
  delete: jobKind('clusters.delete', clusterJob),
} as const;

/** Work that leaves the cluster failed when it ends badly. */
export type FailedWork = 'provision' | 'update' | 'delete';

/** Work on one cluster runs one after the other. */
export function clusterJobKey(clusterId: string): string {
  return `cluster:${clusterId}`;
}
