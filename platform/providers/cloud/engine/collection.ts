import { z } from 'zod';
import { actionJson, begin } from './actions.ts';
import { readBody } from './apiError.ts';
import { change, look, type Change, type Engine } from './engine.ts';
import * as input from './inputs.ts';
import { filtered, idOf, pageOf, sorted, valuesOf, type Query } from './lists.ts';
import type { Project } from './project.ts';
import type { Action, Kind, Resource } from './records.ts';

/** What lists, members, names, labels and protection need to know about a kind. */
export interface Collection<K extends Kind> {
  kind: K;
  /** The word before its members: `server`, `load_balancer`. */
  one: string;
  toJson: (resource: Resource<K>, project: Project, now: number) => object;
  /** Filters beyond name and labels, by query parameter. */
  filters?: Readonly<Record<string, (resource: Resource<K>, now: number) => string>>;
  /** Names may repeat. */
  namesRepeat?: boolean;
  /** Deletes it; the action when that takes time. Throws what stands against it. */
  remove: (change: Change, resource: Resource<K>) => Action | null;
  /** It can be protected against deletion. */
  canProtect?: boolean;
}

const changed = z.object({ name: input.name.optional(), labels: input.labels.optional() });
const protection = z.object({ delete: z.boolean().optional(), rebuild: z.boolean().optional() });

interface Member {
  Params: { id: string };
}

function readRoutes<K extends Kind>(
  engine: Engine,
  { kind, one, toJson, filters = {} }: Collection<K>,
): void {
  const { app } = engine;
  app.get<{ Querystring: Query }>(`/${kind}`, async (request) => {
    const { project, now } = await look(engine, request);
    const { query } = request;
    const found = filtered(query, project.list(kind)).filter((resource) =>
      Object.entries(filters).every(([name, valueOf]) => {
        const wanted = valuesOf(query, name);
        return wanted.length === 0 || wanted.includes(valueOf(resource, now));
      }),
    );
    const { rows, meta } = pageOf(query, sorted(query, found));
    return { [kind]: rows.map((row) => toJson(row, project, now)), meta };
  });
  app.get<Member>(`/${kind}/:id`, async (request) => {
    const { project, now } = await look(engine, request);
    return { [one]: toJson(project.get(kind, idOf(request.params.id)), project, now) };
  });
}

function protectRoute<K extends Kind>(engine: Engine, { kind, one }: Collection<K>): void {
  engine.app.post<Member>(`/${kind}/:id/actions/change_protection`, async (request, reply) => {
    const wanted = readBody(protection, request.body);
    void reply.status(201);
    return change(engine, request, ({ project, now }) => {
      const found = project.get(kind, idOf(request.params.id));
      found.data.isProtected = wanted.delete ?? found.data.isProtected ?? false;
      project.touch(found);
      const resources = [{ id: found.id, type: one }];
      const action = begin(project, { command: 'change_protection', now, ms: 0, resources });
      return { action: actionJson(action, now) };
    });
  });
}

/** Change of name and labels, delete, protection. */
export function changeRoutes<K extends Kind>(engine: Engine, collection: Collection<K>): void {
  const { kind, one, toJson, remove, namesRepeat, canProtect } = collection;
  const { app } = engine;
  app.put<Member>(`/${kind}/:id`, async (request) => {
    const { name, labels } = readBody(changed, request.body);
    return change(engine, request, ({ project, now }) => {
      const found = project.get(kind, idOf(request.params.id));
      if (name !== undefined && !namesRepeat) project.checkName(kind, name, found.id);
      found.name = name ?? found.name;
      if (request.body && typeof request.body === 'object' && 'labels' in request.body) {
        found.labels = labels ?? {};
      }
      project.touch(found);
      return { [one]: toJson(found, project, now) };
    });
  });
  app.delete<Member>(`/${kind}/:id`, async (request, reply) => {
    const action = await change(engine, request, (current) => {
      const found = current.project.get(kind, idOf(request.params.id));
      current.project.checkDeletable(found);
      const begun = remove(current, found);
      return begun && actionJson(begun, current.now);
    });
    if (action) return { action };
    return reply.status(204).send();
  });
  if (canProtect) protectRoute(engine, collection);
}

/** The addresses that all kinds have: list and member, and all that changes a member. */
export function collectionRoutes<K extends Kind>(engine: Engine, collection: Collection<K>): void {
  readRoutes(engine, collection);
  changeRoutes(engine, collection);
}
