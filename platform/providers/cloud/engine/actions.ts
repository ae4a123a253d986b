import { ApiError, invalidInput } from './apiError.ts';
import { callerOf } from './door.ts';
import type { Engine } from './engine.ts';
import { idOf, pageOf, sorted, valuesOf, type Query } from './lists.ts';
import type { Project } from './project.ts';
import type { Action } from './records.ts';

const singular: Readonly<Record<string, string>> = {
  servers: 'server',
  networks: 'network',
  firewalls: 'firewall',
  load_balancers: 'load_balancer',
  images: 'image',
  volumes: 'volume',
};

export interface Begin {
  command: string;
  now: number;
  /** Milliseconds, compressed already. */
  ms: number;
  resources: Action['data']['resources'];
  /** Milliseconds until it begins. */
  after?: number;
  /** It ends with an error, after this share (0 to 1) of its time. */
  failsAfter?: number | undefined;
  failure?: string;
}

/** Begins long work that follows from the time alone. */
export function begin(project: Project, request: Begin): Action {
  const { command, now, ms, resources, after = 0, failsAfter, failure } = request;
  const startedAt = now + after;
  const error =
    failsAfter === undefined ? null : { code: 'action_failed', message: failure ?? 'Action failed' };
  const endsAt = startedAt + ms * (failsAfter ?? 1);
  return project.begin({ command, startedAt, endsAt, span: ms, error, resources });
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** The action as Hetzner tells it. */
export function actionJson({ id, data }: Action, now: number) {
  const { command, startedAt, endsAt, span, error, resources } = data;
  const isOver = now >= endsAt;
  const share = span === 0 ? 1 : Math.max(0, Math.min(now, endsAt) - startedAt) / span;
  return {
    id,
    command,
    status: !isOver ? 'running' : error ? 'error' : 'success',
    progress: isOver && !error ? 100 : Math.min(99, Math.floor(share * 100)),
    started: iso(Math.min(startedAt, now)),
    finished: isOver ? iso(endsAt) : null,
    resources,
    error: isOver ? error : null,
  };
}

function listed(engine: Engine, query: Query, found: readonly Action[]) {
  const now = engine.clock.now().getTime();
  const statuses = valuesOf(query, 'status');
  const wanted = sorted(query, found).filter(
    (one) => statuses.length === 0 || statuses.includes(actionJson(one, now).status),
  );
  const { rows, meta } = pageOf(query, wanted);
  return { actions: rows.map((one) => actionJson(one, now)), meta };
}

/** GET /actions?id=…, GET /actions/{id}, and the actions of each kind and of each resource. */
export function actionRoutes(engine: Engine): void {
  const { app, store, clock } = engine;
  app.get<{ Querystring: Query }>('/actions', async (request) => {
    const ids = valuesOf(request.query, 'id').map((id) => {
      if (/^\d{1,15}$/.test(id)) return Number(id);
      throw invalidInput('id', 'must be a number');
    });
    if (ids.length === 0) {
      throw new ApiError('deprecated_api_endpoint', 'listing actions without the id parameter was removed');
    }
    return listed(engine, request.query, await store.actions(callerOf(request).project, ids));
  });

  const one = async (project: string, id: string) => {
    const [found] = await store.actions(project, [idOf(id)]);
    if (!found) throw new ApiError('not_found', `action with ID '${id}' not found`);
    return { action: actionJson(found, clock.now().getTime()) };
  };
  app.get<{ Params: { id: string } }>('/actions/:id', (request) =>
    one(callerOf(request).project, request.params.id),
  );
  for (const [kind, type] of Object.entries(singular)) {
    app.get<{ Querystring: Query }>(`/${kind}/actions`, async (request) =>
      listed(engine, request.query, await store.actionsOf(callerOf(request).project, type)),
    );
    app.get<{ Params: { id: string } }>(`/${kind}/actions/:id`, (request) =>
      one(callerOf(request).project, request.params.id),
    );
    app.get<{ Params: { id: string }; Querystring: Query }>(`/${kind}/:id/actions`, async (request) =>
      listed(
        engine,
        request.query,
        await store.actionsOf(callerOf(request).project, type, idOf(request.params.id)),
      ),
    );
    app.get<{ Params: { id: string; action: string } }>(`/${kind}/:id/actions/:action`, (request) =>
      one(callerOf(request).project, request.params.action),
    );
  }
}
