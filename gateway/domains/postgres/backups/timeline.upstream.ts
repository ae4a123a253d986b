import { z } from 'zod';
import type { GatewayContext } from '../../../graphql/context.ts';
import { path } from '../../../upstream/path.ts';
import type { PostgresRecord } from '../postgres.upstream.ts';

export const backupRecord = z.object({
  id: z.string(),
  started_at: z.string(),
  finished_at: z.string().nullish(),
  status: z.enum(['running', 'completed', 'failed']),
  size_bytes: z.number().nullish(),
  error: z.string().nullish(),
});
export type BackupRecord = z.output<typeof backupRecord>;

const answer = z.object({
  timeline: z.object({
    backup_window: z.object({ earliest: z.string(), latest: z.string() }).nullish(),
    backups: z.array(backupRecord).default([]),
  }),
});
export type TimelineRecord = z.output<typeof answer>['timeline'];

/** Backups and recovery window of a database; one call per request and database. Null without backups. */
export async function loadTimeline(
  ctx: GatewayContext,
  { id, clusterId, cluster_name: name, backup_enabled: hasBackups }: PostgresRecord,
): Promise<TimelineRecord | null> {
  if (!hasBackups) return null;
  return ctx.load(`postgres timeline ${id}`, async () => {
    ctx.requireToken();
    const target = path`/api/clusters/${clusterId}/apps/postgres/${name}/backup-timeline`;
    return (await ctx.upstream.get(target, answer, { envelope: 'none' })).timeline;
  });
}
