import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError, type Config } from '../config.ts';

const KEY_BYTES = 32;

/** The vault's key: ENCRYPTION_KEY, else `<DATA_DIR>/encryption.key`, made (mode 0600) on the first start. */
export function loadEncryptionKey(config: Pick<Config, 'encryptionKey' | 'dataDir'>): Buffer {
  if (config.encryptionKey) return config.encryptionKey;
  const path = join(config.dataDir, 'encryption.key');
  if (!existsSync(path)) {
    mkdirSync(config.dataDir, { recursive: true });
    writeFileSync(path, randomBytes(KEY_BYTES).toString('base64') + '\n', { mode: 0o600, flag: 'wx' });
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (key.length !== KEY_BYTES) {
    throw new ConfigError(`ENCRYPTION_KEY: the file ${path} does not hold 32 bytes in base64`);
  }
  return key;
}
