import { isApiAway } from '../../../simulation/sentinels.ts';
import type { KubeObject } from '../../api/objects.ts';
import { apiVersionOf, resources, type ResourceName } from '../../api/resources.ts';
import { parseSelection } from '../selectors.ts';
import { listObjects, readObject, type ObjectText } from '../storage/reads.ts';
import { inCluster, readHead } from '../storage/transactions.ts';
import { parameter, type ApiCall, type ApiReply } from './call.ts';
import type { ResourcePath } from './paths.ts';
import { badRequest, expired, notFound, StatusError, unknownPath } from './status.ts';

/** Revisions of a cluster that is ready to be read. */
export interface ReadyCluster {
  revision: number;
  compacted: number;
}

export function noApi(): StatusError {
  return new StatusError('ServiceUnavailable', 'the server is currently unable to handle the request');
}

/**
 * Carries out what is due before a read. 503 for a cluster that does not answer, 404 for a resource without definition,
 * which may have appeared with what was due. What becomes due meanwhile is not awaited: in compressed time on a busy machine that would never end.
 */
export async function readyCluster(
  { server, clusterId }: ApiCall,
  resource?: ResourceName,
): Promise<ReadyCluster> {
  const now = server.clock.now();
  for (;;) {
    const head = await readHead(server.db, clusterId, resource);
    if (!head || isApiAway(head, now)) throw noApi();
    const { revision, compacted, nextDueAt, isServed } = head;
    const isDue = nextDueAt !== null && nextDueAt <= now;
    if (revision !== null && compacted !== null && !isDue) {
      if (!isServed) throw unknownPath();
      return { revision, compacted };
    }
    const { kind } = await inCluster(server, clusterId, null);
    if (kind === 'gone') throw noApi();
  }
}

export async function getObject(call: ApiCall, path: ResourcePath & { name: string }): Promise<KubeObject> {
  await readyCluster(call, path.resource);
  const { server, clusterId } = call;
  const object = await readObject(server, clusterId, path.resource, path);
  if (!object) throw notFound(path.resource, path.name);
  return object;
}

/** Where the next page begins. */
interface Continuation {
  revision: number;
  namespace: string;
  name: string;
}

function encode(continuation: Continuation): string {
  return Buffer.from(JSON.stringify(continuation)).toString('base64url');
}

function decode(token: string): Continuation {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(token, 'base64url').toString('utf8'));
    if (typeof parsed !== 'object' || parsed === null) throw badRequest('continue key is not valid');
    const { revision, namespace, name } = { revision: 0, namespace: '', name: '', ...parsed };
    return { revision: Number(revision), namespace: String(namespace), name: String(name) };
  } catch {
    throw badRequest('continue key is not valid');
  }
}

function limitOf(call: ApiCall): number | undefined {
  const text = parameter(call, 'limit');
  if (text === undefined || text === '0') return undefined;
  if (!/^\d{1,9}$/.test(text)) throw badRequest('limit must be a positive number');
  return Number(text);
}

/** A page of objects as JSON texts. */
export interface Page {
  revision: number;
  items: ObjectText[];
  /** Undefined on the last page. */
  continuation: string | undefined;
}

export async function listPage(call: ApiCall, { resource, namespace, name }: ResourcePath): Promise<Page> {
  const ready = await readyCluster(call, resource);
  const token = parameter(call, 'continue');
  const after = token === undefined ? undefined : decode(token);
  if (after && after.revision < ready.compacted) throw expired();
  const fieldSelector = [parameter(call, 'fieldSelector'), name && `metadata.name=${name}`].filter(Boolean);
  const limit = limitOf(call);
  const found = await listObjects(call.server, call.clusterId, {
    resource,
    namespace,
    selection: parseSelection(resource, parameter(call, 'labelSelector'), fieldSelector.join(',')),
    limit,
    after,
  });
  // All pages carry the version of the first one: a watch from there repeats what changed in between.
  const revision = after?.revision ?? ready.revision;
  const items = limit === undefined ? found : found.slice(0, limit);
  const last = items.at(-1);
  const hasMore = last !== undefined && found.length > items.length;
  const continuation = hasMore ? encode({ revision, namespace: last.namespace, name: last.name }) : undefined;
  return { revision, items, continuation };
}

/** A list object. The texts of its items are taken as they are: parsing them would cost most of the time. */
export function listReply(path: ResourcePath, { revision, items, continuation }: Page): ApiReply {
  const definition = resources[path.resource];
  const head = JSON.stringify({
    kind: `${definition.kind}List`,
    apiVersion: apiVersionOf(definition),
    metadata: { resourceVersion: String(revision), ...(continuation && { continue: continuation }) },
  });
  const texts = items.map(({ text }) => text).join(',');
  return { status: 200, contentType: 'application/json', body: `${head.slice(0, -1)},"items":[${texts}]}` };
}
