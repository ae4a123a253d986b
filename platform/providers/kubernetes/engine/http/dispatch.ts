import type { KubeObject } from '../../api/objects.ts';
import { resources } from '../../api/resources.ts';
import { isProtobuf, readBody } from './body.ts';
import { flag, json, type ApiCall, type ApiReply } from './call.ts';
import { deleteCollection } from './collections.ts';
import { deleteObject } from './deleting.ts';
import { accessReview } from './accessReviews.ts';
import { podLog } from './computed/logs.ts';
import { metrics } from './computed/metrics.ts';
import { podProxy } from './computed/podProxy.ts';
import { discover } from './discovery/discovery.ts';
import { isMetrics } from './discovery/groups.ts';
import { openapi } from './discovery/openapi.ts';
import { parsePath, type ResourcePath } from './paths.ts';
import { patchObject, patchOf } from './patching.ts';
import { getObject, listPage, listReply, readyCluster } from './reading.ts';
import { badRequest, StatusError, success, unknownPath } from './status.ts';
import { evictPod } from './subresources/eviction.ts';
import { getScale, updateScale } from './subresources/scale.ts';
import { subresourcesOf } from './subresources/subresources.ts';
import { createObject, updateObject } from './writing.ts';
import { tableOf, wantsTable } from './tables/table.ts';
import { watchObjects, type Render } from './watching.ts';

type NamedPath = ResourcePath & { name: string };

function notAllowed(): StatusError {
  return new StatusError(
    'MethodNotAllowed',
    'the server does not allow this method on the requested resource',
  );
}

async function deletion(call: ApiCall, path: NamedPath): Promise<ApiReply> {
  const { object, isGone } = await deleteObject(call, path, readBody(call));
  if (!isGone) return json(object);
  const { plural, group } = resources[path.resource];
  return json(success({ name: path.name, ...(group && { group }), kind: plural, uid: object.metadata.uid }));
}

/** How a watch shows its objects. */
function renderOf(call: ApiCall, { resource }: ResourcePath): Render {
  if (!wantsTable(call)) return (object) => object;
  return (object) =>
    tableOf(call, resource, [object], { resourceVersion: object.metadata.resourceVersion ?? '' });
}

async function list(call: ApiCall, path: ResourcePath): Promise<ApiReply> {
  const page = await listPage(call, path);
  if (!wantsTable(call)) return listReply(path, page);
  const objects = page.items.map(({ text }) => JSON.parse(text) as KubeObject);
  const metadata = { resourceVersion: String(page.revision), continue: page.continuation };
  return json(tableOf(call, path.resource, objects, metadata));
}

async function get(call: ApiCall, path: NamedPath): Promise<ApiReply> {
  const object = await getObject(call, path);
  if (!wantsTable(call)) return json(object);
  const { resourceVersion = '' } = object.metadata;
  return json(tableOf(call, path.resource, [object], { resourceVersion }));
}

async function onCollection(call: ApiCall, path: ResourcePath): Promise<ApiReply> {
  switch (call.method) {
    case 'GET':
      return flag(call, 'watch') ? watchObjects(call, path, renderOf(call, path)) : list(call, path);
    case 'POST':
      return json(await createObject(call, path, readBody(call)), 201);
    case 'DELETE':
      return json(await deleteCollection(call, path, readBody(call)));
    default:
      throw notAllowed();
  }
}

async function onObject(call: ApiCall, path: NamedPath): Promise<ApiReply> {
  switch (call.method) {
    case 'GET':
      return flag(call, 'watch') ? watchObjects(call, path, renderOf(call, path)) : get(call, path);
    case 'PUT': {
      const body = readBody(call);
      return json(await updateObject(call, path, () => body));
    }
    case 'PATCH':
      return json(await patchObject(call, path, readBody(call)));
    case 'DELETE':
      return deletion(call, path);
    default:
      throw notAllowed();
  }
}

async function onScale(call: ApiCall, path: NamedPath): Promise<ApiReply> {
  if (call.method === 'GET') return json(await getScale(call, path));
  const body = readBody(call);
  if (call.method === 'PUT') return json(await updateScale(call, path, () => body));
  if (call.method !== 'PATCH') throw notAllowed();
  const patch = patchOf(call);
  return json(await updateScale(call, path, (scale) => patch(scale, body)));
}

async function onSubresource(call: ApiCall, path: NamedPath): Promise<ApiReply> {
  const { resource, subresource = '' } = path;
  if (!(subresource in subresourcesOf(resource))) throw unknownPath();
  switch (subresource) {
    case 'status':
      if (call.method === 'POST' || call.method === 'DELETE') throw notAllowed();
      return onObject(call, path);
    case 'scale':
      return onScale(call, path);
    case 'log':
      if (call.method !== 'GET') throw notAllowed();
      return podLog(call, path);
    case 'eviction':
      if (call.method !== 'POST') throw notAllowed();
      return json(await evictPod(call, path, isProtobuf(call) ? undefined : readBody(call)), 201);
    case 'exec':
      throw badRequest('Upgrade request required');
    default:
      throw unknownPath();
  }
}

async function onResource(call: ApiCall, path: ResourcePath): Promise<ApiReply> {
  if (isMetrics(path.resource)) return metrics(call, path);
  const { name } = path;
  if (name === undefined) return onCollection(call, path);
  return path.subresource === undefined
    ? onObject(call, { ...path, name })
    : onSubresource(call, { ...path, name });
}

function pathOf(path: string): ResourcePath | null {
  try {
    return parsePath(path);
  } catch {
    throw badRequest('the path is not encoded correctly');
  }
}

const HEALTH = new Set(['/healthz', '/livez', '/readyz']);

async function version(call: ApiCall): Promise<ApiReply> {
  const { server, clusterId } = call;
  await readyCluster(call);
  const infrastructure = await server.simulation.infrastructure(server.db, clusterId, server.clock.now());
  const gitVersion = infrastructure?.k3sVersion ?? '';
  const [, major = '', minor = ''] = /^v(\d+)\.(\d+)/.exec(gitVersion) ?? [];
  return json({ major, minor, gitVersion, gitTreeState: 'clean', platform: 'linux/amd64' });
}

async function route(call: ApiCall): Promise<ApiReply> {
  const { path } = call;
  if (HEALTH.has(path)) {
    await readyCluster(call);
    return { status: 200, contentType: 'text/plain', body: 'ok' };
  }
  if (path === '/version' || path === '/version/') return version(call);
  const other =
    accessReview(call) ?? (await podProxy(call)) ?? (await discover(call)) ?? (await openapi(call));
  if (other) return other;
  const resourcePath = pathOf(path);
  if (!resourcePath) throw unknownPath();
  return onResource(call, resourcePath);
}

/** Answers a request; refusals and failures are Status objects. */
export async function dispatch(call: ApiCall): Promise<ApiReply> {
  try {
    return await route(call);
  } catch (error) {
    if (error instanceof StatusError) return json(error.toJSON(), error.code);
    if (!call.signal.aborted)
      call.server.log.error({ err: error, cluster: call.clusterId }, 'the embedded Kubernetes failed');
    const failed = new StatusError('InternalError', 'an internal error occurred');
    return json(failed.toJSON(), failed.code);
  }
}
