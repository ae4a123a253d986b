import { z } from 'zod';
import { jobKind } from '../../jobs/definition.ts';

/** Applies the registries of one cluster. */
export const registryJob = jobKind('registries.work', z.object({ clusterId: z.uuid() }));

/** Looks for clusters with new namespaces or expiring credentials. */
export const registryWatch = jobKind('registries.watch', z.object({}));

/** Jobs on the registries of one cluster run one after the other. */
export function registryJobKey(clusterId: string): string {
  return `registries:${clusterId}`;
}
