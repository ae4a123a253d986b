import type { Arena, Contestant } from './contestants.ts';
import type { Operation } from './operations.ts';

const PERSON = { authorization: 'Bearer bench.person-0.token' };

/** The properties every response to an operation must have. */
export interface Expected {
  length: number;
  tolerance: number;
  marker: string;
}

/** Sends the requests of one operation in sequence; returns the last response. */
export async function answerOf(
  { url, requestsOf }: Contestant,
  operation: Operation,
): Promise<string | null> {
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

/** Waits until every peer responds; throws with the last error. */
export async function untilReady({ contestants, absent }: Arena, operation: Operation): Promise<void> {
  for (const contestant of [...contestants]) {
    const deadline = Date.now() + 30_000;
    for (;;) {
      const problem = await answerOf(contestant, operation).then(
        () => null,
        (error: unknown) => String(error),
      );
      if (problem === null) break;
      if (Date.now() > deadline) {
        absent.push({ name: contestant.name, reason: `does not respond: ${problem}` });
        contestants.splice(contestants.indexOf(contestant), 1);
        break;
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** Removes timestamps of reads, which differ between two servers and between two responses of one. */
const comparable = (text: string): unknown => {
  const { data } = JSON.parse(text.replaceAll(/"updatedAt":"[^"]*"/g, '"updatedAt":""')) as {
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

interface Asked {
  contestant: Contestant;
  text: string;
  calls: number;
}

async function askAll({ contestants, upstream }: Arena, operation: Operation): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const contestant of contestants) {
    // Sent twice, because the first response may come from another source than the measured ones.
    await answerOf(contestant, operation);
    await upstream.ask({});
    const text = await answerOf(contestant, operation);
    const { calls, strangers } = await upstream.ask<{ calls: number; strangers: string[] }>({});
    if (strangers.length > 0) throw new Error(`${contestant.name} asked for ${strangers.join(', ')}`);
    if (text !== null) all.push({ contestant, text, calls });
  }
  return all;
}

/**
 * Sends an operation to every peer and compares the number of platform calls and, for servers of our schema, the data.
 * Throws if they differ; returns the properties of the expected response.
 */
export async function compareAnswers(
  arena: Arena,
  operation: Operation,
  reference: string,
): Promise<Map<string, Expected | null>> {
  const asked = await askAll(arena, operation);
  const ours = asked.find(({ contestant }) => contestant.name === reference);
  const expected = new Map<string, Expected | null>();
  for (const { contestant, text, calls } of asked) {
    const { name, isSame } = contestant;
    if (isSame && text.includes('"errors":'))
      throw new Error(`${operation.name}, ${name}: ${text.slice(text.indexOf('"errors":')).slice(0, 500)}`);
    const difference = isSame ? differenceOf(comparable(ours?.text ?? ''), comparable(text)) : null;
    if (difference !== null)
      throw new Error(`${operation.name}: ${name} differs from ${reference} at ${difference}`);
    if (calls !== ours?.calls)
      throw new Error(
        `${operation.name}: ${name} makes ${calls} platform calls, ${reference} ${ours?.calls}`,
      );
    const isPlain = contestant.process === null || contestant.requestsOf(operation)?.length !== 1;
    expected.set(
      name,
      isPlain ? null : { length: text.length, tolerance: text.length / 10, marker: text.slice(0, 20) },
    );
  }
  return expected;
}
