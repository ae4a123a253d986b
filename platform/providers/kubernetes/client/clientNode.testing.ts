import {
  ApiException,
  CoreV1Api,
  KubeConfig,
  KubernetesObjectApi,
  PatchStrategy,
  VersionApi,
  Watch,
  type KubernetesObject,
} from '@kubernetes/client-node';
import { MANAGER } from '../api/labels.ts';
import { apiVersionOf, resources, type ResourceName } from '../api/resources.ts';
import { KubernetesError } from '../port.ts';
import type { TestedClient } from './api.contract.ts';
import type { ApplyOptions, ListOptions, ObjectName, WatchEvent } from './client.ts';
import { parseObject, parsePage, parseWatchLine } from './objects.ts';
import { pathOf } from './paths.ts';
import { refusalOf } from './status.ts';

/** The library reads timestamps as dates. */
const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

async function refused<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof ApiException) throw refusalOf(error.code, String(error.body));
    throw error;
  }
}

const typed = (resource: ResourceName) => ({
  apiVersion: apiVersionOf(resources[resource]),
  kind: resources[resource].kind,
});

const withKind = (resource: ResourceName, object: object): KubernetesObject => ({
  ...object,
  ...typed(resource),
});

const stored = async <R extends ResourceName>(_resource: R, work: Promise<KubernetesObject>) =>
  parseObject<R>(plain(await refused(work)));

async function listed<R extends ResourceName>(
  api: KubernetesObjectApi,
  resource: R,
  { namespace, labelSelector, fieldSelector }: ListOptions,
) {
  const { apiVersion, kind } = typed(resource);
  const unused = undefined;
  const page = await refused(
    api.list(apiVersion, kind, namespace, unused, unused, unused, fieldSelector, labelSelector),
  );
  return parsePage(resource, plain(page));
}

/** Lists, then watches from that version, as the library's informers do. */
async function* watched<R extends ResourceName>(
  config: KubeConfig,
  resource: R,
  options: ListOptions & { signal: AbortSignal },
): AsyncGenerator<WatchEvent<R>> {
  const { namespace, labelSelector, signal } = options;
  const { items, resourceVersion } = await listed(
    KubernetesObjectApi.makeApiClient(config),
    resource,
    options,
  );
  for (const object of items) yield { type: 'added', object };
  yield { type: 'synced' };
  const lines: string[] = [];
  let wake = (): void => {};
  const query = { labelSelector, resourceVersion };
  const onLine = (type: string, object: unknown): void => {
    lines.push(JSON.stringify({ type, object }));
    wake();
  };
  const watching = await new Watch(config).watch(pathOf(resource, { namespace }), query, onLine, () =>
    wake(),
  );
  signal.addEventListener('abort', () => watching.abort());
  while (!signal.aborted) {
    const line = lines.shift();
    const event = line === undefined ? undefined : parseWatchLine<R>(line);
    if (event?.type === 'added' || event?.type === 'modified' || event?.type === 'deleted') yield event;
    else if (!event) await new Promise<void>((resolve) => (wake = resolve));
  }
}

function writes(
  api: KubernetesObjectApi,
): Pick<TestedClient, 'create' | 'apply' | 'replace' | 'mergePatch' | 'delete'> {
  const patch = <R extends ResourceName>(
    resource: R,
    object: object,
    strategy: PatchStrategy,
    { force, dryRun }: ApplyOptions,
  ) => {
    const changed = withKind(resource, object);
    return stored(
      resource,
      api.patch(changed, undefined, dryRun ? 'All' : undefined, MANAGER, force, strategy),
    );
  };
  return {
    create: (resource, object, { dryRun } = {}) => {
      const made = withKind(resource, object);
      return stored(resource, api.create(made, undefined, dryRun ? 'All' : undefined, MANAGER));
    },
    apply: (resource, object, options = {}) =>
      patch(resource, object, PatchStrategy.ServerSideApply, options),
    replace: (resource, object, { dryRun } = {}) =>
      stored(
        resource,
        api.replace(withKind(resource, object), undefined, dryRun ? 'All' : undefined, MANAGER),
      ),
    mergePatch: (resource, { name, namespace }, changes, options = {}) => {
      const others = 'metadata' in changes && typeof changes.metadata === 'object' ? changes.metadata : {};
      const metadata = { ...others, name, namespace };
      return patch(resource, { ...changes, metadata }, PatchStrategy.MergePatch, options);
    },
    delete: async (resource, name, { propagation } = {}) => {
      const [object, unused] = [{ ...typed(resource), metadata: name }, undefined];
      try {
        await refused(api.delete(object, unused, unused, unused, unused, propagation));
        return true;
      } catch (error) {
        if (error instanceof KubernetesError && error.kind === 'notFound') return false;
        throw error;
      }
    },
  };
}

/** The Kubernetes project's own JavaScript client, to show that the API does not only suit ours. */
export function createClientNode(kubeconfig: string): TestedClient {
  const config = new KubeConfig();
  config.loadFromString(kubeconfig);
  const api = KubernetesObjectApi.makeApiClient(config);
  return {
    version: async () => (await refused(config.makeApiClient(VersionApi).getCode())).gitVersion,
    get: <R extends ResourceName>(resource: R, name: ObjectName) =>
      stored(resource, api.read({ ...typed(resource), metadata: name })),
    list: async (resource, options = {}) => (await listed(api, resource, options)).items,
    watch: (resource, options) => watched(config, resource, options),
    ...writes(api),
    evict: async ({ name, namespace }) => {
      const body = { metadata: { name, namespace } };
      await refused(config.makeApiClient(CoreV1Api).createNamespacedPodEviction({ name, namespace, body }));
    },
    logs: ({ name, namespace = 'default' }, { tailLines, previous } = {}) =>
      refused(config.makeApiClient(CoreV1Api).readNamespacedPodLog({ name, namespace, tailLines, previous })),
  };
}
