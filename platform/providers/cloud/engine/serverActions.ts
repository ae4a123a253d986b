import { z } from 'zod';
import { slowness, stepFailure } from '../../simulation/sentinels.ts';
import { actionJson, begin } from './actions.ts';
import { ApiError, readBody } from './apiError.ts';
import { findServerType } from './catalogue.ts';
import { nextPrivateIp } from './createServer.ts';
import { change, type Change, type Engine } from './engine.ts';
import { snapshotJson, takeSnapshot } from './images.ts';
import * as input from './inputs.ts';
import { idOf } from './lists.ts';
import type { Action, Resource } from './records.ts';
import { checkUnlocked } from './serverJson.ts';

const POWER_MS = 4_000;

const createImage = z.object({
  description: z.string().max(255).optional(),
  labels: input.labels,
  type: z.enum(['snapshot', 'backup']).default('snapshot'),
});
const attach = z.object({ network: input.id, ip: z.string().optional() });
const detach = z.object({ network: input.id });
const place = z.object({ placement_group: input.id });

type Server = Resource<'servers'>;
type Run = (current: Change, server: Server, body: unknown) => { action: Action; more?: object };

/** Turning a server on or off takes a moment; its name may say that it does not come up. */
function power(engine: Engine, command: string, isOff: boolean): Run {
  return ({ project, now }, server) => {
    const cluster = server.labels.cluster ?? '';
    const ms = engine.clock.simulated(POWER_MS * slowness(cluster));
    const step = server.labels.role === 'worker' ? 'workers' : 'masters';
    const failsAfter = isOff ? undefined : stepFailure(cluster, step);
    Object.assign(server.data, { isOff, bootedAt: now + ms, failsAt: failsAfter === undefined ? null : now });
    project.touch(server);
    const resources = [{ id: server.id, type: 'server' }];
    const failure = `The server ${server.name} did not start.`;
    return { action: begin(project, { command, now, ms, resources, failsAfter, failure }) };
  };
}

function snapshot(engine: Engine): Run {
  return (current, server, body) => {
    const { description = server.name, labels } = readBody(createImage, body);
    const type = findServerType(server.data.type, new Date(current.now));
    const { image, action } = takeSnapshot(current, server, (ms) => engine.clock.simulated(ms), {
      description,
      labels,
      architecture: type?.architecture ?? 'x86',
      diskGb: type?.disk ?? 0,
    });
    return { action, more: { image: snapshotJson(image, current.now) } };
  };
}

function quick(
  { project, now }: Change,
  server: Server,
  command: string,
  others: Action['data']['resources'] = [],
) {
  project.touch(server);
  const resources = [{ id: server.id, type: 'server' }, ...others];
  return { action: begin(project, { command, now, ms: 0, resources }) };
}

const attachToNetwork: Run = (current, server, body) => {
  const { network } = readBody(attach, body);
  if (server.data.privateNets.some((one) => one.network === network)) {
    throw new ApiError('server_already_attached', 'server is already attached to the network');
  }
  server.data.privateNets.push({
    network,
    ip: nextPrivateIp(current.project, network, server.data.location),
  });
  return quick(current, server, 'attach_to_network', [{ id: network, type: 'network' }]);
};

const detachFromNetwork: Run = (current, server, body) => {
  const { network } = readBody(detach, body);
  server.data.privateNets = server.data.privateNets.filter((one) => one.network !== network);
  return quick(current, server, 'detach_from_network', [{ id: network, type: 'network' }]);
};

const addToPlacementGroup: Run = (current, server, body) => {
  const { placement_group: group } = readBody(place, body);
  server.data.placementGroup = current.project.get('placement_groups', group).id;
  return quick(current, server, 'add_to_placement_group');
};

const leavePlacementGroup: Run = (current, server) => {
  server.data.placementGroup = null;
  return quick(current, server, 'remove_from_placement_group');
};

/** POST /servers/{id}/actions/…; `locked` while another one holds the server. */
export function serverActionRoutes(engine: Engine): void {
  const runs: Record<string, Run> = {
    poweron: power(engine, 'start_server', false),
    poweroff: power(engine, 'stop_server', true),
    shutdown: power(engine, 'shutdown_server', true),
    reboot: power(engine, 'reboot_server', false),
    reset: power(engine, 'reset_server', false),
    create_image: snapshot(engine),
    attach_to_network: attachToNetwork,
    detach_from_network: detachFromNetwork,
    add_to_placement_group: addToPlacementGroup,
    remove_from_placement_group: leavePlacementGroup,
  };
  for (const [name, run] of Object.entries(runs)) {
    engine.app.post<{ Params: { id: string } }>(`/servers/:id/actions/${name}`, async (request, reply) => {
      void reply.status(201);
      return change(engine, request, (current) => {
        const server = current.project.get('servers', idOf(request.params.id));
        checkUnlocked(server, current.now);
        const { action, more } = run(current, server, request.body);
        return { ...more, action: actionJson(action, current.now) };
      });
    });
  }
}
