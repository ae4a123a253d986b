import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

const payload = z.object({ clusterId: z.uuid() });

/** The long work on GitOps: the service enqueues these, gitops.jobs.ts does them. */
export const gitopsJobs = {
  enable: jobKind('gitops.enable', payload),
  disable: jobKind('gitops.disable', payload),
  /** Looks at what Flux reconciles and tells the changes. */
  watch: jobKind('gitops.watch', z.object({})),
} as const;

/** Enabling and disabling one cluster run one after the other. */
export function gitopsJobKey(clusterId: string): string {
  return `gitops:${clusterId}`;
}
