import { z } from 'zod';
import { jobKind } from '../../../jobs/definition.ts';

const drain = z.object({ clusterId: z.uuid(), node: z.string() });
export type DrainJob = z.output<typeof drain>;

/** Evicts the pods of a node until none is left. */
export const drainJob = jobKind('nodes.drain', drain);

/** A node is drained once at a time. */
export function drainJobKey(clusterId: string, node: string): string {
  return `drain:${clusterId}:${node}`;
}
