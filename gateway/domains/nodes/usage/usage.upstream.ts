import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path, withQuery } from '../../../upstream/path.ts';
import { resources } from '../nodes.upstream.ts';

export const usageRanges = ['1h', '24h', '7d'] as const;
export type UsageRange = (typeof usageRanges)[number];

const usageHistory = z.object({
  range: z.enum(usageRanges),
  step_seconds: z.number().int(),
  from: z.string(),
  to: z.string(),
  samples: z.array(z.object({ at: z.string(), usage: resources, allocatable: resources })),
});
export type UsageHistoryRecord = z.output<typeof usageHistory>;

/** Usage of a cluster, or of one of its nodes, pods or deployments; one call per request and object. */
export function loadUsage(
  ctx: GatewayContext,
  clusterId: string,
  range: UsageRange,
  of: { node: string } | { pod: string } | { deployment: string } | Record<string, never> = {},
): Promise<UsageHistoryRecord> {
  ctx.requireToken();
  const where = withQuery(path`/api/clusters/${clusterId}/usage`, { range, ...of });
  return ctx.load(where.value, () => ctx.upstream.get(where, usageHistory));
}
