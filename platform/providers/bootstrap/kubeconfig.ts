import { stringify } from 'yaml';
import type { AdminCertificates } from './certificates.ts';

const base64 = (value: string): string => Buffer.from(value).toString('base64');

/** A kubeconfig with one cluster, one user and one context, all named after the cluster. */
export function renderKubeconfig(
  clusterName: string,
  apiHost: string,
  { caCertificate, clientCertificate, clientKey }: AdminCertificates,
): string {
  const host = apiHost.includes(':') ? `[${apiHost}]` : apiHost;
  const config = {
    apiVersion: 'v1',
    kind: 'Config',
    clusters: [
      {
        name: clusterName,
        cluster: {
          'certificate-authority-data': base64(caCertificate),
          server: `https://${host}:6443`,
        },
      },
    ],
    users: [
      {
        name: clusterName,
        user: {
          'client-certificate-data': base64(clientCertificate),
          'client-key-data': base64(clientKey),
        },
      },
    ],
    contexts: [{ name: clusterName, context: { cluster: clusterName, user: clusterName } }],
    'current-context': clusterName,
    preferences: {},
  };
  // Every value is quoted: in YAML 1.1, which kubectl parses, plain `yes` and `1e3` are not strings.
  return stringify(config, { defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN', lineWidth: 0 });
}
