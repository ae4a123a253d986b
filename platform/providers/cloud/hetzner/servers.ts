import { hasLabels, selectorOf } from '../labels.ts';
import type { CloudContext, CloudProvider, CloudServer, CloudSnapshot, ServerRequest } from '../port.ts';
import { CloudError } from '../port.ts';
import { text } from '../../../messages/messages.ts';
import { awaitActions, unfinished, type WaitDeps } from './actions.ts';
import { ensure, invalid } from './ensure.ts';
import { explainedAs } from './refusal.ts';
import * as wire from './wire.ts';

const MAX_USER_DATA = 32 * 1024;
const LOCKED_WAIT_MS = 2_000;
const LOCKED_TRIES = 90;

/** Hetzner returns the /64 network of a server; its own address is the first one in it. */
function firstAddress(network: string): string {
  const [address = ''] = network.split('/');
  return address.endsWith('::') ? `${address}1` : address;
}

const statuses: Readonly<Record<string, CloudServer['status']>> = {
  initializing: 'initializing',
  starting: 'initializing',
  rebuilding: 'initializing',
  migrating: 'initializing',
  running: 'running',
};

function toServer(server: wire.WireServer): CloudServer {
  const { id, name, labels, public_net, private_net } = server;
  return {
    id: String(id),
    name,
    labels,
    status: statuses[server.status] ?? 'off',
    type: server.server_type.name,
    location: server.location.name,
    publicIpv4: public_net.ipv4?.ip ?? null,
    publicIpv6: public_net.ipv6 ? firstAddress(public_net.ipv6.ip) : null,
    privateIp: private_net[0]?.ip ?? null,
    createdAt: new Date(server.created),
  };
}

function bodyOf(request: ServerRequest) {
  const { name, labels, type, location, image, userData, networkId, placementGroupId } = request;
  return {
    name,
    labels,
    server_type: type,
    location,
    image,
    user_data: userData,
    ssh_keys: request.sshKeyIds,
    networks: networkId === undefined ? [] : [Number(networkId)],
    placement_group: placementGroupId === undefined ? undefined : Number(placementGroupId),
    public_net: { enable_ipv4: request.publicIpv4, enable_ipv6: request.publicIpv6 },
    start_after_create: true,
  };
}

/** Errors of an order, naming type and location. */
function explained(error: unknown, { type, location }: ServerRequest): unknown {
  if (!(error instanceof CloudError)) return error;
  if (error.code === 'resource_unavailable') {
    return explainedAs(error, text('hetzner_sold_out', { type, location }), 'server_type');
  }
  if (error.code === 'invalid_input' && error.field === 'server_type') {
    return explainedAs(error, text('hetzner_not_sold', { type, location }));
  }
  return error;
}

/** Starts an existing server if it is off, and returns its running actions. */
async function resume({ api }: WaitDeps, context: CloudContext, server: wire.WireServer): Promise<string[]> {
  if (server.status === 'running') return [];
  if (server.status === 'off') {
    const on = await api.post(context, `/servers/${server.id}/actions/poweron`, undefined, wire.withActions);
    return unfinished([on.action]);
  }
  const path = `/servers/${server.id}/actions`;
  return unfinished(await api.list(context, path, 'actions', wire.action, { status: 'running' }));
}

/** Retries while the resource is `locked` by another action. */
export async function whenUnlocked<T>(
  deps: WaitDeps,
  context: CloudContext,
  work: () => Promise<T>,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof CloudError) || error.code !== 'locked' || tries === LOCKED_TRIES) throw error;
      await deps.clock.sleep(deps.scaleTime(LOCKED_WAIT_MS), context.signal);
    }
  }
}

type ServerMethods = Pick<
  CloudProvider,
  'createServer' | 'attachServer' | 'getServer' | 'listServers' | 'deleteServer'
>;

/** Servers at Hetzner. */
export function createServers(deps: WaitDeps): ServerMethods {
  const { api } = deps;
  const read = async (context: CloudContext, id: string): Promise<CloudServer> => {
    const path = `/servers/${encodeURIComponent(id)}`;
    return toServer((await api.get(context, path, wire.one('server', wire.server))).server);
  };
  return {
    createServer: async (context, request) => {
      const { name, labels } = request;
      if (Buffer.byteLength(request.userData) > MAX_USER_DATA) {
        throw invalid('user_data', text('hetzner_user_data'));
      }
      let actionIds: string[] = [];
      const create = async () => {
        const made = await api
          .post(context, '/servers', bodyOf(request), wire.createdServer, { repeatable: true })
          .catch((error: unknown) => {
            throw explained(error, request);
          });
        actionIds = unfinished([made.action, ...made.next_actions]);
        return made.server;
      };
      const what = {
        path: 'servers',
        taken: 'hetzner_server_taken' as const,
        schema: wire.server,
        named: { name, labels },
        create,
      };
      const { resource, isNew } = await ensure(api, context, what);
      if (!isNew) actionIds = await resume(deps, context, resource);
      return { server: toServer(resource), actionIds };
    },
    attachServer: async (context, id, { networkId, privateIp }) => {
      if ((await read(context, id)).privateIp !== null) return { actionIds: [] };
      const path = `/servers/${encodeURIComponent(id)}/actions/attach_to_network`;
      const body = { network: Number(networkId), ip: privateIp };
      const { action } = await whenUnlocked(deps, context, () =>
        api.post(context, path, body, wire.withActions),
      );
      return { actionIds: unfinished([action]) };
    },
    getServer: read,
    listServers: async (context, labels) => {
      const label_selector = selectorOf(labels) || undefined;
      const found = await api.list(context, '/servers', 'servers', wire.server, { label_selector });
      return found.map(toServer).sort((a, b) => a.name.localeCompare(b.name));
    },
    deleteServer: async (context, id) => {
      const action = await whenUnlocked(deps, context, () =>
        api.remove(context, `/servers/${encodeURIComponent(id)}`),
      );
      await awaitActions(deps, context, unfinished([action]));
    },
  };
}

function toSnapshot({ id, description, created_from, labels }: wire.WireImage): CloudSnapshot {
  return {
    id: String(id),
    name: description,
    labels,
    serverName: created_from?.name ?? '',
  };
}

type SnapshotMethods = Pick<CloudProvider, 'snapshotServer' | 'listSnapshots' | 'deleteSnapshot'>;

/** Snapshots are images of type snapshot; their description is our name. */
export function createSnapshots(deps: WaitDeps): SnapshotMethods {
  const { api } = deps;
  const list = (context: CloudContext, labels: Readonly<Record<string, string>>) =>
    api.list(context, '/images', 'images', wire.image, {
      type: 'snapshot',
      label_selector: selectorOf(labels) || undefined,
    });
  const pending = async (context: CloudContext, serverId: string): Promise<string[]> =>
    unfinished(
      await api.list(context, `/servers/${serverId}/actions`, 'actions', wire.action, { status: 'running' }),
    );
  const remove = async (context: CloudContext, id: string): Promise<void> => {
    const path = `/images/${encodeURIComponent(id)}`;
    await whenUnlocked(deps, context, () => api.remove(context, path));
  };
  return {
    snapshotServer: async (context, serverId, { name, labels }) => {
      const found = (await list(context, labels)).find(
        (one) => one.description === name && hasLabels(one.labels, labels),
      );
      if (found) {
        const actionIds = await pending(context, serverId);
        if (found.status === 'available' || actionIds.length > 0)
          return { snapshot: toSnapshot(found), actionIds };
        // Its creation has failed: no server can be created from it.
        await remove(context, String(found.id));
      }
      const path = `/servers/${encodeURIComponent(serverId)}/actions/create_image`;
      const responseSchema = wire.one('image', wire.image).extend(wire.withActions.shape);
      const body = { type: 'snapshot', description: name, labels };
      const made = await whenUnlocked(deps, context, () => api.post(context, path, body, responseSchema));
      return { snapshot: toSnapshot(made.image), actionIds: unfinished([made.action]) };
    },
    listSnapshots: async (context, labels) =>
      (await list(context, labels)).map(toSnapshot).sort((a, b) => a.name.localeCompare(b.name)),
    deleteSnapshot: remove,
  };
}
