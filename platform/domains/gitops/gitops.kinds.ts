import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

const payload = z.object({ clusterId: z.uuid() });

/** The jobs on GitOps, defined in gitops.jobs.ts. */
export const gitopsJobs = {
  enable: jobKind('gitops.enable', payload),
  disable: jobKind('gitops.disable', payload),
  /** Removes what a failed attempt to enable left behind. */
  undo: jobKind('gitops.undo', payload),
} as const;

/** The jobs on GitOps of one cluster run one after the other. */
export function gitopsJobKey(clusterId: string): string {
  return `gitops:${clusterId}`;
}
