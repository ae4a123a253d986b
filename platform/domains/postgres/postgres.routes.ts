import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { actorOf, requireActor, type Actor } from '../../http/authGuard.ts';
import { data, dataOf, idParams } from '../../http/envelope.ts';
import { english } from '../../messages/messages.ts';
import { POSTGRES_NAMESPACE } from '../../providers/postgres/config.ts';
import type { LogsService, LogTarget } from '../workloads/logs/logs.service.ts';
import {
  leaving,
  logsQuery,
  logsToJson,
  namedPods,
  pageQuery,
  sendLines,
  startOf,
  streamQuery,
} from '../workloads/logs/logs.wire.ts';
import type { Metrics } from './metrics/metrics.service.ts';
import { metricsToJson } from './metrics/metrics.wire.ts';
import { checkNameBody, failoverBody, metricsQuery, passwordBody } from './postgres.input.ts';
import { postgresOptions } from './settings/settings.options.ts';
import type { PostgresService } from './postgres.service.ts';
import type { PostgresRow } from './postgres.store.ts';
import {
  backupJson,
  backupToJson,
  checkNameJson,
  metricsJson,
  optionsJson,
  postgresJson,
  postgresListJson,
  postgresLogsJson,
  postgresToJson,
  timelineJson,
  timelineToJson,
} from './postgres.wire.ts';

const named = idParams.extend({ name: z.string().max(253) });
const moving = { 202: dataOf(postgresJson) };
const ROOT = '/api/clusters/:id/apps/postgres';

const toJson = (postgres: PostgresService, row: PostgresRow) =>
  postgresToJson(row, postgres.playgroundOf(row));

/** Settings, names and actions of databases. */
function actionRoutes(postgres: PostgresService): FastifyPluginAsyncZod {
  return async (app) => {
    app.post(
      `${ROOT}/check-restore-name`,
      {
        config: { scopeLevel: 'read' },
        schema: { params: idParams, body: checkNameBody, response: { 200: checkNameJson } },
      },
      async (request) => {
        const { proposed_name: name } = request.body;
        const { available, suggestions } = await postgres.nameState(
          actorOf(request),
          request.params.id,
          name,
        );
        return { available, suggestions };
      },
    );
    app.post(
      `${ROOT}/:name/password`,
      { schema: { params: named, body: passwordBody, response: moving } },
      async (request, reply) => {
        const { id, name } = request.params;
        const changed = await postgres.changePassword(actorOf(request), id, name, request.body);
        return reply.status(202).send(data(toJson(postgres, changed)));
      },
    );
    app.post(
      `${ROOT}/:name/failover`,
      { schema: { params: named, body: failoverBody.nullish(), response: moving } },
      async (request, reply) => {
        const { id, name } = request.params;
        const changed = await postgres.failOver(actorOf(request), id, name, request.body?.instance);
        return reply.status(202).send(data(toJson(postgres, changed)));
      },
    );
    app.post(
      `${ROOT}/:name/backups`,
      { schema: { params: named, response: { 202: dataOf(backupJson) } } },
      async (request, reply) => {
        const { id, name } = request.params;
        const started = await postgres.backUp(actorOf(request), id, name);
        return reply.status(202).send(data(backupToJson(started)));
      },
    );
  };
}

/** What is known about databases. */
function readingRoutes(postgres: PostgresService, metrics: Metrics): FastifyPluginAsyncZod {
  return async (app) => {
    app.get(
      `${ROOT}/clusters`,
      { schema: { params: idParams, response: { 200: postgresListJson } } },
      async (request) => {
        const { id } = request.params;
        const rows = await postgres.list(actorOf(request), id);
        const all = rows.map((row) => toJson(postgres, row));
        const problem = await postgres.operatorProblem(id);
        return {
          ...{ clusters: all, data: { allPostgresClusters: all } },
          operator_problem: problem && { ...problem, message: english(problem) },
        };
      },
    );
    app.get(
      `${ROOT}/options`,
      { schema: { params: idParams, response: { 200: dataOf(optionsJson) } } },
      async (request) => {
        await postgres.list(actorOf(request), request.params.id);
        return data(postgresOptions);
      },
    );
    app.get(
      `${ROOT}/:name/backup-timeline`,
      { schema: { params: named, response: { 200: timelineJson } } },
      async (request) => {
        const { id, name } = request.params;
        return timelineToJson(await postgres.timeline(actorOf(request), id, name));
      },
    );
    app.get(
      `${ROOT}/:name/metrics`,
      { schema: { params: named, querystring: metricsQuery, response: { 200: dataOf(metricsJson) } } },
      async (request) => {
        const { id, name } = request.params;
        const row = await postgres.read(actorOf(request), id, name);
        const { range } = request.query;
        return data(metricsToJson(range, row, await metrics.history(row.id, range)));
      },
    );
  };
}

/** Jobs make the first instance, replicas and restores; their pods tell why one of these failed. */
const JOB = /^(.*)-\d+-(initdb|full-recovery|snapshot-recovery|join|major-upgrade)$/;

function logRoutes(postgres: PostgresService, logs: LogsService): FastifyPluginAsyncZod {
  const targetOf = async (actor: Actor, clusterId: string, name: string) => {
    const row = await postgres.read(actor, clusterId, name);
    const target: LogTarget = {
      clusterId,
      own: () =>
        Promise.resolve(({ namespace, owner }) => {
          if (namespace !== POSTGRES_NAMESPACE || !owner) return false;
          return (owner.kind === 'Cluster' ? owner.name : JOB.exec(owner.name)?.[1]) === name;
        }),
    };
    return { target, instances: row.observed?.instances ?? [] };
  };
  return async (app) => {
    app.get(
      `${ROOT}/:name/logs`,
      { schema: { params: named, querystring: logsQuery, response: { 200: postgresLogsJson } } },
      async (request) => {
        const actor = actorOf(request);
        const { id, name } = request.params;
        const { target, instances } = await targetOf(actor, id, name);
        const { container } = request.query;
        const wanted = { ...target, container, pods: namedPods(request.query) };
        const found = await logs.read(actor, wanted, pageQuery(request.query));
        const answer = logsToJson(found, request.query);
        const roleOf = (pod: string) => instances.find((one) => one.name === pod)?.role ?? null;
        return {
          ...answer,
          availablePods: answer.availablePods.map((pod) => ({ ...pod, role: roleOf(pod.name) })),
        };
      },
    );
    app.get(
      `${ROOT}/:name/logs/stream`,
      { exposeHeadRoute: false, schema: { params: named, querystring: streamQuery } },
      async (request, reply) => {
        const actor = actorOf(request);
        const { id, name } = request.params;
        const { pods, container } = request.query;
        const { target } = await targetOf(actor, id, name);
        const after = startOf(request.query);
        return sendLines(
          reply,
          await logs.stream(actor, { ...target, pods, container }, after, leaving(reply)),
        );
      },
    );
  };
}

/** Routes of the postgres noun. Creating, changing, deleting and restoring go through those of apps. */
export function postgresRoutes(
  postgres: PostgresService,
  metrics: Metrics,
  logs: LogsService,
): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook('onRequest', requireActor);
    await app.register(readingRoutes(postgres, metrics));
    await app.register(actionRoutes(postgres));
    await app.register(logRoutes(postgres, logs));
  };
}
