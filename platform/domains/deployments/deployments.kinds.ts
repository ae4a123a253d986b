import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

const payload = z.object({ deploymentId: z.uuid() });

/** Applies the configuration of a deployment to its cluster. */
export const applyJob = jobKind('deployments.apply', payload);
/** Deletes the Kubernetes objects of a deployment. */
export const removeJob = jobKind('deployments.remove', payload);

/** Jobs of one deployment run one after the other. */
export function deploymentJobKey(id: string): string {
  return `deployment:${id}`;
}
