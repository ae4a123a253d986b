import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

const payload = z.object({ deploymentId: z.uuid() });

/** Brings the configuration of a row into the cluster. */
export const applyJob = jobKind('deployments.apply', payload);
/** Deletes the objects of a row. */
export const removeJob = jobKind('deployments.remove', payload);

/** Jobs of one deployment run one after the other. */
export function deploymentJobKey(id: string): string {
  return `deployment:${id}`;
}
