import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, statfsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findPostgres } from '../../scripts/postgres.mjs';
import { baseEnvironment } from './config.ts';

/** Only ends a hung start: a busy machine may take minutes. */
const READY_WITHIN_MS = 900_000;
/** The uid of `nobody` on every Linux distribution: PostgreSQL refuses to run as root. */
const NOBODY = 65_534;
/** A file system in memory. On a disk, copying a database takes more than ten times as long. */
const MEMORY = '/dev/shm';
/** Twice what the databases of a run need there. Containers often have only 64 MB of it. */
const NEEDED_BYTES = 512 * 1024 ** 2;

/** A PostgreSQL server with an empty database of its own. */
export interface PostgresServer {
  /** Its address, as DATABASE_URL. */
  url: string;
  /** Terminates every connection, as a server restart or a network failure would. */
  cut: () => Promise<void>;
  /** Stops the server and keeps its data; `start` restarts it at the same address. */
  halt: () => Promise<void>;
  start: () => Promise<void>;
  /** Stops it and removes its data. */
  stop: () => Promise<void>;
}

/** Where the data goes: into memory if there is room. */
function parentFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize < NEEDED_BYTES ? tmpdir() : MEMORY;
}

const owner = () => (process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {});

function initialise(bin: string, folder: string): void {
  const args = [
    '-D',
    folder,
    '-U',
    'kubedeck',
    '--auth=trust',
    '--encoding=UTF8',
    '--no-locale',
    '--no-sync',
  ];
  const { status, stderr } = spawnSync(join(bin, 'initdb'), args, {
    ...owner(),
    cwd: folder,
    env: baseEnvironment(),
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`initdb failed: ${stderr}`);
}

function waitUntilReady(server: ChildProcess): Promise<void> {
  return new Promise((done, fail) => {
    let output = '';
    const late = setTimeout(
      () => fail(new Error(`PostgreSQL is not ready in time:\n${output}`)),
      READY_WITHIN_MS,
    );
    server.once('exit', () => {
      clearTimeout(late);
      fail(new Error(`PostgreSQL ended while starting:\n${output}`));
    });
    server.stderr?.on('data', (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-4_000);
      if (!output.includes('ready to accept connections')) return;
      clearTimeout(late);
      done();
    });
  });
}

async function cutConnections(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const others = 'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid()';
  try {
    await client.query(`${others} and datname = current_database()`);
  } finally {
    await client.end();
  }
}

/**
 * Starts a PostgreSQL server. Throws when the machine has none. It listens on a Unix socket in its folder: a query
 * costs a quarter less processor time than over TCP.
 */
export async function startPostgres(): Promise<PostgresServer> {
  const bin = findPostgres();
  if (!bin) throw new Error('No PostgreSQL found: initdb and postgres must be on the PATH.');
  const folder = await mkdtemp(join(parentFolder(), 'kubedeck-postgres-'));
  const { uid, gid } = owner();
  if (uid !== undefined) chownSync(folder, uid, gid);
  initialise(bin, folder);
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=300',
    // The data is thrown away: https://www.postgresql.org/docs/15/non-durability.html
    'fsync=off',
    'synchronous_commit=off',
    'full_page_writes=off',
    // The log would otherwise grow to a gigabyte, which may be memory.
    'max_wal_size=128MB',
    // No table lives long enough to need it, and it would visit each of the many databases.
    'autovacuum=off',
  ];
  const args = ['-D', folder, ...settings.flatMap((setting) => ['-c', setting])];
  let end = async () => {};
  const start = async () => {
    const server = spawn(join(bin, 'postgres'), args, { ...owner(), cwd: folder, env: baseEnvironment() });
    const ended = new Promise<void>((done) => server.once('exit', () => done()));
    end = async () => {
      server.kill('SIGINT');
      await ended;
    };
    await waitUntilReady(server);
  };
  const stop = async () => {
    await end();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    await start();
  } catch (error) {
    await stop();
    throw error;
  }
  const url = `postgres://kubedeck@localhost/postgres?host=${folder}`;
  return { url, cut: () => cutConnections(url), halt: () => end(), start, stop };
}
