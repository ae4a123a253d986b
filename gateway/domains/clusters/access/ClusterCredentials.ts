import { ActionState } from '../../../graphql/ActionState.ts';
import { builder } from '../../../graphql/builder.ts';
import { ClusterRef } from '../Cluster.ts';
import type { ClusterRecord } from '../clusters.upstream.ts';
import { loadCredentials, type CredentialStatusRecord } from './access.upstream.ts';
import { reissueAction } from './downloadActions.ts';
import { CredentialFile, type CredentialFileShape } from './CredentialFile.ts';

interface Credentials {
  cluster: ClusterRecord;
  status: CredentialStatusRecord;
}

const ClusterCredentialsPermissions = builder
  .objectRef<Credentials>('ClusterCredentialsPermissions')
  .implement({
    description: 'What the caller may do with the credentials of a cluster now.',
    fields: (t) => ({
      reissueKubeconfig: t.field({
        type: ActionState,
        description: 'Whether a new kubeconfig can be issued now, and if not, why.',
        resolve: ({ cluster, status }, _args, ctx) => reissueAction(cluster, status.kubeconfig_ready, ctx),
      }),
    }),
  });

const ClusterCredentials = builder.objectRef<Credentials>('ClusterCredentials').implement({
  description: 'Credentials of a cluster and whether they were downloaded.',
  fields: (t) => ({
    kubeconfig: t.field({
      type: CredentialFile,
      description: 'Kubeconfig of the cluster administrator.',
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
    viewerCan: t.field({
      type: ClusterCredentialsPermissions,
      description: 'What the caller may do with the credentials now.',
      resolve: (credentials) => credentials,
    }),
    sshKey: t.field({
      type: CredentialFile,
      description: 'Private SSH key of the servers.',
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
    description: 'Credential files; each can be downloaded once. Null when their state could not be loaded.',
    resolve: async (cluster, _args, ctx) => ({ cluster, status: await loadCredentials(ctx, cluster.id) }),
  }),
);
