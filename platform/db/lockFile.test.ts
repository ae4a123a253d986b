import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ConfigError } from '../config.ts';
import { lockFolder, type FolderLock } from './lockFile.ts';

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
  it('refuses a folder that a running process holds and names the process', async () => {
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

  it('takes over the lock of a process that ended', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'lock'), `${pid}\n`);
    const lock = lockFolder(folder);
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`);
    lock.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('takes over a lock whose process id now belongs to another process', async () => {
    other = spawn(process.execPath, ['-e', 'process.stdin.resume()']);
    await once(other, 'spawn');
    for (const [pid, startedAt] of [
      [other.pid, 'some-boot:1'],
      [process.pid, 'some-boot:1'],
      [process.pid, ''],
    ]) {
      writeFileSync(join(folder, 'lock'), `${pid} ${startedAt}`);
      lockFolder(folder).release();
      expect(readdirSync(folder)).toEqual([]);
    }
  });

  it('is taken over by only one of two processes that find its owner gone at the same time', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(join(folder, 'lock'), `${pid}\n`);
    const kill = vi.spyOn(process, 'kill');
    let faster: FolderLock | undefined;
    // The other process takes the lock after this one has found the owner gone, but before this one takes it.
    kill.mockImplementationOnce(() => {
      kill.mockRestore();
      faster = lockFolder(folder);
      throw Object.assign(new Error('no such process'), { code: 'ESRCH' });
    });
    expect(() => lockFolder(folder)).toThrow(`is in use by process ${process.pid}`);
    expect(faster).toBeDefined();
    faster?.release();
    expect(readdirSync(folder)).toEqual([]);
  });

  it('reports a folder that is not writable', () => {
    expect(() => lockFolder('/proc/nowhere/data')).toThrow(/DATA_DIR: the data folder .* cannot be made/);
  });

  it('reports which folder cannot be created', () => {
    writeFileSync(join(folder, 'file'), '');
    expect(() => lockFolder(join(folder, 'file', 'data'))).toThrow(
      /DATA_DIR: the data folder .* cannot be made/,
    );
  });
});
