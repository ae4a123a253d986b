import { z } from 'zod';
import { invalidInput, readBody } from './apiError.ts';
import { collectionRoutes } from './collection.ts';
import { change, passTime, type Change, type Engine } from './engine.ts';
import * as input from './inputs.ts';
import type { Resource, Subnet } from './records.ts';

const CREATE_MS = 2_000;

const subnetForm = z.object({
  type: z.enum(['cloud', 'server', 'vswitch']).default('cloud'),
  ip_range: input.privateRange,
  network_zone: z.enum(['eu-central', 'us-east', 'us-west', 'ap-southeast']),
});
const form = z.object({
  name: input.name,
  ip_range: input.privateRange,
  subnets: z.array(subnetForm).default([]),
  labels: input.labels,
});

function bounds(range: string): { first: number; last: number } {
  const [address = '', prefix = '32'] = range.split('/');
  const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** (32 - Number(prefix));
  const first = Math.floor(value / size) * size;
  return { first, last: first + size - 1 };
}

/** Throws unless the subnet is part of the network and overlaps with no other one. */
function checkSubnet(ipRange: string, others: readonly Subnet[], subnet: Subnet): void {
  const [inner, outer] = [bounds(subnet.ip_range), bounds(ipRange)];
  if (inner.first < outer.first || inner.last > outer.last) {
    throw invalidInput('subnets', `${subnet.ip_range} is not part of the network ${ipRange}`);
  }
  const overlaps = others
    .map(({ ip_range }) => bounds(ip_range))
    .some((o) => inner.first <= o.last && o.first <= inner.last);
  if (overlaps) throw invalidInput('subnets', `${subnet.ip_range} overlaps with another subnet`);
}

function networkJson({ id, name, labels, data }: Resource<'networks'>) {
  return { id, name, labels, ip_range: data.ipRange, subnets: data.subnets };
}

/** Deleting a network detaches its servers and load balancers. */
function remove({ project }: Change, network: Resource<'networks'>): null {
  for (const one of [...project.list('servers'), ...project.list('load_balancers')]) {
    const left = one.data.privateNets.filter((net) => net.network !== network.id);
    if (left.length === one.data.privateNets.length) continue;
    one.data.privateNets = left;
    project.touch(one);
  }
  project.remove(network);
  return null;
}

/** Private networks with their subnets. */
export function networkRoutes(engine: Engine): void {
  engine.app.post('/networks', async (request, reply) => {
    const { name, ip_range: ipRange, subnets, labels } = readBody(form, request.body);
    subnets.forEach((subnet, i) => checkSubnet(ipRange, subnets.slice(0, i), subnet));
    await passTime(engine, labels, CREATE_MS, 'network');
    void reply.status(201);
    return change(engine, request, ({ project, now }) => {
      project.checkName('networks', name);
      const data = { createdAt: now, ipRange, subnets };
      const network = project.add<'networks'>({ kind: 'networks', name, labels, data });
      return { network: networkJson(network) };
    });
  });
  collectionRoutes(engine, {
    kind: 'networks',
    toJson: networkJson,
    remove,
  });
}
