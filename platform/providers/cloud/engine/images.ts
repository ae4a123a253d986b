import { seededBetween } from '../../simulation/chance.ts';
import { slowness } from '../../simulation/sentinels.ts';
import type { Labels } from '../port.ts';
import { begin } from './actions.ts';
import { stableId } from './catalogue.ts';
import { collectionRoutes } from './collection.ts';
import type { Change, Engine } from './engine.ts';
import type { Project } from './project.ts';
import type { Action, Resource } from './records.ts';

const systems = [
  { name: 'ubuntu-24.04', description: 'Ubuntu 24.04' },
  { name: 'debian-13', description: 'Debian 13' },
  { name: 'rocky-10', description: 'Rocky Linux 10' },
] as const;

/** An image in Hetzner's format. */
export interface ImageJson {
  id: number;
  name: string | null;
  status: 'available' | 'creating';
  description: string;
  image_size: number | null;
  disk_size: number;
  created: string;
  created_from: { id: number; name: string } | null;
  labels: Labels;
  architecture: 'x86' | 'arm';
}

const systemImages: ImageJson[] = systems.flatMap(({ name, description }) =>
  (['x86', 'arm'] as const).map((architecture) => ({
    id: stableId('image', `${name}/${architecture}`),
    name,
    status: 'available' as const,
    description,
    image_size: null,
    disk_size: 5,
    created: '2025-08-19T06:00:00Z',
    created_from: null,
    labels: {},
    architecture,
  })),
);

/** A snapshot in Hetzner's format: it has no name, only a description. */
export function snapshotJson({ id, labels, data }: Resource<'images'>, now: number): ImageJson {
  const isReady = now >= data.readyAt;
  return {
    id,
    name: null,
    status: isReady ? 'available' : 'creating',
    description: data.description,
    image_size: isReady ? data.sizeGb : null,
    disk_size: data.diskGb,
    created: new Date(data.createdAt).toISOString(),
    created_from: { id: data.serverId, name: data.serverName },
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

/** Takes a snapshot of a server and locks the server until it is done. */
export function takeSnapshot(
  { project, now }: Change,
  server: Resource<'servers'>,
  simulated: (ms: number) => number,
  request: { description: string; labels: Labels; architecture: 'x86' | 'arm'; diskGb: number },
): { image: Resource<'images'>; action: Action } {
  const { description, labels, architecture, diskGb } = request;
  const seconds = seededBetween(`snapshot/${server.name}`, 30_000, 50_000);
  const ms = simulated(seconds * slowness(server.labels.cluster ?? ''));
  const data = {
    createdAt: now,
    readyAt: now + ms,
    description,
    serverId: server.id,
    serverName: server.name,
    sizeGb: seededBetween(`size/${server.name}`, 18, 64) / 10,
    diskGb,
    architecture,
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

/** The snapshots of the project; system images can be ordered but are not listed. */
export function imageRoutes(engine: Engine): void {
  collectionRoutes(engine, {
    kind: 'images',
    toJson: (snapshot, _project, now) => snapshotJson(snapshot, now),
    filters: { type: () => 'snapshot' },
    remove: ({ project }, snapshot) => {
      project.remove(snapshot);
      return null;
    },
  });
}
