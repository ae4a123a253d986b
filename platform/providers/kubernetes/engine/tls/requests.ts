import type { X509Certificate } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import { StatusError, unknownPath } from '../http/status.ts';
import type { Access } from './clientCertificates.ts';

/** Which of these connections may use their clusters now. */
export type Allowed = (accesses: readonly Access[]) => Promise<Set<Access>>;

const CLUSTER_PATH = /^\/clusters\/([^/]+)(\/.*)$/;

function clientCertificate({ socket }: IncomingMessage): X509Certificate | undefined {
  return socket instanceof TLSSocket ? socket.getPeerX509Certificate() : undefined;
}

export function headersOf({ headers }: IncomingMessage): Record<string, string> {
  const all = Object.entries(headers).map(([name, value]) => [name, String(value ?? '')] as const);
  return Object.fromEntries(all);
}

/** The client's certificate and cluster, and the path without it; 401 if it may not use that cluster now. */
export async function authenticate(
  allowed: Allowed,
  request: IncomingMessage,
): Promise<Access & { path: string }> {
  const [, clusterId = '', path = ''] = CLUSTER_PATH.exec(request.url ?? '') ?? [];
  if (path === '') throw unknownPath();
  const certificate = clientCertificate(request);
  const access = certificate && { clusterId, certificate, path };
  if (!access || !(await allowed([access])).has(access))
    throw new StatusError('Unauthorized', 'Unauthorized');
  return access;
}
