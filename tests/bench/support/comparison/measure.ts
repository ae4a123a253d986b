import type { Operation } from './operations.ts';
import type { Peer, Setup } from './peers.ts';
import type { Usage } from './processes.ts';
import type { Expected } from './responses.ts';

/** One run of one peer; null where a figure does not apply. */
export interface Figures {
  /** Operations per second. */
  perSecond: number;
  /** Milliseconds; only of operations with a single request. */
  p50: number | null;
  p99: number | null;
  /** Microseconds of CPU time per operation. */
  cpu: number | null;
  /** Bytes of memory after the run. */
  rss: number | null;
  /** Platform calls per operation. */
  calls: number;
  /** Responses that failed or differ from the expected one. */
  wrong: number;
}

/** How an operation is sent. */
export interface Load {
  connections: number;
  seconds: number;
}

interface LoadResult {
  requests: number;
  seconds: number;
  p50: number;
  p99: number;
  wrong: number;
}

/** Sends one operation to a peer for some seconds. Null if the peer does not support it. Throws without a response. */
export async function measure(
  { upstream, loadGenerator }: Setup,
  { url, process: child, requestsOf }: Peer,
  operation: Operation,
  { load, expected }: { load: Load; expected: Expected | null },
): Promise<Figures | null> {
  const requests = requestsOf(operation);
  if (requests === null) return null;
  const before = await child?.ask<Usage>('usage');
  // Resets the count of calls.
  await upstream.ask({});
  const result = await loadGenerator.ask<LoadResult>({ url, requests, expected, ...load });
  const after = await child?.ask<Usage>('usage');
  const { calls } = await upstream.ask<{ calls: number }>({});
  const operations = result.requests / requests.length;
  if (operations < 1) throw new Error(`${operation.name}: nothing came back from ${url}`);
  const isOne = requests.length === 1;
  return {
    perSecond: operations / result.seconds,
    p50: isOne ? result.p50 : null,
    p99: isOne ? result.p99 : null,
    cpu: before && after ? (after.cpuMicroseconds - before.cpuMicroseconds) / operations : null,
    rss: after?.rss ?? null,
    calls: calls / operations,
    wrong: result.wrong,
  };
}
