import { randomInt } from 'node:crypto';
import type { KubeObject } from '../../api/objects.ts';
import { apiVersionOf, resources } from '../../api/resources.ts';
import { objectAt } from '../json.ts';
import { isSelected, parseSelection, selectableParts, type Selection } from '../selectors.ts';
import { observedObject, readObject, type Change } from '../storage/reads.ts';
import { flag, parameter, type ApiCall, type ApiReply } from './call.ts';
import { createChannel } from './channel.ts';
import type { ResourcePath } from './paths.ts';
import { listPage, readyCluster } from './reading.ts';
import { badRequest, expired } from './status.ts';

const BOOKMARK_MS = 60_000;
const SHORTEST_S = 5 * 60;
const LONGEST_S = 10 * 60;

type EventType = 'ADDED' | 'MODIFIED' | 'DELETED' | 'BOOKMARK' | 'ERROR';

/** Turns an object into what the client wants to see, such as a table row. */
export type Render = (object: KubeObject) => object;

function line(type: EventType, object: object): string {
  return `${JSON.stringify({ type, object })}\n`;
}

/** What a change means for a watch of this selection; null if it is not about a selected object. */
function eventType(selection: Selection, { resource, type, object, previous }: Change): EventType | null {
  const isNow = isSelected(selection, selectableParts(resource, object));
  if (type !== 'MODIFIED') return isNow ? type : null;
  const wasBefore = previous ? isSelected(selection, previous) : isNow;
  if (isNow) return wasBefore ? 'MODIFIED' : 'ADDED';
  return wasBefore ? 'DELETED' : null;
}

/** Changes have no values of secrets: those of the present are added. */
async function complete(
  { server, clusterId }: ApiCall,
  { resource, type, object }: Change,
): Promise<KubeObject> {
  if (resource !== 'secrets' || type === 'DELETED') return object;
  const present = await readObject(server, clusterId, resource, object.metadata);
  const isSame = present?.metadata.uid === object.metadata.uid;
  return isSame ? { ...object, ...{ data: objectAt(present, 'data') } } : object;
}

function bookmark({ resource }: ResourcePath, revision: number, isInitialEnd: boolean): string {
  const definition = resources[resource];
  const annotations = { 'k8s.io/initial-events-end': 'true' };
  const metadata = {
    resourceVersion: String(revision),
    creationTimestamp: null,
    ...(isInitialEnd && { annotations }),
  };
  return line('BOOKMARK', { kind: definition.kind, apiVersion: apiVersionOf(definition), metadata });
}

interface Watch {
  call: ApiCall;
  path: ResourcePath;
  selection: Selection;
  render: Render;
  /** Everything after it is sent. */
  revision: number;
  /** Sent first. */
  initial: string;
}

function durationMs(call: ApiCall): number {
  const seconds = Number(parameter(call, 'timeoutSeconds') ?? 0);
  return (seconds > 0 ? seconds : randomInt(SHORTEST_S, LONGEST_S)) * 1_000;
}

async function linesOf(
  { call, path, selection, render }: Watch,
  changes: readonly Change[],
): Promise<string> {
  let lines = '';
  for (const change of changes) {
    if (change.resource !== path.resource) continue;
    if (path.namespace !== undefined && change.object.metadata.namespace !== path.namespace) continue;
    const type = eventType(selection, change);
    if (type !== null) lines += line(type, render(observedObject(call.server, await complete(call, change))));
  }
  return lines;
}

/** Ends with the caller's signal, or when the watch has lasted long enough. */
async function* stream(watch: Watch): AsyncIterable<string> {
  const { call, path, initial } = watch;
  let { revision } = watch;
  const { feed, clock } = call.server;
  const over = new AbortController();
  const signal = AbortSignal.any([call.signal, over.signal]);
  const changes = createChannel<readonly Change[]>(signal);
  clock.sleep(durationMs(call), signal).then(
    () => over.abort(),
    () => {},
  );
  const unsubscribe = feed.subscribe(call.clusterId, revision, (news) => changes.push(news));
  try {
    yield initial;
    const nextBookmark = () => {
      if (!flag(call, 'allowWatchBookmarks')) return null;
      const timeout = clock.sleep(BOOKMARK_MS, signal);
      // Also when nobody waits for it any more.
      timeout.catch(() => {});
      return timeout;
    };
    let timeout = nextBookmark();
    for (;;) {
      const next = await changes.take(timeout);
      if (next === 'ended') return;
      if (next === 'timeout') {
        timeout = nextBookmark();
        yield bookmark(path, revision, false);
        continue;
      }
      revision = next.at(-1)?.revision ?? revision;
      const lines = await linesOf(watch, next);
      if (lines !== '') yield lines;
    }
  } finally {
    unsubscribe();
    over.abort();
  }
}

async function present(
  call: ApiCall,
  path: ResourcePath,
  render: Render,
): Promise<{ text: string; revision: number }> {
  // A limit is that of the list, not of the watch.
  const query = new URLSearchParams(call.query);
  query.delete('limit');
  const { items, revision } = await listPage({ ...call, query }, path);
  const texts = items.map(({ text }) => line('ADDED', render(JSON.parse(text) as KubeObject)));
  return { text: texts.join(''), revision };
}

/** The changes of a list as JSON lines: those after `resourceVersion`, or the present objects first. */
export async function watchObjects(call: ApiCall, path: ResourcePath, render: Render): Promise<ApiReply> {
  const { name } = path;
  const fields = [parameter(call, 'fieldSelector'), name && `metadata.name=${name}`]
    .filter(Boolean)
    .join(',');
  const selection = parseSelection(path.resource, parameter(call, 'labelSelector'), fields);
  const version = parameter(call, 'resourceVersion') ?? '0';
  if (!/^\d+$/.test(version)) throw badRequest(`resourceVersion: Invalid value: "${version}"`);
  const reply = (body: ApiReply['body']): ApiReply => ({
    status: 200,
    contentType: 'application/json',
    body,
  });
  const sendsInitial = flag(call, 'sendInitialEvents');
  if (version === '0' || sendsInitial) {
    const { text, revision } = await present(call, path, render);
    const initial = sendsInitial ? text + bookmark(path, revision, true) : text;
    return reply(stream({ call, path, selection, render, revision, initial }));
  }
  const { compacted } = await readyCluster(call, path.resource);
  const revision = Number(version);
  if (revision < compacted) return reply(line('ERROR', expired().toJSON()));
  return reply(stream({ call, path, selection, render, revision, initial: '' }));
}
