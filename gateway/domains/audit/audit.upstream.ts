import { z } from 'zod';
import type { GatewayContext } from '../../graphql/context.ts';
import { positionQuery, type PageRequest } from '../../graphql/connections.ts';
import { path, withQuery } from '../../upstream/path.ts';

const auditOrigins = ['console', 'api_key', 'support', 'system'] as const;
type AuditOriginValue = (typeof auditOrigins)[number];

const fields = z.record(z.string(), z.unknown()).nullish();
const auditRecord = z.object({
  id: z.string(),
  position: z.number().int(),
  actor_id: z.string().nullish(),
  actor_name: z.string(),
  origin: z.enum(auditOrigins),
  action: z.string(),
  target: z.object({ type: z.string(), id: z.string(), name: z.string() }),
  before: fields,
  after: fields,
  created_at: z.string(),
});
/** An action in the account. */
export type AuditRecord = z.output<typeof auditRecord>;

const auditAnswer = z.object({ entries: z.array(auditRecord), total: z.number().int() });

export interface AuditFilter {
  action?: string | null | undefined;
  origin?: AuditOriginValue | null | undefined;
  actor?: string | null | undefined;
  target?: string | null | undefined;
  search?: string | null | undefined;
  since?: string | null | undefined;
  until?: string | null | undefined;
}

/** A page of the audit log, newest first, and the number of all entries that match the filter. */
export async function readAuditLog(
  ctx: GatewayContext,
  filter: AuditFilter,
  page: PageRequest,
): Promise<{ items: AuditRecord[]; total: number }> {
  ctx.requireToken();
  const query = { ...filter, ...positionQuery(page) };
  const { entries, total } = await ctx.upstream.get(
    withQuery(path`/api/account/audit-log`, query),
    auditAnswer,
  );
  return { items: entries, total };
}

const activityRecord = auditRecord
  .omit({ actor_id: true, before: true, after: true })
  .extend({ addon: z.string().nullish(), version: z.string().nullish() });
export type ActivityRecord = z.output<typeof activityRecord>;
const activityAnswer = z.object({ entries: z.array(activityRecord), total: z.number().int() });

/** A page of what happened in the account as far as the caller may see it, newest first. */
export async function readActivity(
  ctx: GatewayContext,
  page: PageRequest,
): Promise<{ items: ActivityRecord[]; total: number }> {
  ctx.requireToken();
  const query = withQuery(path`/api/account/activity`, positionQuery(page));
  const { entries, total } = await ctx.upstream.get(query, activityAnswer);
  return { items: entries, total };
}

/** One entry. Throws NOT_FOUND for entries of other accounts. */
export function loadAuditEntry(ctx: GatewayContext, id: string): Promise<AuditRecord> {
  ctx.requireToken();
  return ctx.upstream.get(path`/api/account/audit-log/${id}`, auditRecord);
}
