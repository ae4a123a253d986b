import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor } from '../../../http/authGuard.ts';
import { data, dataOf, idParams, isoDate } from '../../../http/envelope.ts';
import { pageQuery } from '../../../http/paging.ts';
import { orderToken, tokenHeader, tokenOrderInput } from '../clusters.input.ts';
import { clusterStatuses } from '../clusters.rules.ts';
import { clusterJson, clusterToJson } from '../clusters.wire.ts';
import { english, messageJson } from '../../../messages/messages.ts';
import { timelineKinds } from './timeline.rules.ts';
import type { Timeline } from './timeline.service.ts';
import type { TimelineRow } from './timeline.store.ts';

const actionJson = z.object({
  action: z.string(),
  target: z.string(),
  addon: z.string().nullable(),
  version: z.string().nullable(),
});

const entryJson = z.object({
  id: z.string(),
  /** Position in the timeline; increases with time. */
  position: z.int(),
  kind: z.enum(timelineKinds),
  /** The status of the cluster from then on. */
  status: z.enum(clusterStatuses).nullable(),
  message: z.string(),
  ...messageJson.shape,
  /** The action as subject and verb, such as addon.install, with its target; null for other kinds. */
  action: actionJson.nullable(),
  /** Null for the system. */
  actor_name: z.string().nullable(),
  created_at: isoDate,
  /** Time of the next entry; null for the last one. */
  ended_at: isoDate.nullable(),
});

function toJson(row: TimelineRow): z.input<typeof entryJson> {
  return {
    id: row.id,
    position: row.position,
    kind: entryJson.shape.kind.parse(row.kind),
    status: entryJson.shape.status.parse(row.status),
    message: english(row.message),
    ...row.message,
    action: row.kind === 'action' ? actionJson.parse(row.data) : null,
    actor_name: row.actorName,
    created_at: row.createdAt.toISOString(),
    ended_at: row.endedAt?.toISOString() ?? null,
  };
}

/** Routes of a cluster's timeline and of retrying. */
export function timelineRoutes(timeline: Timeline): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);

    const page = z.object({ entries: z.array(entryJson), total: z.int() });
    app.get(
      '/api/clusters/:id/timeline',
      { schema: { params: idParams, querystring: pageQuery, response: { 200: dataOf(page) } } },
      async (request) => {
        const { rows, total } = await timeline.page(actorOf(request), request.params.id, request.query);
        return data({ entries: rows.map(toJson), total });
      },
    );
    app.post(
      '/api/clusters/:id/retry',
      {
        schema: {
          params: idParams,
          headers: tokenHeader,
          body: tokenOrderInput,
          response: { 202: dataOf(z.array(clusterJson)) },
        },
      },
      async (request, reply) => {
        const view = await timeline.retry(actorOf(request), request.params.id, orderToken(request));
        return reply.status(202).send(data([clusterToJson(view)]));
      },
    );
  };
}
