import type { KeyObject } from 'node:crypto';
import { generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** Minimal X.509 in DER for k3s' certificates, because Node can parse certificates but not create them. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  const size = body.length;
  if (size < 128) return Buffer.concat([Buffer.from([tag, size]), body]);
  const bytes = size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...bytes]), body]);
}

const sequence = (...parts: Buffer[]): Buffer => der(0x30, ...parts);
const oid = (hex: string): Buffer => der(0x06, Buffer.from(hex, 'hex'));
const text = (value: string): Buffer => der(0x0c, Buffer.from(value));
const ECDSA_SHA256 = sequence(oid('2a8648ce3d040302'));
const COMMON_NAME = '550403';
const ORGANISATION = '55040a';
const BASIC_CONSTRAINTS = '551d13';
const EXTENDED_KEY_USAGE = '551d25';
const CLIENT_AUTH = '2b06010505070302';

function time(date: Date): Buffer {
  // UTCTime: two digits of the year, no milliseconds.
  return der(0x17, Buffer.from(`${date.toISOString().replace(/[-:T]/g, '').slice(2, 14)}Z`));
}

function name(common: string, organisation?: string): Buffer {
  const part = (id: string, value: string): Buffer => der(0x31, sequence(oid(id), text(value)));
  return sequence(...(organisation ? [part(ORGANISATION, organisation)] : []), part(COMMON_NAME, common));
}

interface CertificateRequest {
  subject: Buffer;
  issuer: Buffer;
  publicKey: KeyObject;
  signer: KeyObject;
  notBefore: Date;
  notAfter: Date;
  extension: Buffer;
}

function certificate(request: CertificateRequest): Buffer {
  const { subject, issuer, publicKey, signer, notBefore, notAfter, extension } = request;
  const version = der(0xa0, der(0x02, Buffer.from([2])));
  // A serial number is positive: its first bit must be 0 and its first byte must not.
  const serial = der(0x02, Buffer.concat([Buffer.from([0x4b]), randomBytes(8)]));
  const content = sequence(
    version,
    serial,
    ECDSA_SHA256,
    issuer,
    sequence(time(notBefore), time(notAfter)),
    subject,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, sequence(extension)),
  );
  const signature = sign('sha256', content, signer);
  return sequence(content, ECDSA_SHA256, der(0x03, Buffer.from([0]), signature));
}

function pem(bytes: Buffer): string {
  const lines = bytes.toString('base64').match(/.{1,64}/g) ?? [];
  return ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
}

const critical = der(0x01, Buffer.from([0xff]));
const authority = sequence(oid(BASIC_CONSTRAINTS), critical, der(0x04, sequence(critical)));
const clientUse = sequence(oid(EXTENDED_KEY_USAGE), der(0x04, sequence(oid(CLIENT_AUTH))));

const DAY = 86_400_000;

export interface AdminCertificates {
  caCertificate: string;
  clientCertificate: string;
  clientKey: string;
  expiresAt: Date;
}

/** A certificate authority and a client certificate for `system:admin` in PEM, like those of k3s. */
export function makeAdminCertificates(now: Date): AdminCertificates {
  const ca = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const client = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const caName = name(`k3s-server-ca@${Math.floor(now.getTime() / 1_000)}`);
  const signed = { issuer: caName, signer: ca.privateKey, notBefore: now };
  const expiresAt = new Date(now.getTime() + 365 * DAY);
  const caCertificate = certificate({
    ...signed,
    subject: caName,
    publicKey: ca.publicKey,
    notAfter: new Date(now.getTime() + 3_650 * DAY),
    extension: authority,
  });
  const clientCertificate = certificate({
    ...signed,
    subject: name('system:admin', 'system:masters'),
    publicKey: client.publicKey,
    notAfter: expiresAt,
    extension: clientUse,
  });
  return {
    caCertificate: pem(caCertificate),
    clientCertificate: pem(clientCertificate),
    clientKey: client.privateKey.export({ type: 'sec1', format: 'pem' }).toString(),
    expiresAt,
  };
}
