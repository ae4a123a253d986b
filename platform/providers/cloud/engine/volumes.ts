import { z } from 'zod';
import { actionJson, begin } from './actions.ts';
import { ApiError, invalidInput, readBody } from './apiError.ts';
import { locationNamed } from './catalogue.ts';
import { collectionRoutes } from './collection.ts';
import { change, type Change, type Engine } from './engine.ts';
import * as input from './inputs.ts';
import { idOf } from './lists.ts';
import type { Resource } from './records.ts';

const form = z.object({
  name: input.name,
  size: z.int('must be a number').min(10, 'must be at least 10').max(10_240, 'must be at most 10240'),
  location: z.string().optional(),
  server: input.id.optional(),
  labels: input.labels,
});

type Volume = Resource<'volumes'>;

function volumeJson({ id, name, labels, data }: Volume) {
  return {
    id,
    name,
    labels,
    size: data.size,
    server: data.server,
    location: locationNamed(data.location),
    linux_device: `/dev/disk/by-id/scsi-0HC_Volume_${id}`,
    status: 'available',
    format: null,
    protection: { delete: data.isProtected ?? false },
    created: new Date(data.createdAt).toISOString(),
  };
}

function volumeActions(engine: Engine): void {
  const edit = (command: string, work: (current: Change, volume: Volume, body: unknown) => void): void => {
    const path = command.replace('_volume', '');
    engine.app.post<{ Params: { id: string } }>(`/volumes/:id/actions/${path}`, async (request, reply) => {
      void reply.status(201);
      return change(engine, request, (current) => {
        const { project, now } = current;
        const volume = project.get('volumes', idOf(request.params.id));
        work(current, volume, request.body);
        project.touch(volume);
        const resources = [{ id: volume.id, type: 'volume' }];
        return { action: actionJson(begin(project, { command, now, ms: 0, resources }), now) };
      });
    });
  };
  edit('attach_volume', ({ project }, { data }, body) => {
    const server = project.get('servers', readBody(z.object({ server: input.id }), body).server);
    if (server.data.location !== data.location) throw invalidInput('server', 'is in another location');
    data.server = server.id;
  });
  edit('detach_volume', (_current, { data }) => {
    data.server = null;
  });
  edit('resize_volume', (_current, { data }, body) => {
    const { size } = readBody(z.object({ size: form.shape.size }), body);
    if (size <= data.size) throw invalidInput('size', 'volumes can only grow');
    data.size = size;
  });
}

/** Volumes: at least 10 GB, attached to one server of their location or to none. */
export function volumeRoutes(engine: Engine): void {
  engine.app.post('/volumes', async (request, reply) => {
    const { name, size, labels, ...wanted } = readBody(form, request.body);
    void reply.status(201);
    return change(engine, request, ({ project, now }) => {
      project.checkName('volumes', name);
      const server = wanted.server === undefined ? null : project.get('servers', wanted.server);
      const location = server?.data.location ?? wanted.location ?? '';
      if (!locationNamed(location)) throw invalidInput('location', 'is required without a server');
      const data = { createdAt: now, size, location, server: server?.id ?? null };
      const volume = project.add<'volumes'>({ kind: 'volumes', name, labels, data });
      const resources = [{ id: volume.id, type: 'volume' }];
      const action = begin(project, { command: 'create_volume', now, ms: 0, resources });
      return { volume: volumeJson(volume), action: actionJson(action, now), next_actions: [] };
    });
  });
  volumeActions(engine);
  collectionRoutes(engine, {
    kind: 'volumes',
    one: 'volume',
    toJson: volumeJson,
    canProtect: true,
    remove: ({ project }, volume) => {
      if (volume.data.server !== null)
        throw new ApiError('resource_in_use', 'volume is attached to a server');
      project.remove(volume);
      return null;
    },
  });
}
