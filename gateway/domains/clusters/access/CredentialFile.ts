import { ActionState } from '../../../graphql/ActionState.ts';
import { builder } from '../../../graphql/builder.ts';
import type { ClusterRecord } from '../clusters.upstream.ts';
import { downloadAction, type FileFacts } from './downloadActions.ts';

/** A credential file of a cluster. */
export interface CredentialFileShape extends FileFacts {
  cluster: Pick<ClusterRecord, 'status'>;
  filename: string;
}

const CredentialFilePermissions = builder
  .objectRef<CredentialFileShape>('CredentialFilePermissions')
  .implement({
    description: 'What the caller may do with a credential file now.',
    fields: (t) => ({
      download: t.field({
        type: ActionState,
        description:
          'Whether the file can be downloaded now with POST /download/clusters/{uuid}/kubeconfig or /ssh-key, and if not, why.',
        resolve: (file, _args, ctx) => downloadAction(file.cluster, file, ctx),
      }),
    }),
  });

export const CredentialFile = builder.objectRef<CredentialFileShape>('CredentialFile').implement({
  description: 'A credential file of a cluster. It can be downloaded once.',
  fields: (t) => ({
    filename: t.exposeString('filename', { description: 'Name of the downloaded file.' }),
    isAvailable: t.boolean({
      description: 'Whether the file exists and was not downloaded yet.',
      resolve: ({ isMade, isDownloaded }) => isMade && !isDownloaded,
    }),
    downloadedAt: t.expose('downloadedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the download; null when there was none.',
    }),
    downloadedBy: t.exposeString('downloadedBy', {
      nullable: true,
      description: 'Name of the user who downloaded it, at that time; null when there was no download.',
    }),
    viewerCan: t.field({
      type: CredentialFilePermissions,
      description: 'What the caller may do with the file now.',
      resolve: (file) => file,
    }),
  }),
});
