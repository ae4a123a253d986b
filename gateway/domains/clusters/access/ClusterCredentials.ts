import { builder } from '../../../graphql/builder.ts';
import { ClusterRef } from '../Cluster.ts';
import type { ClusterRecord } from '../clusters.upstream.ts';
import { loadCredentials, type CredentialStatusRecord } from './access.upstream.ts';
import { CredentialFile, type CredentialFileShape } from './CredentialFile.ts';

interface Credentials {
  cluster: ClusterRecord;
  status: CredentialStatusRecord;
}

const ClusterCredentials = builder.objectRef<Credentials>('ClusterCredentials').implement({
  description: 'What a cluster is reached with, and whether somebody has it already.',
  fields: (t) => ({
    kubeconfig: t.field({
      type: CredentialFile,
      description: 'The kubeconfig of the cluster’s administrator.',
      resolve: ({ cluster, status }): CredentialFileShape => ({
        cluster,
        kind: 'KUBECONFIG',
        filename: `kubeconfig-${cluster.name}.yaml`,
        isMade: status.kubeconfig_ready,
        isDownloaded: status.kubeconfig_downloaded,
        downloadedAt: status.kubeconfig_downloaded_at,
        downloadedBy: status.kubeconfig_downloaded_by,
      }),
    }),
    sshKey: t.field({
      type: CredentialFile,
      description: 'The private key that opens SSH on the servers.',
      resolve: ({ cluster, status }): CredentialFileShape => ({
        cluster,
        kind: 'SSH_KEY',
        filename: `ssh-key-${cluster.name}.pem`,
        isMade: status.ssh_key_ready,
        isDownloaded: status.ssh_key_downloaded,
        downloadedAt: status.ssh_key_downloaded_at,
        downloadedBy: status.ssh_key_downloaded_by,
      }),
    }),
  }),
});

builder.objectField(ClusterRef, 'credentials', (t) =>
  t.field({
    type: ClusterCredentials,
    nullable: true,
    description: 'The files it is reached with; each can be downloaded once.',
    resolve: async (cluster, _args, ctx) => ({ cluster, status: await loadCredentials(ctx, cluster.id) }),
  }),
);
