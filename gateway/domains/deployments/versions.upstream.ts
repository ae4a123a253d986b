import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { path } from '../../upstream/path.ts';

const change = z.object({ field: z.string(), before: z.string().nullish(), after: z.string().nullish() });

const versionReasons = ['created', 'updated', 'restored', 'auto_update', 'changed_elsewhere'] as const;

export const versionRecord = z.object({
  id: z.string(),
  image_tag: z.string(),
  is_current: z.boolean().default(false),
  update_reason: z.enum(versionReasons).nullish().catch(null),
  updated_by: z.string().nullish(),
  updated_by_name: z.string().nullish(),
  changes: z.array(change).default([]),
  created_at: z.string(),
});

/** A version of a deployment. */
export type VersionRecord = z.output<typeof versionRecord> & { deploymentId: string };

/** The newest versions of a deployment that the platform lists; one call per deployment and request. */
export async function loadVersions(ctx: GatewayContext, deploymentId: string): Promise<VersionRecord[]> {
  ctx.requireToken();
  const target = path`/api/deployments/${deploymentId}/versions?limit=100`;
  const versions = await ctx.upstream.get(target, z.array(versionRecord));
  return versions.map((one) => ({ ...one, deploymentId }));
}
