import { DrizzleQueryError } from 'drizzle-orm';

/** Node's codes for an unreachable server. A Unix socket is missing (ENOENT) while no server listens on it. */
const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENOTFOUND',
  'ENOENT',
]);
/** SQLSTATE of connection errors, too many connections, and a server that stops, crashed or starts. */
const SQLSTATE = /^(08...|53300|57P0[1-3])$/;
/** Messages of `pg` and `pg-pool` that have no code. */
const WITHOUT_CODE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/;
/** SQLSTATE disk_full, and Node's code for it. */
const DISK_FULL = new Set(['53100', 'ENOSPC']);

/** SQLSTATE of a string or JSON value with a NUL character. */
const NUL_CHARACTER = new Set(['22021', '22P05']);

/** An error and all its causes. */
function* causes(error: unknown): Generator<Error> {
  for (let e: unknown = error; e instanceof Error; e = e.cause) {
    yield e;
    if (e instanceof AggregateError) for (const one of e.errors) yield* causes(one);
  }
}

function codeOf(error: Error): string {
  return 'code' in error && typeof error.code === 'string' ? error.code : '';
}

/** No database connection could be made. */
export class DatabaseAwayError extends Error {
  override name = 'DatabaseAwayError';
}

/** True if the database connection is lost or cannot be made; the query itself may have been valid. */
export function isDatabaseAway(error: unknown): boolean {
  const all = [...causes(error)];
  // Other services are reached over the network too, so only the cause of a query counts.
  if (!all.some((e) => e instanceof DrizzleQueryError || e instanceof DatabaseAwayError)) return false;
  return all.some(
    (e) =>
      e instanceof DatabaseAwayError ||
      NETWORK.has(codeOf(e)) ||
      SQLSTATE.test(codeOf(e)) ||
      WITHOUT_CODE.test(e.message),
  );
}

/** True if a write failed because the disk is full. */
export function isDiskFull(error: unknown): boolean {
  return [...causes(error)].some((e) => DISK_FULL.has(codeOf(e)));
}

/** True if a string could not be used because it contains a NUL character. */
export function isNulCharacter(error: unknown): boolean {
  return [...causes(error)].some((e) => NUL_CHARACTER.has(codeOf(e)));
}

/** The parts of a PostgreSQL error that contain no values. */
const NAMES = ['code', 'table', 'column', 'constraint'] as const;

function namesOf(error: Error): string {
  const given = NAMES.flatMap((name) => {
    const value: unknown = name in error ? Reflect.get(error, name) : undefined;
    return typeof value === 'string' ? [`${name} ${value}`] : [];
  });
  return given.join(', ') || error.name;
}

/**
 * The error to log or store in place of a failed query: Drizzle's message contains all parameters, and PostgreSQL's
 * message, `detail` and `where` contain values. Other errors are returned unchanged; other values become errors.
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
