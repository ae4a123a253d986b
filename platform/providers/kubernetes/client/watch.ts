import type { Clock } from '../../../clock.ts';
import type { Stored } from '../api/objects.ts';
import type { ResourceName } from '../api/resources.ts';
import { KubernetesError } from '../port.ts';
import { backoffMs } from './breaker.ts';
import type { ListOptions, WatchEvent } from './client.ts';
import { linesOf } from './lines.ts';
import { listAll } from './lists.ts';
import { parseWatchLine } from './objects.ts';
import { pathOf, withQuery } from './paths.ts';
import { refusalOf } from './status.ts';
import type { Transport } from './transport.ts';

/** Bookmarks come every minute: a stream that is silent for longer is dead. */
const SILENT_MS = 90_000;
const SHORTEST_SECONDS = 300;

interface Deps {
  transport: Transport;
  clock: Clock;
}

type Options = ListOptions & { signal: AbortSignal };

/** What a watch has reported, to compare it with a later list. */
interface Seen<R extends ResourceName> {
  objects: Map<string, Stored<R>>;
  /** Null before the first list, and when the server no longer has the changes since. */
  resourceVersion: string | null;
}

/** Refused for good: nobody may watch this, or the server does not know the resource. */
function isFinal(error: unknown): boolean {
  if (!(error instanceof KubernetesError)) return true;
  return error.kind === 'auth' || error.kind === 'notFound' || error.kind === 'invalid';
}

/** Adds the difference between what was seen and the list. */
function* differences<R extends ResourceName>(
  { objects }: Seen<R>,
  items: readonly Stored<R>[],
): Generator<WatchEvent<R>> {
  const present = new Set(items.map(({ metadata }) => metadata.uid));
  for (const [uid, object] of objects) {
    if (present.has(uid)) continue;
    objects.delete(uid);
    yield { type: 'deleted', object };
  }
  for (const object of items) {
    const known = objects.get(object.metadata.uid);
    objects.set(object.metadata.uid, object);
    if (!known) yield { type: 'added', object };
    else if (known.metadata.resourceVersion !== object.metadata.resourceVersion) {
      yield { type: 'modified', object };
    }
  }
}

/** One stream of changes, until the server ends it. */
async function* changes<R extends ResourceName>(
  { transport }: Deps,
  resource: R,
  { namespace, labelSelector, fieldSelector, signal }: Options,
  seen: Seen<R>,
): AsyncGenerator<WatchEvent<R>> {
  const path = withQuery(pathOf(resource, { namespace }), {
    watch: true,
    resourceVersion: seen.resourceVersion ?? undefined,
    allowWatchBookmarks: true,
    labelSelector,
    fieldSelector,
    // Random, so that watches do not all reconnect in the same second.
    timeoutSeconds: SHORTEST_SECONDS + Math.floor(Math.random() * SHORTEST_SECONDS),
  });
  for await (const line of linesOf(transport.stream({ method: 'GET', path, signal }, SILENT_MS))) {
    const event = parseWatchLine<R>(line);
    if (event.type === 'error') throw refusalOf(500, event.body);
    if (event.type === 'bookmark') {
      seen.resourceVersion = event.resourceVersion;
      continue;
    }
    const { metadata } = event.object;
    seen.resourceVersion = metadata.resourceVersion ?? seen.resourceVersion;
    if (event.type === 'deleted') seen.objects.delete(metadata.uid);
    else seen.objects.set(metadata.uid, event.object);
    yield event;
  }
}

/** Lists if necessary, then follows one stream. */
async function* listAndFollow<R extends ResourceName>(
  deps: Deps,
  resource: R,
  options: Options,
  seen: Seen<R>,
  isFirst: boolean,
): AsyncGenerator<WatchEvent<R>> {
  if (seen.resourceVersion === null) {
    const { items, resourceVersion } = await listAll(deps.transport, resource, options);
    yield* differences(seen, items);
    seen.resourceVersion = resourceVersion;
    if (isFirst) yield { type: 'synced' };
  }
  yield* changes(deps, resource, options, seen);
}

/** See KubernetesClient.watch. */
export async function* watch<R extends ResourceName>(
  deps: Deps,
  resource: R,
  options: Options,
): AsyncGenerator<WatchEvent<R>> {
  const seen: Seen<R> = { objects: new Map(), resourceVersion: null };
  let isFirst = true;
  let failures = 0;
  while (!options.signal.aborted) {
    try {
      for await (const event of listAndFollow(deps, resource, options, seen, isFirst)) {
        if (event.type === 'synced') isFirst = false;
        failures = 0;
        yield event;
      }
    } catch (error) {
      if (options.signal.aborted) return;
      if (isFinal(error)) throw error;
      const isExpired = error instanceof KubernetesError && error.code === 'Expired';
      if (isExpired) seen.resourceVersion = null;
      failures += 1;
    }
    // Also after a stream that the server ended: one that ends at once must not become a loop of requests.
    await deps.clock.sleep(backoffMs(failures), options.signal).catch(() => undefined);
  }
}
