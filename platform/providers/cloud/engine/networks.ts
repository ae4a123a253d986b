import { z } from 'zod';
import { actionJson, begin } from './actions.ts';
import { ApiError, invalidInput, readBody } from './apiError.ts';
import { collectionRoutes } from './collection.ts';
import { change, passTime, type Change, type Engine } from './engine.ts';
import * as input from './inputs.ts';
import { idOf } from './lists.ts';
import type { Project } from './project.ts';
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
const gone = z.object({ ip_range: input.cidr });

function bounds(range: string): { first: number; last: number } {
  const [address = '', prefix = '32'] = range.split('/');
  const value = address.split('.').reduce((sum, part) => sum * 256 + Number(part), 0);
  const size = 2 ** (32 - Number(prefix));
  const first = Math.floor(value / size) * size;
  return { first, last: first + size - 1 };
}

function dotted(value: number): string {
  return [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255].join('.');
}

/** Subnets lie inside of their network and do not overlap. */
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

function networkJson({ id, name, labels, data }: Resource<'networks'>, project: Project) {
  const attached = <T extends { id: number; data: { privateNets: { network: number }[] } }>(all: T[]) =>
    all.filter((one) => one.data.privateNets.some(({ network }) => network === id)).map((one) => one.id);
  const gateway = dotted(bounds(data.ipRange).first + 1);
  return {
    id,
    name,
    ip_range: data.ipRange,
    subnets: data.subnets.map((subnet) => ({ ...subnet, gateway, vswitch_id: null })),
    routes: [],
    servers: attached(project.list('servers')),
    load_balancers: attached(project.list('load_balancers')),
    protection: { delete: data.isProtected ?? false },
    labels,
    created: new Date(data.createdAt).toISOString(),
    expose_routes_to_vswitch: false,
  };
}

/** Deleting a network detaches what hangs on it. */
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

function subnetRoutes(engine: Engine): void {
  const edit = (
    command: 'add_subnet' | 'delete_subnet',
    work: (network: Resource<'networks'>, body: unknown) => void,
  ): void => {
    engine.app.post<{ Params: { id: string } }>(
      `/networks/:id/actions/${command}`,
      async (request, reply) => {
        void reply.status(201);
        return change(engine, request, ({ project, now }) => {
          const network = project.get('networks', idOf(request.params.id));
          work(network, request.body);
          project.touch(network);
          const resources = [{ id: network.id, type: 'network' }];
          return { action: actionJson(begin(project, { command, now, ms: 0, resources }), now) };
        });
      },
    );
  };
  edit('add_subnet', ({ data }, body) => {
    const subnet = readBody(subnetForm, body);
    checkSubnet(data.ipRange, data.subnets, subnet);
    data.subnets.push(subnet);
  });
  edit('delete_subnet', ({ data }, body) => {
    const { ip_range: range } = readBody(gone, body);
    if (!data.subnets.some(({ ip_range }) => ip_range === range))
      throw new ApiError('not_found', 'subnet not found');
    data.subnets = data.subnets.filter(({ ip_range }) => ip_range !== range);
  });
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
      return { network: networkJson(network, project) };
    });
  });
  subnetRoutes(engine);
  collectionRoutes(engine, {
    kind: 'networks',
    one: 'network',
    toJson: networkJson,
    remove,
    canProtect: true,
  });
}
