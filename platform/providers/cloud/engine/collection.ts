import { actionJson } from './actions.ts';
import { change, look, type Change, type Engine } from './engine.ts';
import { filtered, idOf, pageOf, valuesOf, type Query } from './lists.ts';
import type { Project } from './project.ts';
import type { Action, Kind, Resource } from './records.ts';

/** How one kind of resource is listed and deleted. */
export interface Collection<K extends Kind> {
  kind: K;
  toJson: (resource: Resource<K>, project: Project, now: number) => object;
  /** Filters beyond name and labels, by query parameter. */
  filters?: Readonly<Record<string, (resource: Resource<K>) => string>>;
  /** Deletes it and returns the action if that takes time. Throws if it is in use. */
  remove: (change: Change, resource: Resource<K>) => Action | null;
}

/** GET /{kind} and DELETE /{kind}/{id}. */
export function collectionRoutes<K extends Kind>(engine: Engine, collection: Collection<K>): void {
  const { kind, toJson, filters = {}, remove } = collection;
  const { app } = engine;
  app.get<{ Querystring: Query }>(`/${kind}`, async (request) => {
    const { project, now } = await look(engine, request);
    const { query } = request;
    const found = filtered(query, project.list(kind)).filter((resource) =>
      Object.entries(filters).every(([name, valueOf]) => {
        const wanted = valuesOf(query, name);
        return wanted.length === 0 || wanted.includes(valueOf(resource));
      }),
    );
    const { rows, meta } = pageOf(query, found);
    return { [kind]: rows.map((row) => toJson(row, project, now)), meta };
  });
  app.delete<{ Params: { id: string } }>(`/${kind}/:id`, async (request, reply) => {
    const action = await change(engine, request, (current) => {
      const found = current.project.get(kind, idOf(request.params.id));
      const begun = remove(current, found);
      return begun && actionJson(begun, current.now);
    });
    if (action) return { action };
    return reply.status(204).send();
  });
}
