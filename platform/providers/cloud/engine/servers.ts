import { slowness } from '../../simulation/sentinels.ts';
import { begin } from './actions.ts';
import { collectionRoutes, type Collection } from './collection.ts';
import { createServerRoute } from './createServer.ts';
import type { Change, Engine } from './engine.ts';
import type { Action, Resource } from './records.ts';
import { serverActionRoutes } from './serverActions.ts';
import { checkUnlocked, serverJson, statusOf } from './serverJson.ts';

const DELETE_MS = 3_000;

function removeServer(engine: Engine, { project, now }: Change, server: Resource<'servers'>): Action {
  checkUnlocked(server, now);
  const ms = engine.clock.simulated(DELETE_MS * slowness(server.labels.cluster ?? ''));
  if (ms === 0) project.remove(server);
  else {
    server.data.deletedAt = now + ms;
    project.touch(server);
  }
  for (const volume of project.list('volumes').filter(({ data }) => data.server === server.id)) {
    volume.data.server = null;
    project.touch(volume);
  }
  return begin(project, {
    command: 'delete_server',
    now,
    ms,
    resources: [{ id: server.id, type: 'server' }],
  });
}

/** Servers: ordering, actions, deleting. */
export function serverRoutes(engine: Engine): void {
  const servers: Collection<'servers'> = {
    kind: 'servers',
    one: 'server',
    toJson: serverJson,
    filters: { status: ({ data }, now) => statusOf(data, now) },
    canProtect: true,
    remove: (current, server) => removeServer(engine, current, server),
  };
  createServerRoute(engine);
  serverActionRoutes(engine);
  collectionRoutes(engine, servers);
}
