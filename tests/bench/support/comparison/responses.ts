import type { Operation } from './operations.ts';
import { OURS, type Peer, type Setup } from './peers.ts';

const PERSON = { authorization: 'Bearer bench.person-0.token' };

/** The properties every response to an operation must have. */
export interface Expected {
  /** Number of characters, and by how many it may differ. */
  length: number;
  tolerance: number;
  /** The first characters. */
  prefix: string;
  /** Only of servers with another schema: Hive reports a resource that does not exist as an error. */
  hasErrors: boolean;
}

/** Sends the requests of one operation in sequence; returns the last response. */
async function responseOf({ url, requestsOf }: Peer, operation: Operation): Promise<string | null> {
  const requests = requestsOf(operation);
  if (requests === null) return null;
  let text = '';
  for (const { method, path, headers, body } of requests) {
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...PERSON },
      ...(body === undefined ? {} : { body }),
    });
    text = await response.text();
    if (response.status >= 500)
      throw new Error(`${operation.name}: ${response.status} ${text.slice(0, 300)}`);
  }
  return text;
}

/**
 * Waits until every peer responds. A peer that does not respond within 30 s is moved to `absent`. Throws the reason if our
 * gateway is absent.
 */
export async function untilReady({ peers, absent }: Setup, operation: Operation): Promise<void> {
  for (const peer of [...peers]) {
    const deadline = Date.now() + 30_000;
    for (;;) {
      const problem = await responseOf(peer, operation).then(
        () => null,
        (error: unknown) => String(error),
      );
      if (problem === null) break;
      if (Date.now() > deadline) {
        absent.push({ name: peer.name, reason: `does not respond: ${problem}` });
        peers.splice(peers.indexOf(peer), 1);
        break;
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  }
  const ours = absent.find(({ name }) => name === OURS);
  if (ours) throw new Error(`${OURS} did not take part: ${ours.reason}`);
}

/** Removes timestamps of reads, which differ between two responses of one server, and cursors, which are opaque. */
const comparable = (text: string): unknown => {
  const { data } = JSON.parse(text.replaceAll(/"(updatedAt|\w*[cC]ursor)":"[^"]*"/g, '"$1":""')) as {
    data?: unknown;
  };
  return data;
};

/** The path of the first difference between two values. */
function differenceOf(a: unknown, b: unknown, path = ''): string | null {
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null)
    return a === b ? null : `${path}: ${JSON.stringify(a)} and ${JSON.stringify(b)}`;
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  for (const key of new Set([...Object.keys(left), ...Object.keys(right)])) {
    const found = differenceOf(left[key], right[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}

interface PeerResponse {
  peer: Peer;
  text: string;
  /** Platform calls that it took. */
  calls: number;
}

async function responsesOf({ peers, upstream }: Setup, operation: Operation): Promise<PeerResponse[]> {
  const all: PeerResponse[] = [];
  for (const peer of peers) {
    // Sent twice, because the first response may come from another source than the measured ones.
    await responseOf(peer, operation);
    await upstream.ask({});
    const text = await responseOf(peer, operation);
    const { calls, unknown } = await upstream.ask<{ calls: number; unknown: string[] }>({});
    if (unknown.length > 0)
      throw new Error(`${peer.name} requested what was not recorded: ${unknown.join(', ')}`);
    if (text !== null) all.push({ peer, text, calls });
  }
  return all;
}

/**
 * Sends an operation to every peer and compares the number of platform calls and, for servers of our schema, the data.
 * Throws if they differ; returns the properties of the expected response.
 */
export async function compareResponses(
  setup: Setup,
  operation: Operation,
): Promise<Map<string, Expected | null>> {
  const responses = await responsesOf(setup, operation);
  const ours = responses.find(({ peer }) => peer.name === OURS);
  const expected = new Map<string, Expected | null>();
  for (const { peer, text, calls } of responses) {
    const { name, isSame } = peer;
    const hasErrors = text.includes('"errors":');
    if (isSame && hasErrors)
      throw new Error(`${operation.name}, ${name}: ${text.slice(text.indexOf('"errors":')).slice(0, 500)}`);
    const difference = isSame ? differenceOf(comparable(ours?.text ?? ''), comparable(text)) : null;
    if (difference !== null)
      throw new Error(`${operation.name}: ${name} differs from ${OURS} at ${difference}`);
    if (calls !== ours?.calls)
      throw new Error(`${operation.name}: ${name} makes ${calls} platform calls, ${OURS} ${ours?.calls}`);
    const isPlain = peer.process === null || peer.requestsOf(operation)?.length !== 1;
    const shape = { length: text.length, tolerance: text.length / 10, prefix: text.slice(0, 20), hasErrors };
    expected.set(name, isPlain ? null : shape);
  }
  return expected;
}
