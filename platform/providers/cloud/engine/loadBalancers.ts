import { z } from 'zod';
import { publicIpv4, publicIpv6 } from '../../simulation/addresses.ts';
import { slowness, stepFailure } from '../../simulation/sentinels.ts';
import { actionJson, begin } from './actions.ts';
import { invalidInput, readBody } from './apiError.ts';
import { loadBalancerTypes, locationNamed } from './catalogue.ts';
import { collectionRoutes } from './collection.ts';
import { nextPrivateIp } from './createServer.ts';
import { change, type Change, type Engine } from './engine.ts';
import * as input from './inputs.ts';
import { locations } from '../locations.ts';
import type { Project } from './project.ts';
import type { Action, Resource } from './records.ts';
import { checkTargets, reached, targetInput } from './targets.ts';

const CREATE_MS = 8_000;

const service = z.looseObject({
  protocol: z.enum(['tcp', 'http', 'https']),
  listen_port: z.int().min(1).max(65_535),
  destination_port: z.int().min(1).max(65_535),
  proxyprotocol: z.boolean().default(false),
});
const target = targetInput.and(z.object({ use_private_ip: z.boolean().default(false) }));
const form = z.object({
  name: input.name,
  load_balancer_type: input.idOrName,
  location: z.string().optional(),
  network_zone: z.string().optional(),
  algorithm: z
    .object({ type: z.enum(['round_robin', 'least_connections']) })
    .default({ type: 'round_robin' }),
  services: z.array(service).default([]),
  targets: z.array(target).default([]),
  network: input.id.optional(),
  public_interface: z.boolean().default(true),
  labels: input.labels,
});
type Form = z.output<typeof form>;
type Balancer = Resource<'load_balancers'>;

/** A balancer checks what stands behind it every 15 s, unless told otherwise. */
function healthCheck({ protocol, destination_port: port }: Form['services'][number]) {
  return { protocol: protocol === 'https' ? 'http' : protocol, port, interval: 15, timeout: 10, retries: 3 };
}

function targetJson(project: Project, one: Balancer['data']['targets'][number], services: readonly object[]) {
  const health_status = services.map((each) => ({
    listen_port: 'listen_port' in each ? each.listen_port : null,
    status: 'healthy',
  }));
  if (one.type === 'server') return { ...one, health_status };
  const targets = reached(project, one).map(({ id }) => ({ type: 'server', server: { id }, health_status }));
  return { ...one, targets };
}

function balancerJson({ id, name, labels, data }: Balancer, project: Project) {
  return {
    id,
    name,
    public_net: {
      enabled: true,
      ipv4: { ip: data.ipv4, dns_ptr: null },
      ipv6: { ip: data.ipv6, dns_ptr: null },
    },
    private_net: data.privateNets,
    location: locationNamed(data.location),
    load_balancer_type: loadBalancerTypes().find((type) => type.name === data.type) ?? null,
    protection: { delete: data.isProtected ?? false },
    labels,
    created: new Date(data.createdAt).toISOString(),
    services: data.services,
    targets: data.targets.map((one) => targetJson(project, one, data.services)),
    algorithm: { type: data.algorithm },
    outgoing_traffic: 0,
    ingoing_traffic: 0,
    included_traffic: 21_990_232_555_520,
  };
}

function locationOf({ location, network_zone: zone }: Form): string {
  const found = location ?? locations.find(({ networkZone }) => networkZone === zone)?.name;
  if (found !== undefined && locationNamed(found)) return found;
  throw invalidInput('location', location ? `location '${location}' not found` : 'is required');
}

async function place(current: Change, wanted: Form): Promise<Balancer> {
  const { project, caller, now } = current;
  const { name, labels, services, targets, network } = wanted;
  project.checkName('load_balancers', name);
  const type = loadBalancerTypes().find(
    (one) => one.name === wanted.load_balancer_type || String(one.id) === wanted.load_balancer_type,
  );
  if (!type)
    throw invalidInput('load_balancer_type', `load balancer type '${wanted.load_balancer_type}' not found`);
  checkTargets(project, targets);
  if (network === undefined && targets.some((one) => one.use_private_ip)) {
    throw invalidInput('targets', 'use_private_ip needs a load balancer that is attached to a network');
  }
  const location = locationOf(wanted);
  const seed = `lb/${location}/${caller.project}/${name}`;
  const data = {
    createdAt: now,
    type: type.name,
    location,
    ipv4: publicIpv4(seed, await current.taken()),
    ipv6: publicIpv6(seed),
    algorithm: wanted.algorithm.type,
    services: services.map((one) => ({ health_check: healthCheck(one), ...one })),
    targets,
    privateNets: network === undefined ? [] : [{ network, ip: nextPrivateIp(project, network, location) }],
  };
  return project.add<'load_balancers'>({ kind: 'load_balancers', name, labels, data });
}

function creation(engine: Engine, { project, now }: Change, { id, labels }: Balancer): Action {
  const cluster = labels.cluster ?? '';
  return begin(project, {
    command: 'create_load_balancer',
    now,
    ms: engine.clock.simulated(CREATE_MS * slowness(cluster)),
    resources: [{ id, type: 'load_balancer' }],
    failsAfter: stepFailure(cluster, 'loadBalancer'),
    failure: 'The load balancer could not be set up.',
  });
}

/** Load balancers: services, and targets one by one or by their labels. */
export function loadBalancerRoutes(engine: Engine): void {
  engine.app.post('/load_balancers', async (request, reply) => {
    const wanted = readBody(form, request.body);
    void reply.status(201);
    return change(engine, request, async (current) => {
      const balancer = await place(current, wanted);
      const action = creation(engine, current, balancer);
      return {
        load_balancer: balancerJson(balancer, current.project),
        action: actionJson(action, current.now),
      };
    });
  });
  collectionRoutes(engine, {
    kind: 'load_balancers',
    one: 'load_balancer',
    toJson: balancerJson,
    canProtect: true,
    remove: ({ project }, balancer) => {
      project.remove(balancer);
      return null;
    },
  });
}
