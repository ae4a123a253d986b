import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

const payload = z.object({ clusterId: z.uuid() });

/** The jobs on GitOps, defined in gitops.jobs.ts. */
export const gitopsJobs = {
  enable: jobKind('gitops.enable', payload),
  disable: jobKind('gitops.disable', payload),
  /** Polls Flux's reconciliation and publishes changes. */
  watch: jobKind('gitops.watch', z.object({})),
} as const;

/** Enabling and disabling GitOps of one cluster run one after the other. */
export function gitopsJobKey(clusterId: string): string {
  return `gitops:${clusterId}`;
}
