import { seededBetween } from '../../simulation/chance.ts';
import { slowness } from '../../simulation/sentinels.ts';
import type { Labels } from '../port.ts';
import { begin } from './actions.ts';
import { ApiError } from './apiError.ts';
import { stableId } from './catalogue.ts';
import { changeRoutes, type Collection } from './collection.ts';
import { look, type Change, type Engine } from './engine.ts';
import { filtered, idOf, pageOf, sorted, valuesOf, type Query } from './lists.ts';
import type { Project } from './project.ts';
import type { Action, Resource } from './records.ts';

const systems = [
  { name: 'ubuntu-24.04', description: 'Ubuntu 24.04', flavor: 'ubuntu', version: '24.04' },
  { name: 'debian-13', description: 'Debian 13', flavor: 'debian', version: '13' },
  { name: 'rocky-10', description: 'Rocky Linux 10', flavor: 'rocky', version: '10' },
] as const;

/** An image as Hetzner tells it. */
export interface ImageJson {
  id: number;
  name: string | null;
  type: string;
  status: string;
  description: string;
  image_size: number | null;
  disk_size: number;
  created: string;
  created_from: { id: number; name: string } | null;
  bound_to: null;
  os_flavor: string;
  os_version: string;
  rapid_deploy: boolean;
  protection: { delete: boolean };
  deprecated: null;
  deleted: null;
  labels: Labels;
  architecture: 'x86' | 'arm';
}

const systemImages: ImageJson[] = systems.flatMap(({ name, description, flavor, version }) =>
  (['x86', 'arm'] as const).map((architecture) => ({
    id: stableId('image', `${name}/${architecture}`),
    name,
    type: 'system',
    status: 'available',
    description,
    image_size: null,
    disk_size: 5,
    created: '2025-08-19T06:00:00Z',
    created_from: null,
    bound_to: null,
    os_flavor: flavor,
    os_version: version,
    rapid_deploy: true,
    protection: { delete: false },
    deprecated: null,
    deleted: null,
    labels: {},
    architecture,
  })),
);
/** A snapshot as Hetzner tells it: without a name, its description says what it is. */
export function snapshotJson({ id, labels, data }: Resource<'images'>, now: number): ImageJson {
  const isReady = now >= data.readyAt;
  return {
    id,
    name: null,
    type: 'snapshot',
    status: isReady ? 'available' : 'creating',
    description: data.description,
    image_size: isReady ? data.sizeGb : null,
    disk_size: data.diskGb,
    created: new Date(data.createdAt).toISOString(),
    created_from: { id: data.serverId, name: data.serverName },
    bound_to: null,
    os_flavor: data.osFlavor,
    os_version: data.osVersion,
    rapid_deploy: false,
    protection: { delete: data.isProtected ?? false },
    deprecated: null,
    deleted: null,
    labels,
    architecture: data.architecture,
  };
}

/** The image of that id or name that fits the architecture, or undefined. */
export function findImage(
  project: Project,
  idOrName: string,
  architecture: string,
  now: number,
): ImageJson | undefined {
  const named = systemImages.filter(({ id, name }) => name === idOrName || String(id) === idOrName);
  const system = named.find((one) => one.architecture === architecture) ?? named[0];
  if (system) return system;
  const snapshot = /^\d+$/.test(idOrName) ? project.find('images', Number(idOrName)) : undefined;
  return snapshot && snapshotJson(snapshot, now);
}

/** Takes a snapshot of a server, which is locked meanwhile. */
export function takeSnapshot(
  { project, now }: Change,
  server: Resource<'servers'>,
  simulated: (ms: number) => number,
  request: { description: string; labels: Labels; architecture: 'x86' | 'arm'; diskGb: number },
): { image: Resource<'images'>; action: Action } {
  const { description, labels, architecture, diskGb } = request;
  const seconds = seededBetween(`snapshot/${server.name}`, 30_000, 50_000);
  const ms = simulated(seconds * slowness(server.labels.cluster ?? ''));
  const system = findImage(project, server.data.image, architecture, now);
  const data = {
    createdAt: now,
    readyAt: now + ms,
    description,
    serverId: server.id,
    serverName: server.name,
    sizeGb: seededBetween(`size/${server.name}`, 18, 64) / 10,
    diskGb,
    architecture,
    osFlavor: system?.os_flavor ?? 'unknown',
    osVersion: system?.os_version ?? '',
  };
  const image = project.add<'images'>({ kind: 'images', name: description, labels, data });
  server.data.lockedUntil = Math.max(server.data.lockedUntil, now + ms);
  project.touch(server);
  const resources = [
    { id: server.id, type: 'server' },
    { id: image.id, type: 'image' },
  ];
  return { image, action: begin(project, { command: 'create_image', now, ms, resources }) };
}

const snapshots: Collection<'images'> = {
  kind: 'images',
  one: 'image',
  toJson: (resource, _project, now) => snapshotJson(resource, now),
  namesRepeat: true,
  canProtect: true,
  remove: ({ project }, resource) => {
    project.remove(resource);
    return null;
  },
};

/** Images: the system's for everybody, the snapshots of the project. Only snapshots can be changed. */
export function imageRoutes(engine: Engine): void {
  const { app } = engine;
  app.get<{ Querystring: Query }>('/images', async (request) => {
    const { query } = request;
    const { project, now } = await look(engine, request);
    const own = project.list('images').map((one) => snapshotJson(one, now));
    const wanted = filtered(query, [...systemImages, ...own]).filter((image) =>
      (['type', 'status', 'architecture'] as const).every((key) => {
        const values = valuesOf(query, key);
        return values.length === 0 || values.includes(image[key]);
      }),
    );
    const { rows, meta } = pageOf(query, sorted(query, wanted));
    return { images: rows, meta };
  });
  app.get<{ Params: { id: string } }>('/images/:id', async (request) => {
    const { project, now } = await look(engine, request);
    const found = findImage(project, String(idOf(request.params.id)), 'x86', now);
    if (!found) throw new ApiError('not_found', `image with ID '${request.params.id}' not found`);
    return { image: found };
  });
  changeRoutes(engine, snapshots);
}
