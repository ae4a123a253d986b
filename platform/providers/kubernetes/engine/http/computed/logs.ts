import type { ContainerStatus } from 'kubernetes-types/core/v1.d.ts';
import type { KubeObject } from '../../../api/objects.ts';
import { readObject } from '../../storage/reads.ts';
import type { LogLine, LogRange } from '../../simulation.ts';
import { flag, parameter, type ApiCall, type ApiReply } from '../call.ts';
import type { ResourcePath } from '../paths.ts';
import { containerOf, type Pod } from './containers.ts';
import { getObject, readyCluster } from '../reading.ts';
import { badRequest } from '../status.ts';

/** New lines reach a follower after at most this time. */
const FOLLOW_MS = 250;
/** Lines are sent in parts of about this size. */
const PART_LENGTH = 65_536;

function statusOf({ status }: Pod, container: string): ContainerStatus | undefined {
  const all = [...(status?.containerStatuses ?? []), ...(status?.initContainerStatuses ?? [])];
  return all.find(({ name }) => name === container);
}

function count(call: ApiCall, name: string): number | undefined {
  const text = parameter(call, name);
  if (text === undefined) return undefined;
  if (!/^\d{1,12}$/.test(text)) throw badRequest(`${name}: Invalid value: "${text}"`);
  return Number(text);
}

function startOf(call: ApiCall, now: Date): Date | undefined {
  const seconds = count(call, 'sinceSeconds');
  if (seconds !== undefined) return new Date(now.getTime() - seconds * 1_000);
  const time = parameter(call, 'sinceTime');
  if (time === undefined) return undefined;
  const at = new Date(time);
  if (Number.isNaN(at.getTime())) throw badRequest(`sinceTime: Invalid value: "${time}"`);
  return at;
}

/** What of the log of which container. */
interface Wanted {
  call: ApiCall;
  container: string;
  range: LogRange;
  hasTimestamps: boolean;
}

function linesOf({ call, container, range }: Wanted, pod: Pod, now: Date): Iterable<LogLine> {
  const lines = call.server.simulation.logLines(pod, container, range, now);
  if (lines) return lines;
  const { name } = pod.metadata;
  if (range.previous)
    throw badRequest(`previous terminated container "${container}" in pod "${name}" not found`);
  const reason = statusOf(pod, container)?.state?.waiting?.reason ?? 'ContainerCreating';
  throw badRequest(`container "${container}" in pod "${name}" is waiting to start: ${reason}`);
}

/** Lines as text, in parts. */
function* parts({ hasTimestamps }: Wanted, lines: Iterable<LogLine>): Generator<string> {
  let part = '';
  for (const { at, text } of lines) {
    part += hasTimestamps ? `${at.toISOString()} ${text}\n` : `${text}\n`;
    if (part.length < PART_LENGTH) continue;
    yield part;
    part = '';
  }
  if (part !== '') yield part;
}

/** At most that many bytes of UTF-8. */
function cut(text: string, limit: number | undefined): string {
  if (limit === undefined || Buffer.byteLength(text) <= limit) return text;
  return Buffer.from(text).subarray(0, limit).toString('utf8');
}

function asPod(object: KubeObject | null): Pod | null {
  return object;
}

/** The lines until now, then new ones as they are written, until the container ends or the caller leaves. */
async function* follow(wanted: Wanted, path: ResourcePath & { name: string }, first: string[], since: Date) {
  const { call, container } = wanted;
  const { server, clusterId } = call;
  yield* first;
  for (let after = since; !call.signal.aborted;) {
    await server.clock.sleep(FOLLOW_MS, call.signal).catch(() => {});
    if (call.signal.aborted) return;
    await readyCluster(call);
    const pod = asPod(await readObject(server, clusterId, 'pods', path));
    if (!pod) return;
    const now = server.clock.now();
    const news = server.simulation.logLines(pod, container, { previous: false, after }, now) ?? [];
    yield* parts(wanted, news);
    after = now;
    if (!statusOf(pod, container)?.state?.running) return;
  }
}

/** The log of a container as text. */
export async function podLog(call: ApiCall, path: ResourcePath & { name: string }): Promise<ApiReply> {
  const pod: Pod = await getObject(call, path);
  const now = call.server.clock.now();
  const [after, tailLines] = [startOf(call, now), count(call, 'tailLines')];
  const wanted: Wanted = {
    call,
    container: containerOf(call, pod),
    range: {
      previous: flag(call, 'previous'),
      ...(after && { after }),
      ...(tailLines !== undefined && { tailLines }),
    },
    hasTimestamps: flag(call, 'timestamps'),
  };
  const found = [...parts(wanted, linesOf(wanted, pod, now))];
  const contentType = 'text/plain';
  if (flag(call, 'follow')) return { status: 200, contentType, body: follow(wanted, path, found, now) };
  return { status: 200, contentType, body: cut(found.join(''), count(call, 'limitBytes')) };
}
