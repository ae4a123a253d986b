import { z } from 'zod';
import { slowness, stepFailure } from '../../../simulation/sentinels.ts';
import { actionJson, begin } from '../actions.ts';
import { ApiError, readBody } from '../apiError.ts';
import { findServerType } from '../catalogue.ts';
import { change, type Change, type Engine } from '../engine.ts';
import { snapshotJson, takeSnapshot } from '../images.ts';
import * as input from '../inputs.ts';
import { idOf } from '../lists.ts';
import type { Action, Resource } from '../records.ts';
import { privateIpIn } from './privateNetwork.ts';
import { checkUnlocked } from './serverJson.ts';

const POWER_MS = 4_000;
const ATTACH_MS = 3_000;

const imageForm = z.object({
  description: z.string().max(255).optional(),
  labels: input.labels,
});

const attachForm = z.object({ network: input.id, ip: z.ipv4().optional() });

type Run = (
  current: Change,
  server: Resource<'servers'>,
  body: unknown,
) => { action: Action; image?: object };

/** Powering on takes a moment, and fails again when the name of the cluster asks for a failure in that step. */
function powerOn(engine: Engine): Run {
  return ({ project, now }, server) => {
    const cluster = server.labels.cluster ?? '';
    const ms = engine.clock.simulated(POWER_MS * slowness(cluster));
    const failsAfter = stepFailure(cluster, server.labels.role === 'worker' ? 'workers' : 'masters');
    Object.assign(server.data, { bootedAt: now + ms, failsAt: failsAfter === undefined ? null : now });
    project.touch(server);
    const resources = [{ id: server.id, type: 'server' }];
    const failure = `The server ${server.name} did not start.`;
    return { action: begin(project, { command: 'start_server', now, ms, resources, failsAfter, failure }) };
  };
}

function createImage(engine: Engine): Run {
  return (current, server, body) => {
    const { description = server.name, labels } = readBody(imageForm, body);
    const type = findServerType(server.data.type, new Date(current.now));
    const { image, action } = takeSnapshot(current, server, (ms) => engine.clock.simulated(ms), {
      description,
      labels,
      architecture: type?.architecture ?? 'x86',
      diskGb: type?.disk ?? 0,
    });
    return { action, image: snapshotJson(image, current.now) };
  };
}

/** With the wanted address if it is free, else with one that the network chooses. */
function attachToNetwork(engine: Engine): Run {
  return ({ project, now }, server, body) => {
    const { network, ip } = readBody(attachForm, body);
    const { privateNets, location } = server.data;
    if (privateNets.some((one) => one.network === network))
      throw new ApiError('server_already_attached', 'server is already attached to this network');
    const address = privateIpIn(project, network, location, ip);
    server.data.privateNets = [...privateNets, { network, ip: address }];
    project.touch(server);
    const resources = [
      { id: server.id, type: 'server' },
      { id: network, type: 'network' },
    ];
    const ms = engine.clock.simulated(ATTACH_MS);
    return { action: begin(project, { command: 'attach_to_network', now, ms, resources }) };
  };
}

/** POST /servers/{id}/actions/…; `locked` while another action runs on the server. */
export function serverActionRoutes(engine: Engine): void {
  const runs = {
    poweron: powerOn(engine),
    create_image: createImage(engine),
    attach_to_network: attachToNetwork(engine),
  };
  for (const [name, run] of Object.entries(runs)) {
    engine.app.post<{ Params: { id: string } }>(`/servers/:id/actions/${name}`, async (request, reply) => {
      void reply.status(201);
      return change(engine, request, (current) => {
        const server = current.project.get('servers', idOf(request.params.id));
        checkUnlocked(server, current.now);
        const { action, image } = run(current, server, request.body);
        return { image, action: actionJson(action, current.now) };
      });
    });
  }
}
