import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { Secret } from './secret.ts';

const FORMAT = 'v1';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts values for the database. `purpose` binds a value to its column, so that rows cannot be swapped. */
export interface Vault {
  seal(value: string | Secret, purpose: string): string;
  /** Throws if the text was modified, or sealed with another key or purpose. */
  open(sealed: string, purpose: string): Secret;
}

/** A sealed value cannot be decrypted; never contains the value. */
export class VaultError extends Error {
  override name = 'VaultError';
}

/** Identifies the key that sealed a text without revealing anything about it. */
function keyIdOf(key: Buffer): string {
  return createHash('sha256').update('vault key id').update(key).digest('hex').slice(0, 8);
}

/** AES-256-GCM. Format: `v1.<key id>.<base64url nonce+tag+text>`. */
export function createVault(key: Buffer): Vault {
  const currentId = keyIdOf(key);
  return {
    seal: (value, purpose) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const plain = value instanceof Secret ? value.reveal() : value;
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${FORMAT}.${currentId}.${Buffer.concat([nonce, cipher.getAuthTag(), text]).toString('base64url')}`;
    },
    open: (sealed, purpose) => {
      const [format, keyId, body] = sealed.split('.');
      if (format !== FORMAT || !keyId || !body) throw new VaultError('not a sealed value');
      if (keyId !== currentId) {
        throw new VaultError(`sealed with another key (${keyId}); set the ENCRYPTION_KEY it was sealed with`);
      }
      const bytes = Buffer.from(body, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
      if (tag.length !== TAG_BYTES) throw new VaultError('the sealed value is cut off');
      try {
        const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_BYTES });
        decipher.setAAD(Buffer.from(purpose)).setAuthTag(tag);
        const text = Buffer.concat([
          decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)),
          decipher.final(),
        ]);
        return new Secret(text.toString('utf8'));
      } catch {
        throw new VaultError('the sealed value was changed or belongs elsewhere');
      }
    },
  };
}
