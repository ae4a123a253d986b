import 'reflect-metadata';
import { createPrivateKey, randomBytes, webcrypto } from 'node:crypto';
import { isIP } from 'node:net';
import {
  AuthorityKeyIdentifierExtension,
  BasicConstraintsExtension,
  ExtendedKeyUsage,
  ExtendedKeyUsageExtension,
  KeyUsageFlags,
  KeyUsagesExtension,
  SubjectAlternativeNameExtension,
  SubjectKeyIdentifierExtension,
  X509Certificate,
  X509CertificateGenerator,
  type Extension,
} from '@peculiar/x509';

const DAY = 86_400_000;
const AUTHORITY_MS = 3_650 * DAY;
const LEAF_MS = 365 * DAY;
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

/** A certificate and its private key in PEM. */
export interface KeyedCertificate {
  certificate: string;
  key: string;
}

/** An authority signs other certificates. */
export type Authority = KeyedCertificate;

/** Who a client certificate is for: Kubernetes reads the user from the common name and the group from the organisation. */
export interface ClientIdentity {
  user: string;
  group: string;
}

interface Signed extends KeyedCertificate {
  expiresAt: Date;
}

/** A serial number is positive, so its first byte is below 0x80; it is not 0 either. */
function serialNumber(): string {
  return `4b${randomBytes(15).toString('hex')}`;
}

const newKeys = () => webcrypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);

async function pemOf(key: webcrypto.CryptoKey): Promise<string> {
  const exported = Buffer.from(await webcrypto.subtle.exportKey('pkcs8', key));
  // As k3s writes it; older clients do not read PKCS #8.
  const parsed = createPrivateKey({ key: exported, format: 'der', type: 'pkcs8' });
  return parsed.export({ type: 'sec1', format: 'pem' }).toString();
}

async function signingKeyOf({ key }: Authority): Promise<webcrypto.CryptoKey> {
  const der = createPrivateKey(key).export({ type: 'pkcs8', format: 'der' });
  return webcrypto.subtle.importKey('pkcs8', der, ALGORITHM, false, ['sign']);
}

/** A certificate authority named `<name>@<seconds>`, like those of k3s, for ten years. */
export async function makeAuthority(name: string, now: Date): Promise<Authority> {
  const keys = await newKeys();
  const certificate = await X509CertificateGenerator.createSelfSigned({
    serialNumber: serialNumber(),
    name: `CN=${name}@${Math.floor(now.getTime() / 1_000)}`,
    notBefore: now,
    notAfter: new Date(now.getTime() + AUTHORITY_MS),
    signingAlgorithm: ALGORITHM,
    keys,
    extensions: [
      new BasicConstraintsExtension(true, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.keyCertSign | KeyUsageFlags.cRLSign, true),
      await SubjectKeyIdentifierExtension.create(keys.publicKey),
    ],
  });
  return { certificate: `${certificate.toString('pem')}\n`, key: await pemOf(keys.privateKey) };
}

/** Signs a certificate. */
async function sign(
  authority: Authority,
  now: Date,
  leaf: { subject: { [field: string]: string[] }[]; extensions: Extension[]; lifetimeMs: number },
): Promise<Signed> {
  const issuer = new X509Certificate(authority.certificate);
  const keys = await newKeys();
  const expiresAt = new Date(now.getTime() + leaf.lifetimeMs);
  const certificate = await X509CertificateGenerator.create({
    serialNumber: serialNumber(),
    subject: leaf.subject,
    issuer: issuer.subjectName,
    notBefore: now,
    notAfter: expiresAt,
    signingAlgorithm: ALGORITHM,
    publicKey: keys.publicKey,
    signingKey: await signingKeyOf(authority),
    extensions: [
      new BasicConstraintsExtension(false, undefined, true),
      new KeyUsagesExtension(KeyUsageFlags.digitalSignature, true),
      await AuthorityKeyIdentifierExtension.create(issuer.publicKey),
      ...leaf.extensions,
    ],
  });
  return { certificate: `${certificate.toString('pem')}\n`, key: await pemOf(keys.privateKey), expiresAt };
}

/** A certificate with which a client authenticates, for a year unless it says otherwise. */
export function signClientCertificate(
  authority: Authority,
  { user, group }: ClientIdentity,
  now: Date,
  lifetimeMs = LEAF_MS,
): Promise<Signed> {
  return sign(authority, now, {
    lifetimeMs,
    subject: [{ O: [group] }, { CN: [user] }],
    extensions: [new ExtendedKeyUsageExtension([ExtendedKeyUsage.clientAuth])],
  });
}

/** A certificate for a TLS server at the given names and IP addresses, for a year. */
export function signServingCertificate(
  authority: Authority,
  hosts: readonly string[],
  now: Date,
): Promise<Signed> {
  const names = hosts.map((value) => ({
    type: isIP(value) === 0 ? ('dns' as const) : ('ip' as const),
    value,
  }));
  return sign(authority, now, {
    lifetimeMs: LEAF_MS,
    subject: [{ CN: ['k3s'] }],
    extensions: [
      new ExtendedKeyUsageExtension([ExtendedKeyUsage.serverAuth]),
      new SubjectAlternativeNameExtension(names),
    ],
  });
}
