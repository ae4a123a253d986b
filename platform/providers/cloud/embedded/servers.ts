import { privateIpv4, publicIpv4, publicIpv6 } from '../../simulation/addresses.ts';
import { seededBetween } from '../../simulation/chance.ts';
import { isPlacementImpossible, isSoldOut, slowness, stepFailure } from '../../simulation/sentinels.ts';
import type { CloudResource } from '../cloudStore.ts';
import { offersIn } from '../instanceOffer.ts';
import { findLocation } from '../locations.ts';
import type { CloudContext, CloudProvider, CloudServer, ServerRequest } from '../port.ts';
import { CloudError } from '../port.ts';
import type { Engine } from './engine.ts';
import { freshId, serverData, toNetwork } from './records.ts';
import type { ServerData } from './records.ts';
import { invalid } from './surroundings.ts';

const SYSTEM_IMAGES = ['ubuntu-24.04', 'debian-13', 'rocky-10'];
const MAX_USER_DATA = 32 * 1024;
const MAX_PLACEMENT_GROUP = 10;
const ORDER_MS = 800;

function unavailable(code: string, message: string): CloudError {
  return new CloudError({ kind: 'unavailable', code, message });
}

/** Refuses what no cloud could deliver: unknown or departed types, sold-out locations, oversized user data. */
function checkOffer(request: ServerRequest, now: Date): void {
  const location = findLocation(request.location);
  if (!location) throw invalid('location', `There is no location ${request.location}.`);
  const offer = offersIn(location, now).find(({ name }) => name === request.type);
  if (!offer)
    throw invalid('server_type', `${request.type} is not sold in ${location.city}. Choose another type.`);
  if (offer.unavailableAfter && offer.unavailableAfter <= now) {
    throw invalid(
      'server_type',
      `${request.type} can no longer be ordered in ${location.city}. Choose another type.`,
    );
  }
  if (!offer.available || isSoldOut(request.labels.cluster ?? '')) {
    const message = `${request.type} is sold out in ${location.city} at the moment. Choose another type or location.`;
    throw unavailable('resource_unavailable', message);
  }
  if (Buffer.byteLength(request.userData) > MAX_USER_DATA) {
    throw invalid('user_data', 'The user data is larger than 32 KiB.');
  }
}

async function checkImage({ store }: Engine, project: string, image: string): Promise<void> {
  if (SYSTEM_IMAGES.includes(image) || (await store.get(project, 'snapshot', image))) return;
  throw invalid('image', `There is no image ${image}.`);
}

async function checkPlacement({ store }: Engine, project: string, request: ServerRequest): Promise<void> {
  if (isPlacementImpossible(request.labels.cluster ?? '')) {
    throw unavailable(
      'placement_error',
      'Error during placement: no separate host is free. Try again later.',
    );
  }
  if (!request.placementGroupId) return;
  const servers = await store.list(project, { kind: 'server' });
  const members = servers.filter(({ data }) => data.placementGroupId === request.placementGroupId);
  if (members.length < MAX_PLACEMENT_GROUP) return;
  throw unavailable('placement_error', `A placement group spreads ${MAX_PLACEMENT_GROUP} servers at most.`);
}

async function checkQuota(engine: Engine, context: CloudContext, project: string): Promise<void> {
  const quota = engine.door.serverQuota(context);
  const servers = await engine.store.list(project, { kind: 'server' });
  if (servers.length < quota) return;
  const message = `The Hetzner project may hold ${quota} servers. Delete some, or ask Hetzner for a higher limit.`;
  throw new CloudError({ kind: 'quota', code: 'resource_limit_exceeded', message });
}

async function nextPrivateIp({ store }: Engine, project: string, networkId?: string): Promise<string | null> {
  if (networkId === undefined) return null;
  const network = await store.get(project, 'network', networkId);
  if (!network) throw invalid('networks', `There is no network ${networkId}.`);
  const servers = await store.list(project, { kind: 'server' });
  const here = servers
    .map(({ data }) => serverData.parse(data))
    .filter((data) => data.networkId === networkId);
  const address = privateIpv4(toNetwork(network).ipRange, new Set(here.map((data) => data.privateIp ?? '')));
  if (address) return address;
  throw unavailable('no_subnet_available', 'The private network has no free address left.');
}

/** Time a server needs to boot: 25 to 60 s, and what its cluster's name adds. */
function bootAction(request: ServerRequest): { ms: number; failure: string | null } {
  const cluster = request.labels.cluster ?? '';
  const stopAt = stepFailure(cluster, request.labels.role === 'worker' ? 'workers' : 'masters');
  const ms = seededBetween(`boot/${request.name}`, 25_000, 60_000) * slowness(cluster) * (stopAt ?? 1);
  return { ms, failure: stopAt === undefined ? null : `The server ${request.name} did not start.` };
}

/** The server as the port tells it; its status follows from the action that brings it up. */
async function toServer({ actions }: Engine, resource: CloudResource): Promise<CloudServer> {
  const { actionId, networkId: _networkId, createdAt, ...data } = serverData.parse(resource.data);
  const boot = await actions.state(resource.project, actionId);
  const status = boot?.failure ? 'off' : (boot?.progress ?? 100) < 100 ? 'initializing' : 'running';
  return {
    id: resource.id,
    name: resource.name,
    labels: resource.labels,
    ...data,
    status,
    createdAt: new Date(createdAt),
  };
}

async function orderServer(engine: Engine, project: string, request: ServerRequest): Promise<CloudResource> {
  const { store, actions, clock } = engine;
  const { name, labels } = request;
  const seed = `${request.location}/${project}/${name}`;
  const taken = new Set(await store.takenAddresses());
  const privateIp = await nextPrivateIp(engine, project, request.networkId);
  const actionId = await actions.start(project, {
    command: 'create_server',
    subject: name,
    labels,
    ...bootAction(request),
  });
  const data: ServerData = {
    type: request.type,
    location: request.location,
    image: request.image,
    publicIpv4: request.publicIpv4 ? publicIpv4(seed, taken) : null,
    publicIpv6: request.publicIpv6 ? publicIpv6(seed) : null,
    privateIp,
    networkId: request.networkId ?? null,
    placementGroupId: request.placementGroupId ?? null,
    actionId,
    createdAt: clock.now().getTime(),
  };
  const resource = { project, kind: 'server', id: freshId(), name, labels, data };
  await store.put(resource);
  return resource;
}

/** A server of that name that belongs to the same cluster; a foreign one of the name is a conflict. */
async function findOwn(
  engine: Engine,
  project: string,
  request: ServerRequest,
): Promise<CloudResource | undefined> {
  const [found] = await engine.store.list(project, { kind: 'server', name: request.name });
  if (!found || found.labels.cluster === request.labels.cluster) return found;
  const message = `The Hetzner project already has a server named ${request.name}. Rename or delete it.`;
  throw new CloudError({ kind: 'conflict', code: 'uniqueness_error', field: 'name', message });
}

/** Ordering is one at a time: addresses and the quota are read before they are taken. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine.catch(() => undefined);
    return mine;
  };
}

type ServerMethods = Pick<CloudProvider, 'createServer' | 'getServer' | 'listServers' | 'deleteServer'>;

/** Servers of the embedded cloud. */
export function createServers(engine: Engine): ServerMethods {
  const { door, store, clock, actions } = engine;
  const inTurn = oneAtATime();
  return {
    createServer: async (context, request) => {
      const project = await door.write(context);
      await clock.sleep(clock.simulated(ORDER_MS * slowness(request.labels.cluster ?? '')), context.signal);
      const resource = await inTurn(async () => {
        const found = await findOwn(engine, project, request);
        if (found) return found;
        checkOffer(request, clock.now());
        await checkImage(engine, project, request.image);
        await checkPlacement(engine, project, request);
        await checkQuota(engine, context, project);
        return orderServer(engine, project, request);
      });
      const { actionId } = serverData.parse(resource.data);
      const isUp = (await actions.state(project, actionId))?.progress === 100;
      return { server: await toServer(engine, resource), actionId: isUp ? null : actionId };
    },
    getServer: async (context, id) => {
      const found = await store.get(await door.read(context), 'server', id);
      if (found) return toServer(engine, found);
      throw new CloudError({ kind: 'notFound', code: 'not_found', message: `There is no server ${id}.` });
    },
    listServers: async (context, labels) => {
      const found = await store.list(await door.read(context), { kind: 'server', labels });
      const servers = await Promise.all(found.map((resource) => toServer(engine, resource)));
      return servers.sort((a, b) => a.name.localeCompare(b.name));
    },
    deleteServer: async (context, id) => {
      const project = await door.write(context);
      const found = await store.get(project, 'server', id);
      if (!found) return;
      await clock.sleep(clock.simulated(3_000 * slowness(found.labels.cluster ?? '')), context.signal);
      await store.delete(project, 'action', serverData.parse(found.data).actionId);
      await store.delete(project, 'server', id);
    },
  };
}
