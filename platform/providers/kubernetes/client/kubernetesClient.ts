import { z } from 'zod';
import { MANAGER } from '../api/labels.ts';
import { apiVersionOf, resources, type ResourceName } from '../api/resources.ts';
import type { NewObject, Stored } from '../api/objects.ts';
import { KubernetesError } from '../port.ts';
import type { ApplyOptions, KubernetesClient, LogOptions, ObjectName } from './client.ts';
import { exec } from './exec.ts';
import { linesOf } from './lines.ts';
import { listAll } from './lists.ts';
import { parseObject } from './objects.ts';
import { pathOf, withQuery } from './paths.ts';
import { unreadable } from './status.ts';
import { createTransport, type Call, type Transport, type TransportParts } from './transport.ts';
import { watch } from './watch.ts';

const version = z.object({ gitVersion: z.string() });

const named = ({ metadata }: { metadata?: { name?: string; namespace?: string } }) => ({
  name: metadata?.name,
  namespace: metadata?.namespace,
});

function withKind<R extends ResourceName>(resource: R, object: NewObject<R>) {
  return { ...object, apiVersion: apiVersionOf(resources[resource]), kind: resources[resource].kind };
}

function writes(transport: Transport) {
  const write = async <R extends ResourceName>(
    { fieldValidation, ...call }: Omit<Call, 'signal'> & { fieldValidation?: 'Strict' },
    { force, dryRun, signal }: ApplyOptions = {},
  ): Promise<Stored<R>> => {
    const query = { fieldManager: MANAGER, fieldValidation, force, dryRun: dryRun ? 'All' : undefined };
    return parseObject<R>(await transport.json({ ...call, path: withQuery(call.path, query), signal }));
  };
  const client: Pick<KubernetesClient, 'create' | 'apply' | 'replace' | 'mergePatch' | 'delete' | 'evict'> = {
    create: <R extends ResourceName>(
      resource: R,
      object: NewObject<R>,
      { force: _unused, ...options }: ApplyOptions = {},
    ) => {
      const path = pathOf(resource, { namespace: object.metadata?.namespace });
      return write<R>({ method: 'POST', path, body: withKind(resource, object) }, options);
    },
    apply: <R extends ResourceName>(resource: R, object: NewObject<R>, options?: ApplyOptions) => {
      const contentType = 'application/apply-patch+yaml';
      const body = withKind(resource, object);
      return write<R>({ method: 'PATCH', path: pathOf(resource, named(object)), body, contentType }, options);
    },
    replace: <R extends ResourceName>(
      resource: R,
      object: NewObject<R>,
      options?: Omit<ApplyOptions, 'force'>,
    ) => {
      const body = withKind(resource, object);
      // By default the server drops what it does not know, and says nothing.
      const call = {
        method: 'PUT',
        path: pathOf(resource, named(object)),
        fieldValidation: 'Strict',
      } as const;
      return write<R>({ ...call, body }, options);
    },
    mergePatch: (resource, name, patch, { force: _unused, ...options } = {}) => {
      const contentType = 'application/merge-patch+json';
      return write({ method: 'PATCH', path: pathOf(resource, name), body: patch, contentType }, options);
    },
    evict: async (pod) => {
      const body = { apiVersion: 'policy/v1', kind: 'Eviction', metadata: pod };
      const path = pathOf('pods', { ...pod, subresource: 'eviction' });
      await transport.json({ method: 'POST', path, body });
    },
    delete: async (resource, name, { propagation = 'Background', signal } = {}) => {
      const body = { apiVersion: 'v1', kind: 'DeleteOptions', propagationPolicy: propagation };
      try {
        await transport.json({ method: 'DELETE', path: pathOf(resource, name), body, signal });
        return true;
      } catch (error) {
        if (error instanceof KubernetesError && error.kind === 'notFound') return false;
        throw error;
      }
    },
  };
  return client;
}

function logPath(pod: ObjectName, options: LogOptions, follow?: boolean): string {
  const { container, previous, tailLines, sinceTime, limitBytes, timestamps } = options;
  const query = { container, previous, tailLines, limitBytes, timestamps, follow };
  const path = pathOf('pods', { ...pod, subresource: 'log' });
  return withQuery(path, { ...query, sinceTime: sinceTime?.toISOString() });
}

/** The Kubernetes API of one cluster, through an exchange. */
export function createKubernetesClient(parts: TransportParts): KubernetesClient {
  const transport = createTransport(parts);
  const deps = { transport, clock: parts.clock };
  return {
    version: async (signal) => {
      const parsed = version.safeParse(await transport.json({ method: 'GET', path: '/version', signal }));
      if (!parsed.success) throw unreadable();
      return parsed.data.gitVersion;
    },
    get: async <R extends ResourceName>(resource: R, name: ObjectName, signal?: AbortSignal) =>
      parseObject<R>(await transport.json({ method: 'GET', path: pathOf(resource, name), signal })),
    list: async (resource, options = {}) => (await listAll(transport, resource, options)).items,
    watch: (resource, options) => watch(deps, resource, options),
    ...writes(transport),
    logs: (pod, options = {}) =>
      transport.text({ method: 'GET', path: logPath(pod, options), signal: options.signal }),
    exec: (pod, options) => exec(transport, pod, options),
    podText: ({ name, namespace }, port, path) =>
      transport.text({
        method: 'GET',
        path: `${pathOf('pods', { namespace, name: `${name}:${port}`, subresource: 'proxy' })}/${path}`,
      }),
    followLogs: (pod, options) =>
      linesOf(transport.stream({ method: 'GET', path: logPath(pod, options, true), signal: options.signal })),
  };
}
