import { DrizzleQueryError } from 'drizzle-orm';

/** Codes of Node for a server that cannot be reached. */
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND']);
/** SQLSTATE: connection exceptions, too many connections, the server stops, crashed or starts. */
const SQLSTATE = /^(08...|53300|57P0[1-3])$/;
/** The messages of `pg` and `pg-pool` that come without a code. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
/** SQLSTATE disk_full, and Node's own code for it. */
const DISK_FULL = new Set(['53100', 'ENOSPC']);

/** SQLSTATE for a text or a JSON value with a NUL character. */
const NUL_CHARACTER = new Set(['22021', '22P05']);

/** An error and everything it was caused by. */
function* causes(error: unknown): Generator<Error> {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    yield e;
    if (e instanceof AggregateError) for (const one of e.errors) yield* causes(one);
  }
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** No connection to the database could be made. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/** True when the connection to the database is lost or cannot be made; the query itself may have been in order. */
export function isDatabaseAway(error: unknown): boolean {
  const all = [...causes(error)];
  // Other services are reached over the network too: only the cause of a query speaks of the database.
  if (!all.some((e) => e instanceof DrizzleQueryError || e instanceof DatabaseAwayError)) return false;
  return all.some(
    (e) =>
      e instanceof DatabaseAwayError ||
      NETWORK.has(codeOf(e)) ||
      SQLSTATE.test(codeOf(e)) ||
      WITHOUT_CODE.test(e.message),
  );
}

/** True when the database or a file could not be written for want of space. */
export function isDiskFull(error: unknown): boolean {
  return [...causes(error)].some((e) => DISK_FULL.has(codeOf(e)));
}

/** True when a text could not be compared or stored because it has a NUL character. */
export function isNulCharacter(error: unknown): boolean {
  return [...causes(error)].some((e) => NUL_CHARACTER.has(codeOf(e)));
}

/** What PostgreSQL names about an error: names of things and a code, never a value. */
const NAMES = ['code', 'table', 'column', 'constraint'] as const;

function namesOf(error: Error): string {
  const given = NAMES.flatMap((name) => {
    const value: unknown = name in error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? [`${name} ${value}`] : [];
  });
  return given.join(', ') || error.name;
}

/**
 * The error to log or store in place of a failed query: the message of Drizzle's holds every parameter, and the message,
 * `detail` and `where` of PostgreSQL's hold values. Any other error is returned as it is,
 * and what is no error becomes one.
 */
export function withoutParameters(error: unknown): Error {
  const all = [...causes(error)];
  const query = all.find((e) => e instanceof DrizzleQueryError);
  if (!query) return error instanceof Error ? error : new Error(String(error));
  const reason = [...causes(query.cause)].at(-1);
  const safe = new Error(`Failed query: ${query.query}${reason ? ` (${namesOf(reason)})` : ''}`);
  safe.name = query.name;
  const frames = (query.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line));
  safe.stack = [`${safe.name}: ${safe.message}`, ...frames].join('\n');
  return safe;
}
