import { ApiError, invalidInput } from './apiError.ts';
import { callerOf } from './authentication.ts';
import type { Engine } from './engine.ts';
import { idOf, pageOf, valuesOf, type Query } from './lists.ts';
import type { Project } from './project.ts';
import type { Action } from './records.ts';

export interface Begin {
  command: string;
  now: number;
  /** Milliseconds, after compression. */
  ms: number;
  resources: Action['data']['resources'];
  /** Milliseconds until it begins. */
  after?: number;
  /** The action fails after this share (0 to 1) of its time. */
  failsAfter?: number | undefined;
  failure?: string;
}

/** Begins an action whose state follows from the time alone. */
export function begin(project: Project, request: Begin): Action {
  const { command, now, ms, resources, after = 0, failsAfter, failure } = request;
  const startedAt = now + after;
  const error =
    failsAfter === undefined ? null : { code: 'action_failed', message: failure ?? 'Action failed' };
  const endsAt = startedAt + ms * (failsAfter ?? 1);
  return project.begin({ command, startedAt, endsAt, span: ms, error, resources });
}

const iso = (ms: number): string => new Date(ms).toISOString();

/** The action in Hetzner's format. */
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
  const wanted = found.filter(
    (one) => statuses.length === 0 || statuses.includes(actionJson(one, now).status),
  );
  const { rows, meta } = pageOf(query, wanted);
  return { actions: rows.map((one) => actionJson(one, now)), meta };
}

/** GET /actions?id=…&id=… and GET /servers/{id}/actions. */
export function actionRoutes(engine: Engine): void {
  const { app, store } = engine;
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
  app.get<{ Params: { id: string }; Querystring: Query }>('/servers/:id/actions', async (request) => {
    const id = idOf(request.params.id);
    return listed(engine, request.query, await store.actionsOfServer(callerOf(request).project, id));
  });
}
