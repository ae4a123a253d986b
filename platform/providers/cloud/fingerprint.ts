import { createHash } from 'node:crypto';

/** MD5 fingerprint of a public key in OpenSSH format, as Hetzner shows it: sixteen bytes joined by colons. */
export function fingerprintOf(publicKey: string): string {
  const blob = Buffer.from(publicKey.split(/\s+/)[1] ?? '', 'base64');
  const hex = createHash('md5').update(blob).digest('hex');
  return hex.replace(/(..)(?!$)/g, '$1:');
}
