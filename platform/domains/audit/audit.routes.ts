import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../http/envelope.ts';
import { pageQuery } from '../../http/paging.ts';
import { auditQuery } from './audit.input.ts';
import { auditOrigins } from './audit.rules.ts';
import type { Audit } from './audit.service.ts';
import type { AuditRow } from './audit.store.ts';

const fields = z.record(z.string(), z.unknown()).nullable();

const auditJson = z.object({
  id: z.string(),
  /** Position in the log; increases with time. */
  position: z.int(),
  actor_id: z.string().nullable(),
  actor_name: z.string(),
  origin: z.enum(auditOrigins),
  action: z.string(),
  target: z.object({ type: z.string(), id: z.string(), name: z.string() }),
  before: fields,
  after: fields,
  created_at: isoDate,
});

function toJson(row: AuditRow): z.output<typeof auditJson> {
  return {
    id: row.id,
    position: row.position,
    actor_id: row.actorId,
    actor_name: row.actorName,
    origin: row.origin,
    action: row.action,
    target: { type: row.targetType, id: row.targetId, name: row.targetName },
    before: row.before,
    after: row.after,
    created_at: row.createdAt.toISOString(),
  };
}

const activityJson = auditJson.omit({ actor_id: true, before: true, after: true }).extend({
  /** Name and version of the add-on that the action was about. */
  addon: z.string().nullable(),
  version: z.string().nullable(),
});

const textIn = (row: AuditRow, field: string): string | null => {
  const value = row.after?.[field];
  return typeof value === 'string' ? value : null;
};

function activityToJson(row: AuditRow): z.output<typeof activityJson> {
  return { ...toJson(row), addon: textIn(row, 'addon'), version: textIn(row, 'version') };
}

/** Routes of the audit log. */
export function auditRoutes(audit: Audit): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    const page = z.object({ entries: z.array(auditJson), total: z.int() });
    app.get(
      '/api/account/audit-log',
      { schema: { querystring: auditQuery, response: { 200: dataOf(page) } } },
      async (request) => {
        const { rows, total } = await audit.page(actorOf(request), request.query);
        return data({ entries: rows.map(toJson), total });
      },
    );
    app.get(
      '/api/account/activity',
      {
        schema: {
          querystring: pageQuery,
          response: { 200: dataOf(z.object({ entries: z.array(activityJson), total: z.int() })) },
        },
      },
      async (request) => {
        const { rows, total } = await audit.activity(actorOf(request), request.query);
        return data({ entries: rows.map(activityToJson), total });
      },
    );
    app.get(
      '/api/account/audit-log/:id',
      { schema: { params: idParams, response: { 200: dataOf(auditJson) } } },
      async (request) => data(toJson(await audit.read(actorOf(request), request.params.id))),
    );
  };
}
