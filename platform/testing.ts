import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { buildApp, type App } from './app.ts';
import { systemClock, type Clock } from './clock.ts';
import { readConfig, readTestDatabaseUrl, type Config } from './config.ts';
import type { Database, OpenDatabase } from './db/database.ts';
import { makeSnapshot, openMemory } from './db/pglite.ts';
import { openPostgres } from './db/postgres.ts';
import type { LogStream } from './http/server.ts';
import { loadWorld } from './worlds/load.ts';

/** Secrets in a filled database are sealed with it, and the database is used by several processes. */
const encryptionKey = Buffer.alloc(32, 'test').toString('base64');

/** Puts a world into a migrated database. */
async function fill(database: OpenDatabase, world: string): Promise<void> {
  if (world === 'none') return;
  const app = await buildApp({ config: testConfig(), database });
  await loadWorld(world, app);
  await app.stop();
}

/** Makes something once per world: filling a database takes many times as long as copying it. */
function perWorld<T>(make: (world: string) => Promise<T>): (world: string) => Promise<T> {
  const made = new Map<string, Promise<T>>();
  return (world) => {
    const found = made.get(world) ?? make(world);
    made.set(world, found);
    return found;
  };
}

const snapshotOf = perWorld((world) => makeSnapshot((database) => fill(database, world)));

/** Connects to the server, to create and drop databases. */
async function administer<T>(serverUrl: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

const databaseName = () => `platform_test_${randomBytes(6).toString('hex')}`;

function urlOf(serverUrl: string, name: string): string {
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  return url.href;
}

/** On a busy machine, a connection may take longer than a server would wait for it. */
const openNamed = (serverUrl: string, name: string) =>
  openPostgres(urlOf(serverUrl, name), { max: 6, connectWithinMs: 120_000 });

/** Creates a filled database under this name, which it has only once it is complete. */
async function makeTemplate(
  serverUrl: string,
  client: pg.Client,
  name: string,
  world: string,
): Promise<void> {
  const made = databaseName();
  await client.query(`create database ${made}`);
  const database = await openNamed(serverUrl, made);
  await database.migrate();
  await fill(database, world);
  await database.close();
  // A database with connections cannot be renamed or copied, and their processes end a moment after the connections.
  await client.query('select pg_terminate_backend(pid, 60000) from pg_stat_activity where datname = $1', [
    made,
  ]);
  await client.query(`alter database ${made} rename to ${name}`);
}

/** The name of a filled database on the server, to be copied. The processes of one run, which have the same parent, share it. */
const templateOf = perWorld((world) => {
  const serverUrl = readTestDatabaseUrl() ?? '';
  const name = `platform_template_${process.ppid}_${world.replaceAll('-', '_')}`;
  return administer(serverUrl, async (client) => {
    // One process makes it, and the others wait.
    await client.query('select pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name]);
    if (rowCount === 0) await makeTemplate(serverUrl, client, name, world);
    return name;
  });
});

/** A copy of a filled database on the server of TEST_DATABASE_URL. */
async function copyTemplate(serverUrl: string, world: string) {
  const [template, name] = [await templateOf(world), databaseName()];
  await administer(serverUrl, (client) => client.query(`create database ${name} template ${template}`));
  return {
    name,
    drop: () =>
      administer(serverUrl, async (client) => {
        await client.query(`drop database if exists ${name} with (force)`);
      }),
  };
}

/** A temporary copy of a filled database; dropped when closed. */
async function openCopy(serverUrl: string, world: string): Promise<OpenDatabase> {
  const { name, drop } = await copyTemplate(serverUrl, world);
  const database = await openNamed(serverUrl, name);
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/**
 * A migrated database with that world, for a platform in a process of its own, which takes longer to start with PGlite:
 * its environment variables, and a function that drops the database. Requires TEST_DATABASE_URL.
 */
export async function serverDatabase(world = 'none') {
  const serverUrl = readTestDatabaseUrl();
  if (!serverUrl) throw new Error('This test needs PostgreSQL: initdb and postgres must be on the PATH.');
  const { name, drop } = await copyTemplate(serverUrl, world);
  const env = { DATABASE_URL: urlOf(serverUrl, name), ENCRYPTION_KEY: encryptionKey, WORLD: 'none' };
  return { env, drop };
}

/** A migrated database with that world: on the server of TEST_DATABASE_URL, or in memory without one. */
export async function openTestDatabase(world = 'none'): Promise<OpenDatabase> {
  const serverUrl = readTestDatabaseUrl();
  return serverUrl ? openCopy(serverUrl, world) : openMemory(await snapshotOf(world));
}

/** The configuration of tests: fast hashes, fast cloud, no logs. `env` adds or replaces variables. */
export function testConfig(env: Record<string, string> = {}): Config {
  return readConfig({
    PLATFORM_PORT: '0',
    ENCRYPTION_KEY: encryptionKey,
    TIME_SCALE: '0.001',
    HASH_COST: 'fast',
    LOG_LEVEL: 'silent',
    WORLD: 'none',
    ...env,
  });
}

/** A platform that listens on a free port. */
export interface TestPlatform {
  url: string;
  app: App;
  db: Database;
  stop(): Promise<void>;
  /** A request to the platform; a plain object as body is sent as JSON. */
  fetch(path: string, init?: TestRequest, token?: string): Promise<Response>;
}

interface TestRequest extends Omit<RequestInit, 'body'> {
  body?: RequestInit['body'] | Record<string, unknown>;
}

interface TestOptions {
  worlds?: readonly string[];
  env?: Record<string, string>;
  clock?: Clock;
  logStream?: LogStream;
}

function isPlain(body: unknown): body is Record<string, unknown> {
  return typeof body === 'object' && body !== null && Object.getPrototypeOf(body) === Object.prototype;
}

function requestOf({ body, headers, ...rest }: TestRequest, token: string | undefined): RequestInit {
  const all = new Headers(headers);
  if (token) all.set('authorization', `Bearer ${token}`);
  if (!isPlain(body)) return { ...rest, headers: all, body };
  all.set('content-type', 'application/json');
  return { ...rest, headers: all, body: JSON.stringify(body) };
}

/** Starts a complete platform with these worlds. The first comes from a snapshot, unless the test has its own clock. */
export async function startTestPlatform({
  worlds = [],
  env,
  clock,
  logStream,
}: TestOptions = {}): Promise<TestPlatform> {
  const config = testConfig(env);
  const database = await openTestDatabase(clock === undefined ? worlds[0] : undefined);
  const app = await buildApp({ config, database, clock, logStream });
  await app.start();
  for (const world of worlds) await loadWorld(world, app);
  const url = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
  return {
    url,
    app,
    db: database.db,
    fetch: (path, init = {}, token) => fetch(`${url}${path}`, requestOf(init, token)),
    stop: async () => {
      await app.stop();
      await database.close();
    },
  };
}

/** A database whose connection fails for good, like that of a killed process. */
function killable(database: OpenDatabase): OpenDatabase & { kill(): void } {
  let isDead = false;
  const db = new Proxy(database.db, {
    get: (target, member, receiver) => {
      if (isDead) throw new Error('this process is dead');
      return Reflect.get(target, member, receiver) as unknown;
    },
  }) satisfies Database;
  return { ...database, db, kill: () => (isDead = true) };
}

/** A clock after the lease of a killed process. */
function laterClock(ms: number, timeScale: number): Clock {
  const clock = systemClock(timeScale);
  return { ...clock, now: () => new Date(clock.now().getTime() + ms) };
}

/** Two platforms on one database: `crashing` is started and can be killed, `second` is not started yet. */
interface CrashTest {
  crashing: App;
  second: App;
  kill(): void;
}

/** Runs a test of what happens to jobs when a process dies. */
export async function withCrash(
  timeScale: string,
  test: (platforms: CrashTest) => Promise<void>,
): Promise<void> {
  const config = testConfig({ TIME_SCALE: timeScale });
  const database = await openTestDatabase();
  const killableDatabase = killable(database);
  const crashing = await buildApp({ config, database: killableDatabase });
  const second = await buildApp({ config, database, clock: laterClock(60_000, config.timeScale) });
  try {
    await crashing.start();
    await test({ crashing, second, kill: () => killableDatabase.kill() });
  } finally {
    await second.stop();
    await crashing.stop();
    await database.close();
  }
}
