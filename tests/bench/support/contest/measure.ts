import type { Expected } from './answers.ts';
import type { Arena, Contestant } from './contestants.ts';
import type { Operation } from './operations.ts';
import type { Usage } from './processes.ts';

/** One run of one peer, in milliseconds, microseconds and bytes; null where a figure does not apply. */
export interface Figures {
  perSecond: number;
  /** Only of operations with a single request. */
  p50: number | null;
  p99: number | null;
  cpu: number | null;
  rss: number | null;
  calls: number;
  wrong: number;
}

export interface Effort {
  connections: number;
  seconds: number;
}

interface Fired {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  wrong: number;
}

/** Sends one operation to a peer for some seconds. Throws if there was no response. */
export async function measure(
  arena: Arena,
  { url, process: one, requestsOf }: Contestant,
  operation: Operation,
  { effort, expected }: { effort: Effort; expected: Expected | null },
): Promise<Figures | null> {
  const requests = requestsOf(operation);
  if (requests === null) return null;
  const before = await one?.ask<Usage>('usage');
  await arena.upstream.ask({});
  const fired = await arena.load.ask<Fired>({ url, requests, expected, ...effort });
  const after = await one?.ask<Usage>('usage');
  const { calls } = await arena.upstream.ask<{ calls: number }>({});
  const operations = fired.requests / requests.length;
  if (operations < 1) throw new Error(`${operation.name}: nothing came back from ${url}`);
  const isOne = requests.length === 1;
  return {
    perSecond: operations / fired.seconds,
    p50: isOne ? fired.p50 : null,
    p99: isOne ? fired.p99 : null,
    cpu: before && after ? (after.cpuMicroseconds - before.cpuMicroseconds) / operations : null,
    rss: after?.rss ?? null,
    calls: calls / operations,
    wrong: fired.wrong,
  };
}
