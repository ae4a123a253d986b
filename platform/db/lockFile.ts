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
/** `lock`, then `lock.1` of whoever took over from a process that died holding it, and so on. */
const NAME = /^lock(?:\.(\d+))?$/;

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isAlive({ pid, startedAt }: Owner): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    // EPERM: it lives, under another user.
    if (errorCode(error) !== 'EPERM') return false;
  }
  const began = startOf(pid);
  // A lock of ours says when we began: one without it was left by an earlier life with this number.
  if (startedAt === null) return pid !== process.pid || began === null;
  // The number may have gone to another process since.
  return began === startedAt;
}

/** Null for a file that is gone or names nobody. The second word is missing in locks of earlier versions. */
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

/** The generations of the lock that are there, newest first. */
function generations(folder: string): number[] {
  return readdirSync(folder)
    .flatMap((name) => {
      const found = NAME.exec(name);
      return found ? [Number(found[1] ?? 0)] : [];
    })
    .sort((a, b) => b - a);
}

/** Makes the lock file with its content in one step. False when somebody else did. */
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

/** Folder by folder: Node's recursive way never ends below file systems such as /proc that refuse with ENOENT. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * One try to take the lock. A lock whose owner is gone is not removed, which two could do at once, each removing the
 * other's new one: it is followed by the next generation, whose file only one process can make.
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
  // Meanwhile somebody may have taken over from one that came and went.
  const others = generations(folder).filter((generation) => generation !== ours);
  if (others.some((generation) => generation > ours)) {
    rmSync(fileOf(folder, ours), { force: true });
    return null;
  }
  for (const generation of others) rmSync(fileOf(folder, generation), { force: true });
  return { release: () => rmSync(fileOf(folder, ours), { force: true }) };
}

/**
 * Locks a data folder for this process: two processes on one folder lose rows without a word.
 * Takes over the lock of a process that is gone. Throws ConfigError when the folder is in use or not writable.
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
