import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { ConfigError } from '../config.ts';

/** A held lock on a data folder. */
export interface FolderLock {
  release: () => void;
}

/** Locks this process holds, to tell them from those of an earlier process with the same number. */
const heldHere = new Set<string>();

function errorCode(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, under another user.
    return errorCode(error) === 'EPERM';
  }
}

function ownerOf(path: string): number | null {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isInteger(pid) && pid > 0 ? pid : null;
  } catch {
    return null;
  }
}

function tryWrite(path: string): boolean {
  try {
    writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw new ConfigError(
      `DATA_DIR: the data folder ${dirname(path)} cannot be written (${errorCode(error)}); choose another one or change its rights`,
    );
  }
}

function held(path: string): FolderLock {
  heldHere.add(path);
  return {
    release: () => {
      heldHere.delete(path);
      rmSync(path, { force: true });
    },
  };
}

/** Folder by folder: Node's recursive way never ends below file systems such as /proc that refuse with ENOENT. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder));
  mkdirSync(folder, { mode: 0o700 });
}

/**
 * Locks a data folder for this process: two processes on one folder lose rows without a word.
 * Takes over the lock of a process that is gone. Throws ConfigError when the folder is in use or not writable.
 */
export function lockFolder(folder: string): FolderLock {
  const path = resolve(folder, 'lock');
  try {
    makeFolder(resolve(folder));
  } catch (error) {
    throw new ConfigError(
      `DATA_DIR: the data folder ${folder} cannot be made (${errorCode(error)}); choose another one or change its rights`,
    );
  }
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (tryWrite(path)) return held(path);
    const owner = ownerOf(path);
    // A lock with our own number was left by an earlier life with the same pid (containers start at 1).
    const isStale = owner === null || !isAlive(owner) || (owner === process.pid && !heldHere.has(path));
    if (!isStale) {
      throw new ConfigError(
        `DATA_DIR: the data folder ${folder} is in use by process ${owner}; stop that process or choose another folder`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new ConfigError(`DATA_DIR: the data folder ${folder} is being taken by another process; try again`);
}
