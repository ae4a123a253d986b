import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ConfigError } from '../config.ts';
import { loadEncryptionKey } from './encryptionKey.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'key-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

describe('loadEncryptionKey', () => {
  it('creates a key for a database without secrets, and reads the same one afterwards', () => {
    const config = { encryptionKey: undefined, dataDir };
    const made = loadEncryptionKey(config, false);
    expect(made).toHaveLength(32);
    expect(loadEncryptionKey(config, true)).toEqual(made);
  });

  it('does not replace a missing key if the database contains secrets', () => {
    const load = () => loadEncryptionKey({ encryptionKey: undefined, dataDir }, true);
    expect(load).toThrow(ConfigError);
    expect(load).toThrow(/encryption\.key is missing/);
    expect(existsSync(join(dataDir, 'encryption.key'))).toBe(false);
  });
});
