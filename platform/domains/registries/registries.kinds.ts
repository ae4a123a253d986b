import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

/** Brings the registries of one cluster to what was ordered. */
export const registryJob = jobKind('registries.work', z.object({ clusterId: z.uuid() }));

/** Looks for clusters whose namespaces or credentials changed since. */
export const registryWatch = jobKind('registries.watch', z.object({}));

/** Work on the registries of one cluster runs one after the other. */
export function registryJobKey(clusterId: string): string {
  return `registries:${clusterId}`;
}
