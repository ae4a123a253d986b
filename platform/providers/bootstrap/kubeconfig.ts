import { toYaml11 } from '../yaml11.ts';
import type { KeyedCertificate } from './certificates.ts';

const base64 = (value: string): string => Buffer.from(value).toString('base64');

interface KubeconfigParts {
  clusterName: string;
  /** Such as https://192.0.2.10:6443. */
  server: string;
  /** The authority of the server's certificate, in PEM. */
  authority: string;
  client: KeyedCertificate;
}

/** `https://` URL of an API server at port 6443; IPv6 addresses in brackets. */
export function apiServerUrl(host: string): string {
  return `https://${host.includes(':') ? `[${host}]` : host}:6443`;
}

/** A kubeconfig with one cluster, one user and one context, all named after the cluster. */
export function renderKubeconfig({ clusterName, server, authority, client }: KubeconfigParts): string {
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [
      {
        name: clusterName,
        cluster: {
          'certificate-authority-data': base64(authority),
          server,
        },
      },
    ],
    users: [
      {
        name: clusterName,
        user: {
          'client-certificate-data': base64(client.certificate),
          'client-key-data': base64(client.key),
        },
      },
    ],
    contexts: [{ name: clusterName, context: { cluster: clusterName, user: clusterName } }],
    'current-context': clusterName,
    preferences: {},
  };
  return toYaml11(config);
}
