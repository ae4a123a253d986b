import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const instanceTypeRecord = z.object({
  name: z.string(),
  description: z.string(),
  cores: z.number().int(),
  memory: z.number(),
  disk: z.number(),
  cpu_type: z.enum(['shared', 'dedicated']),
  architecture: z.enum(['x86', 'arm']),
  price_monthly: z.number(),
  price_hourly: z.number(),
  location_unavailable_after: z.string().nullish(),
  location_deprecation_announced: z.string().nullish(),
  available: z.boolean().nullish(),
});

/** A server type as sold in one location. */
export type InstanceTypeRecord = z.output<typeof instanceTypeRecord> & { location: string };

/** The server types of a location, cheapest first; one call per request and location. */
export async function loadInstanceTypes(
  ctx: GatewayContext,
  location: string,
): Promise<InstanceTypeRecord[]> {
  ctx.requireToken();
  const types = await ctx.upstream.get(path`/api/instance-types/${location}`, z.array(instanceTypeRecord));
  return types
    .map((type) => ({ ...type, location }))
    .sort((a, b) => a.price_monthly - b.price_monthly || a.name.localeCompare(b.name));
}
