import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ConfigError, type Config } from '../config.ts';

const KEY_BYTES = 32;

/** Written atomically: half a key on a full disk would break every later start. */
function makeKey(path: string): void {
  const draft = `${path}.new`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64') + '\n', { mode: 0o600 });
  renameSync(draft, path);
}

/**
 * The vault's key: ENCRYPTION_KEY, else `<DATA_DIR>/encryption.key`, created (mode 0600) on the first start. Throws
 * ConfigError if the file is missing and `hasSecrets`, because a new key could not decrypt them.
 */
export function loadEncryptionKey(
  config: Pick<Config, 'encryptionKey' | 'dataDir'>,
  hasSecrets: boolean,
): Buffer {
  if (config.encryptionKey) return config.encryptionKey;
  const path = join(config.dataDir, 'encryption.key');
  if (!existsSync(path)) {
    if (hasSecrets) {
      throw new ConfigError(
        `ENCRYPTION_KEY: the file ${path} is missing, and the secrets in this database were sealed with it; put it back, set ENCRYPTION_KEY, or use another database`,
      );
    }
    makeKey(path);
  }
  const key = Buffer.from(readFileSync(path, 'utf8').trim(), 'base64');
  if (key.length !== KEY_BYTES) {
    throw new ConfigError(`ENCRYPTION_KEY: the file ${path} does not hold 32 bytes in base64`);
  }
  return key;
}
