import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { Secret } from '../../crypto/secret.ts';
import type { SshKeyPair } from './port.ts';

const TYPE = 'ssh-ed25519';
const BLOCK = 8;

/** A string in SSH wire format: four bytes of length, then the bytes. */
function wire(value: string | Buffer): Buffer {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

function fromJwk(value: string | undefined): Buffer {
  return Buffer.from(value ?? '', 'base64url');
}

/** The unencrypted private part of openssh-key-v1: check number twice, the key, the comment, padding 1, 2, 3, … */
function privateSection(publicBytes: Buffer, seed: Buffer, comment: string): Buffer {
  const check = randomBytes(4);
  const key = [wire(TYPE), wire(publicBytes), wire(Buffer.concat([seed, publicBytes])), wire(comment)];
  const content = Buffer.concat([check, check, ...key]);
  const missing = (BLOCK - (content.length % BLOCK)) % BLOCK;
  return Buffer.concat([content, Buffer.from(Array.from({ length: missing }, (_, i) => i + 1))]);
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,70}/g) ?? [];
  return ['-----BEGIN OPENSSH PRIVATE KEY-----', ...lines, '-----END OPENSSH PRIVATE KEY-----', ''].join(
    '\n',
  );
}

/** A new ed25519 key pair in ssh-keygen's format, without a passphrase. */
export function generateSshKeyPair(comment: string): SshKeyPair {
  const jwk = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
  const publicBytes = fromJwk(jwk.x);
  const publicBlob = Buffer.concat([wire(TYPE), wire(publicBytes)]);
  const one = Buffer.from([0, 0, 0, 1]);
  const head = [Buffer.from('openssh-key-v1\0'), wire('none'), wire('none'), wire(''), one];
  const secret = wire(privateSection(publicBytes, fromJwk(jwk.d), comment));
  return {
    publicKey: `${TYPE} ${publicBlob.toString('base64')} ${comment}`,
    privateKey: new Secret(pem(Buffer.concat([...head, wire(publicBlob), secret]))),
  };
}
