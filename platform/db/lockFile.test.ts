import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { lockFolder } from './lockFile.ts';

let folder: string;
let other: ChildProcess | undefined;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lock-'));
});
afterEach(() => {
  other?.kill('SIGKILL');
  other = undefined;
  rmSync(folder, { recursive: true, force: true });
});

describe('lockFolder', () => {
  it('refuses a folder that a living process holds and names the process', async () => {
    other = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    await once(other, 'spawn');
    writeFileSync(join(folder, 'lock'), `${other.pid}\n`);
    expect(() => lockFolder(folder)).toThrow(ConfigError);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${other?.pid}`);
  });

  it('refuses a second lock of the same process', () => {
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`);
    lock.release();
    lockFolder(folder).release();
  });

  it('takes over the lock of a process that is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'lock'), `${pid}\n`);
    const lock = lockFolder(folder);
    expect(readFileSync(join(folder, 'lock'), 'utf8').trim()).toBe(String(process.pid));
    lock.release();
    expect(existsSync(join(folder, 'lock'))).toBe(false);
  });

  it('says so of a folder where nothing can be made', () => {
    expect(() => lockFolder('/proc/nowhere/data')).toThrow(/DATA_DIR: the data folder .* cannot be made/);
  });

  it('says which folder cannot be made', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(
      /DATA_DIR: the data folder .* cannot be made/,
    );
  });
});
