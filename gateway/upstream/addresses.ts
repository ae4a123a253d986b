import { lookup } from 'node:dns';
import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { LookupFunction } from 'node:net';

/** The items in random order. */
function shuffled<T>(list: readonly T[], random: () => number): T[] {
  const left = [...list];
  return list.flatMap(() => left.splice(Math.floor(random() * left.length), 1));
}

/**
 * Resolves a host to its addresses in random order. The system's resolver always sorts addresses of one network the
 * same way, so all connections of a gateway would go to one platform. Node tries the addresses in turn: a refusal
 * costs nothing, an unresponsive one a quarter of a second.
 */
export function spreadLookup(find: typeof lookup = lookup, random = Math.random): LookupFunction {
  return (hostname, options, callback) => {
    find(hostname, { ...options, all: true }, (error, addresses) => {
      const [first, ...rest] = error ? [] : shuffled(addresses, random);
      if (error || first === undefined) callback(error ?? new Error(`${hostname} has no address`), '');
      else if (options.all) callback(null, [first, ...rest]);
      else callback(null, first.address, first.family);
    });
  };
}

/** An agent of Node's http that connects to any of a host's addresses. */
export function spreadAgent(origin: string, find: LookupFunction = spreadLookup()): HttpAgent {
  return origin.startsWith('https:') ? new HttpsAgent({ lookup: find }) : new HttpAgent({ lookup: find });
}

const codeOf = (error: Error) => ('code' in error ? error.code : undefined);
const callOf = (error: Error) => ('syscall' in error ? error.syscall : undefined);

/** Whether the request failed before a byte was sent, so that it can be repeated whatever its method. */
export function wasNeverSent(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.length > 0 && error.errors.every(wasNeverSent);
  if (!(error instanceof Error)) return false;
  if (codeOf(error) === 'UND_ERR_CONNECT_TIMEOUT') return true;
  return callOf(error) === 'connect' || callOf(error) === 'getaddrinfo';
}
