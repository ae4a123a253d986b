import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** The members of the platform's options that an authenticator reads. */
interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

/** What an authenticator may get wrong. */
interface Faults {
  origin?: string;
  isUserVerified?: boolean;
  /** Signs with the previous counter again, as a copy would. */
  isCopy?: boolean;
}

const FLAGS = { present: 0x01, verified: 0x04, attested: 0x40 };
const sha = (data: string | Buffer) => createHash('sha256').update(data).digest();
const base64 = (data: string | Buffer) => Buffer.from(data).toString('base64url');

/** CBOR of an unsigned or negative integer, a byte string or a text below 64 kB. https://www.rfc-editor.org/rfc/rfc8949 */
function cbor(value: number | Buffer | string): Buffer {
  const head = (major: number, size: number) => {
    if (size < 24) return Buffer.from([(major << 5) | size]);
    if (size < 256) return Buffer.from([(major << 5) | 24, size]);
    return Buffer.from([(major << 5) | 25, size >> 8, size & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  const bytes = Buffer.from(value);
  return Buffer.concat([head(typeof value === 'string' ? 3 : 2, bytes.length), bytes]);
}

const map = (size: number, ...parts: Buffer[]) => Buffer.concat([Buffer.from([0xa0 | size]), ...parts]);

function coseKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const point = [x, y].map((part) => cbor(Buffer.from(part, 'base64url')));
  const [xBytes = Buffer.alloc(0), yBytes = Buffer.alloc(0)] = point;
  // Key type EC2, algorithm ES256, curve P-256.
  return map(5, ...[1, 2, 3, -7, -1, 1].map(cbor), ...[cbor(-2), xBytes, cbor(-3), yBytes]);
}

/** A security key in software with one passkey, which counts its uses. */
export function createAuthenticator(origin = 'http://localhost:4000') {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(16);
  const id = base64(credentialId);
  let counter = 0;
  let userHandle = '';

  const clientData = (type: string, { challenge }: Options, faults: Faults) =>
    Buffer.from(JSON.stringify({ type, challenge, origin: faults.origin ?? origin, crossOrigin: false }));

  const authenticatorData = (rpId: string, attested: Buffer | null, faults: Faults): Buffer => {
    const verified = faults.isUserVerified === false ? 0 : FLAGS.verified;
    const count = Buffer.alloc(4);
    if (!faults.isCopy) counter += 1;
    count.writeUInt32BE(counter);
    const flags = Buffer.from([FLAGS.present | verified | (attested ? FLAGS.attested : 0)]);
    return Buffer.concat([sha(rpId), flags, count, attested ?? Buffer.alloc(0)]);
  };

  return {
    /** The response to `navigator.credentials.create`. */
    create: (options: Options, faults: Faults = {}) => {
      userHandle = options.user?.id ?? '';
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, coseKey(publicKey)]);
      const data = authenticatorData(options.rp?.id ?? '', attested, faults);
      const attestation = map(
        3,
        ...[cbor('fmt'), cbor('none'), cbor('attStmt'), map(0)],
        ...[cbor('authData'), cbor(data)],
      );
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64(clientData('webauthn.create', options, faults)),
          attestationObject: base64(attestation),
          transports: ['internal'],
        },
      };
    },
    /** The response to `navigator.credentials.get`. */
    get: (options: Options, faults: Faults = {}) => {
      const client = clientData('webauthn.get', options, faults);
      const data = authenticatorData(options.rpId ?? '', null, faults);
      const signature = sign('sha256', Buffer.concat([data, sha(client)]), privateKey);
      return {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response: {
          clientDataJSON: base64(client),
          authenticatorData: base64(data),
          signature: base64(signature),
          userHandle,
        },
      };
    },
  };
}
