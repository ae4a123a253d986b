import { z } from 'zod';
import { positionQuery, type PageRequest } from '../../../graphql/connections.ts';
import type { GatewayContext } from '../../../graphql/context.ts';
import { wireDetail } from '../../../upstream/messages.ts';
import { path, withQuery } from '../../../upstream/path.ts';
import { clusterStatuses } from '../clusters.upstream.ts';

const timelineKinds = [
  'created',
  'step',
  'status',
  'protection',
  'settings',
  'node_pools',
  'failed',
  'leftovers',
  'action',
] as const;

const timelineRecord = wireDetail.partial({ code: true }).extend({
  id: z.string(),
  position: z.number().int(),
  kind: z.enum(timelineKinds),
  status: z.enum(clusterStatuses).nullish(),
  message: z.string(),
  action: z
    .object({
      action: z.string(),
      target: z.string(),
      addon: z.string().nullable(),
      version: z.string().nullable(),
    })
    .nullish(),
  actor_name: z.string().nullish(),
  created_at: z.string(),
  ended_at: z.string().nullish(),
});
export const timelineAnswer = z.object({ entries: z.array(timelineRecord), total: z.number().int() });
/** An entry in the timeline of a cluster. */
export type TimelineRecord = z.output<typeof timelineRecord>;

/** A page of the timeline, newest first, and the number of all entries. */
export async function readTimeline(
  ctx: GatewayContext,
  clusterId: string,
  page: PageRequest,
): Promise<{ items: TimelineRecord[]; total: number }> {
  ctx.requireToken();
  const { entries, total } = await ctx.upstream.get(
    withQuery(path`/api/clusters/${clusterId}/timeline`, positionQuery(page)),
    timelineAnswer,
  );
  return { items: entries, total };
}
