import { z } from 'zod';
import { publicIpv4 } from '../../../simulation/addresses.ts';
import { seededBetween } from '../../../simulation/chance.ts';
import { isPlacementImpossible, isSoldOut, slowness, stepFailure } from '../../../simulation/sentinels.ts';
import { actionJson, begin } from '../actions.ts';
import { ApiError, invalidInput, readBody } from '../apiError.ts';
import { findServerType, locationNamed, type ServerType } from '../catalogue.ts';
import { change, passTime, type Change, type Engine } from '../engine.ts';
import { findImage } from '../images.ts';
import * as input from '../inputs.ts';
import type { Project } from '../project.ts';
import type { Action, Resource, ServerRecord } from '../records.ts';
import { privateIpIn } from './privateNetwork.ts';
import { publicIpv6Network, serverJson } from './serverJson.ts';

const MAX_USER_DATA = 32 * 1024;
const MAX_PLACEMENT_GROUP = 10;
const ORDER_MS = 800;

const order = z.object({
  name: input.hostname,
  server_type: input.idOrName,
  image: input.idOrName,
  location: z.string({ error: 'is required' }),
  labels: input.labels,
  ssh_keys: z.array(input.idOrName).default([]),
  networks: z.array(input.id).default([]),
  placement_group: input.id.optional(),
  user_data: z
    .string()
    .refine((text) => Buffer.byteLength(text) <= MAX_USER_DATA, 'is larger than 32 KiB')
    .optional(),
  public_net: z
    .object({ enable_ipv4: z.boolean().default(true), enable_ipv6: z.boolean().default(true) })
    .default({ enable_ipv4: true, enable_ipv6: true }),
});
type Order = z.output<typeof order>;

function checkOffer(form: Order, location: string, now: Date): ServerType {
  const type = findServerType(form.server_type, now);
  if (!type) throw invalidInput('server_type', `server type '${form.server_type}' not found`);
  const sold = type.locations.find(({ name }) => name === location);
  if (!sold) throw invalidInput('server_type', 'unsupported location for server type');
  if (sold.deprecation && new Date(sold.deprecation.unavailable_after) <= now) {
    throw invalidInput('server_type', `server type ${type.name} can no longer be ordered in ${location}`);
  }
  if (!sold.available || isSoldOut(form.labels.cluster ?? '')) {
    throw new ApiError('resource_unavailable', `server type ${type.name} is not available in ${location}`);
  }
  return type;
}

function checkImage(project: Project, form: Order, type: ServerType, now: number): void {
  const image = findImage(project, form.image, type.architecture, now);
  if (!image) throw invalidInput('image', `image '${form.image}' not found`);
  if (image.architecture !== type.architecture) {
    throw invalidInput('image', 'image architecture not compatible with server type');
  }
  if (image.status !== 'available')
    throw new ApiError('resource_unavailable', 'image is still being created');
  if (image.disk_size > type.disk) throw invalidInput('image', 'image disk is bigger than server type disk');
}

function checkPlacement(project: Project, form: Order): void {
  if (isPlacementImpossible(form.labels.cluster ?? '')) {
    throw new ApiError('placement_error', 'error during placement');
  }
  if (form.placement_group === undefined) return;
  project.get('placement_groups', form.placement_group);
  const members = project.list('servers').filter(({ data }) => data.placementGroup === form.placement_group);
  if (members.length < MAX_PLACEMENT_GROUP) return;
  throw new ApiError('placement_error', `placement group holds ${MAX_PLACEMENT_GROUP} servers at most`);
}

function checkReferences(project: Project, form: Order): void {
  for (const key of form.ssh_keys) {
    const found = project.list('ssh_keys').some(({ id, name }) => String(id) === key || name === key);
    if (!found) throw invalidInput('ssh_keys', `SSH key '${key}' not found`);
  }
}

function checkQuota({ project, caller }: Change): void {
  if (project.list('servers').length < caller.serverQuota) return;
  throw new ApiError('resource_limit_exceeded', 'server limit exceeded', {
    limits: [{ name: 'server_limit' }],
  });
}

/** The two actions that bring a server up: together 25 to 60 s, longer for clusters with a slow sentinel name. */
function bringUp(
  project: Project,
  server: Resource<'servers'>,
  { now, ms, stopAt }: { now: number; ms: number; stopAt: number | undefined },
): { action: Action; next: Action[] } {
  const half = ms / 2;
  const failure = `The server ${server.name} did not start.`;
  const resources = [{ id: server.id, type: 'server' }];
  const failsEarly = stopAt !== undefined && stopAt <= 0.5;
  const action = begin(project, {
    command: 'create_server',
    now,
    ms: half,
    resources,
    failsAfter: failsEarly ? stopAt * 2 : undefined,
    failure,
  });
  const failsAfter = stopAt === undefined ? undefined : Math.max(0, stopAt - 0.5) * 2;
  const after = failsEarly ? half * stopAt * 2 : half;
  const start = begin(project, {
    command: 'start_server',
    now,
    ms: half,
    after,
    resources,
    failsAfter,
    failure,
  });
  return { action, next: [start] };
}

async function place(engine: Engine, current: Change, form: Order): Promise<Resource<'servers'>> {
  const { project, caller, now } = current;
  const { location } = form;
  if (!locationNamed(location)) throw invalidInput('location', `location '${location}' not found`);
  project.checkName('servers', form.name);
  const type = checkOffer(form, location, new Date(now));
  checkImage(project, form, type, now);
  checkPlacement(project, form);
  checkReferences(project, form);
  checkQuota(current);
  const cluster = form.labels.cluster ?? '';
  const stopAt = stepFailure(cluster, form.labels.role === 'worker' ? 'workers' : 'masters');
  const ms = engine.clock.simulated(seededBetween(`boot/${form.name}`, 25_000, 60_000) * slowness(cluster));
  const seed = `${location}/${caller.project}/${form.name}`;
  const { enable_ipv4, enable_ipv6 } = form.public_net;
  const data: ServerRecord = {
    createdAt: now,
    type: type.name,
    location,
    image: form.image,
    builtAt: now + ms / 2,
    bootedAt: now + ms,
    failsAt: stopAt === undefined ? null : now + ms * stopAt,
    lockedUntil: now + (ms / 2) * Math.min(1, (stopAt ?? 1) * 2),
    deletedAt: null,
    ipv4: enable_ipv4 ? publicIpv4(seed, await current.taken()) : null,
    ipv6: enable_ipv6 ? publicIpv6Network(seed) : null,
    privateNets: form.networks.map((network) => ({ network, ip: privateIpIn(project, network, location) })),
    placementGroup: form.placement_group ?? null,
  };
  return project.add<'servers'>({ kind: 'servers', name: form.name, labels: form.labels, data });
}

/** POST /servers: returns the server, the action that creates it and the one that starts it. */
export function createServerRoute(engine: Engine): void {
  engine.app.post('/servers', async (request, reply) => {
    const form = readBody(order, request.body);
    await passTime(engine, form.labels, ORDER_MS);
    void reply.status(201);
    return change(engine, request, async (current) => {
      const { project, now } = current;
      const server = await place(engine, current, form);
      const { bootedAt, failsAt } = server.data;
      const ms = bootedAt - now;
      const stopAt = failsAt === null ? undefined : ms === 0 ? 0 : (failsAt - now) / ms;
      const { action, next } = bringUp(project, server, { now, ms, stopAt });
      return {
        server: serverJson(server, project, now),
        action: actionJson(action, now),
        next_actions: next.map((one) => actionJson(one, now)),
      };
    });
  });
}
