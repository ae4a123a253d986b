import { slowness } from '../../../simulation/sentinels.ts';
import { begin } from '../actions.ts';
import { collectionRoutes, type Collection } from '../collection.ts';
import { look, type Change, type Engine } from '../engine.ts';
import { idOf } from '../lists.ts';
import type { Action, Resource } from '../records.ts';
import { createServerRoute } from './createServer.ts';
import { serverActionRoutes } from './serverActions.ts';
import { checkUnlocked, serverJson } from './serverJson.ts';

const DELETE_MS = 3_000;

function removeServer(engine: Engine, { project, now }: Change, server: Resource<'servers'>): Action {
  checkUnlocked(server, now);
  const ms = engine.clock.simulated(DELETE_MS * slowness(server.labels.cluster ?? ''));
  if (ms === 0) project.remove(server);
  else {
    server.data.deletedAt = now + ms;
    project.touch(server);
  }
  return begin(project, {
    command: 'delete_server',
    now,
    ms,
    resources: [{ id: server.id, type: 'server' }],
  });
}

/** Servers: create, read, actions, delete. */
export function serverRoutes(engine: Engine): void {
  const servers: Collection<'servers'> = {
    kind: 'servers',
    toJson: serverJson,
    remove: (current, server) => removeServer(engine, current, server),
  };
  createServerRoute(engine);
  serverActionRoutes(engine);
  engine.app.get<{ Params: { id: string } }>('/servers/:id', async (request) => {
    const { project, now } = await look(engine, request);
    return { server: serverJson(project.get('servers', idOf(request.params.id)), project, now) };
  });
  collectionRoutes(engine, servers);
}
