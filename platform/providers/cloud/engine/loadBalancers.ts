import { z } from 'zod';
import { publicIpv4, publicIpv6 } from '../../simulation/addresses.ts';
import { slowness, stepFailure } from '../../simulation/sentinels.ts';
import { actionJson, begin } from './actions.ts';
import { invalidInput, readBody } from './apiError.ts';
import { locationNamed } from './catalogue.ts';
import { collectionRoutes } from './collection.ts';
import { privateIpIn } from './servers/privateNetwork.ts';
import { change, type Change, type Engine } from './engine.ts';
import * as input from './inputs.ts';
import type { Action, Resource } from './records.ts';
import { targetInput } from './targets.ts';

const CREATE_MS = 8_000;
const TYPES = ['lb11', 'lb21', 'lb31'];

const service = z.object({
  protocol: z.enum(['tcp', 'http', 'https']),
  listen_port: z.int().min(1).max(65_535),
  destination_port: z.int().min(1).max(65_535),
});
const target = targetInput.extend({ use_private_ip: z.boolean().default(false) });
const form = z.object({
  name: input.name,
  load_balancer_type: z.string({ error: 'is required' }),
  location: z.string({ error: 'is required' }),
  services: z.array(service).default([]),
  targets: z.array(target).default([]),
  network: input.id.optional(),
  labels: input.labels,
});
type Form = z.output<typeof form>;
type Balancer = Resource<'load_balancers'>;

function balancerJson({ id, name, labels, data }: Balancer) {
  return {
    id,
    name,
    labels,
    public_net: { ipv4: { ip: data.ipv4 }, ipv6: { ip: data.ipv6 } },
    location: locationNamed(data.location),
    load_balancer_type: { name: data.type },
    services: data.services,
  };
}

async function place(current: Change, wanted: Form): Promise<Balancer> {
  const { project, caller, now } = current;
  const { name, labels, services, targets, network, location, load_balancer_type: type } = wanted;
  project.checkName('load_balancers', name);
  if (!TYPES.includes(type))
    throw invalidInput('load_balancer_type', `load balancer type '${type}' not found`);
  if (!locationNamed(location)) throw invalidInput('location', `location '${location}' not found`);
  if (network === undefined && targets.some((one) => one.use_private_ip)) {
    throw invalidInput('targets', 'use_private_ip needs a load balancer that is attached to a network');
  }
  const seed = `lb/${location}/${caller.project}/${name}`;
  const data = {
    createdAt: now,
    type,
    location,
    ipv4: publicIpv4(seed, await current.taken()),
    ipv6: publicIpv6(seed),
    services,
    privateNets: network === undefined ? [] : [{ network, ip: privateIpIn(project, network, location) }],
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

/** Load balancers. Their targets are checked but not kept, because no traffic is simulated. */
export function loadBalancerRoutes(engine: Engine): void {
  engine.app.post('/load_balancers', async (request, reply) => {
    const wanted = readBody(form, request.body);
    void reply.status(201);
    return change(engine, request, async (current) => {
      const balancer = await place(current, wanted);
      const action = creation(engine, current, balancer);
      return {
        load_balancer: balancerJson(balancer),
        action: actionJson(action, current.now),
      };
    });
  });
  collectionRoutes(engine, {
    kind: 'load_balancers',
    toJson: balancerJson,
    remove: ({ project }, balancer) => {
      project.remove(balancer);
      return null;
    },
  });
}
