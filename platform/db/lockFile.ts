import { randomUUID } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { ConfigError } from '../config.ts';
import { startOf } from './processIdentity.ts';

/** A held lock on a data folder. */
export interface FolderLock {
  release: () => void;
}

interface Owner {
  pid: number;
  startedAt: string | null;
}

const ATTEMPTS = 20;
/** `lock`, then `lock.1` of the process that took over from one that died holding it, and so on. */
const NAME = /^lock(?:\.(\d+))?$/;

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: the process exists, under another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const began = startOf(pid);
  // Our own locks contain our start time: one without it is from an earlier process with the same id.
  if (startedAt === null) return pid !== process.pid || began === null;
  // Another process may have the id by now.
  return began === startedAt;
}

/** Null if the file is missing or malformed. Locks of earlier versions have no second field. */
function ownerOf(path: string): Owner | null {
  try {
    const [number = '', startedAt = null] = readFileSync(path, 'utf8')
      .trim()
      .split(/\s(.*)/s);
    const pid = Number.parseInt(number, 10);
    return Number.isInteger(pid) && pid > 0 ? { pid, startedAt } : null;
  } catch {
    return null;
  }
}

const fileOf = (folder: string, generation: number): string =>
  join(folder, generation === 0 ? 'lock' : `lock.${generation}`);

/** The existing generations of the lock, newest first. */
function generations(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const found = NAME.exec(name);
      return found ? [Number(found[1] ?? 0)] : [];
    })
    .sort((a, b) => b - a);
}

/** Creates the lock file with its content atomically. False if it exists. */
function tryLink(folder: string, generation: number): boolean {
  const draft = join(folder, `lock-${randomUUID()}`);
  try {
    writeFileSync(draft, [process.pid, startOf(process.pid)].filter((one) => one !== null).join(' '));
    linkSync(draft, fileOf(folder, generation));
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw new ConfigError(
      `DATA_DIR: the data folder ${folder} cannot be written (${errorCode(error)}); choose another one or change its rights`,
    );
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Creates one folder at a time: Node's recursive option never returns below file systems such as /proc that fail with
 * ENOENT.
 */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * One attempt to take the lock. A stale lock is not removed, because two processes could each remove the other's new
 * one: it is followed by the next generation, whose file only one process can create.
 */
function attempt(folder: string): FolderLock | null {
  const [newest] = generations(folder);
  const owner = newest === undefined ? null : ownerOf(fileOf(folder, newest));
  if (owner && isAlive(owner)) {
    throw new ConfigError(
      `DATA_DIR: the data folder ${folder} is in use by process ${owner.pid}; stop that process or choose another folder`,
    );
  }
  const ours = newest === undefined ? 0 : newest + 1;
  if (!tryLink(folder, ours)) return null;
  // Another process may have taken the lock meanwhile.
  const others = generations(folder).filter((generation) => generation !== ours);
  if (others.some((generation) => generation > ours)) {
    rmSync(fileOf(folder, ours), { force: true });
    return null;
  }
  for (const generation of others) rmSync(fileOf(folder, generation), { force: true });
  return { release: () => rmSync(fileOf(folder, ours), { force: true }) };
}

/**
 * Locks a data folder for this process, because two processes on one folder would silently lose rows. Takes over the
 * lock of a process that ended. Throws ConfigError if the folder is in use or not writable.
 */
export function lockFolder(dataDir: string): FolderLock {
  const folder = resolve(dataDir);
  try {
    makeFolder(folder);
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: the data folder ${dataDir} cannot be made (${errorCode(error)}); choose another one or change its rights`,
    );
  }
  for (let tries = 0; tries < ATTEMPTS; tries += 1) {
    const lock = attempt(folder);
    if (lock) return lock;
  }
  throw new ConfigError(`DATA_DIR: the data folder ${dataDir} is being taken by another process; try again`);
}
