import type { Arena, Contestant } from './contestants.ts';
import type { Operation } from './operations.ts';

const PERSON = { authorization: 'Bearer bench.person-0.token' };

/** What every answer of a contestant to an operation must be like. */
export interface Expected {
  length: number;
  tolerance: number;
  marker: string;
}

/** One operation's requests, one after the other; the last answer. */
export async function answerOf(
  { url, requestsOf }: Contestant,
  operation: Operation,
): Promise<string | null> {
  const requests = requestsOf(operation);
  if (requests === null) return null;
  let text = '';
  for (const { method, path, headers, body } of requests) {
    const answer = await fetch(`${url}${path}`, {
      method,
      headers: { ...headers, ...PERSON },
      ...(body === undefined ? {} : { body }),
    });
    text = await answer.text();
    if (answer.status >= 500) throw new Error(`${operation.name}: ${answer.status} ${text.slice(0, 300)}`);
  }
  return text;
}

/** Waits until everybody answers; throws with the last refusal. */
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
        absent.push({ name: contestant.name, reason: `does not answer: ${problem}` });
        contestants.splice(contestants.indexOf(contestant), 1);
        break;
      }
      await new Promise((done) => setTimeout(done, 100));
    }
  }
}

/** Moments of reading differ between two servers and between two answers of one. */
const comparable = (text: string): unknown => {
  const { data } = JSON.parse(text.replaceAll(/"updatedAt":"[^"]*"/g, '"updatedAt":""')) as {
    data?: unknown;
  };
  return data;
};

/** The first place where two values differ, as a path. */
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

async function askEverybody({ contestants, upstream }: Arena, operation: Operation): Promise<Asked[]> {
  const all: Asked[] = [];
  for (const contestant of contestants) {
    // Twice: the first answer may have been read from another place than those that are measured.
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
 * Asks everybody once and compares: the same number of platform calls, and the same data from whoever serves our graph.
 * Throws where that is not so; answers what later answers are compared with.
 */
export async function compareAnswers(
  arena: Arena,
  operation: Operation,
  reference: string,
): Promise<Map<string, Expected | null>> {
  const asked = await askEverybody(arena, operation);
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
