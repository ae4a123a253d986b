import { ActionState } from '../../../graphql/ActionState.ts';
import { builder } from '../../../graphql/builder.ts';
import type { ClusterRecord } from '../clusters.upstream.ts';
import { downloadAction, type FileFacts } from './downloadActions.ts';

/** One of the files a cluster is reached with. */
export interface CredentialFileShape extends FileFacts {
  cluster: Pick<ClusterRecord, 'status'>;
  filename: string;
}

export const CredentialFile = builder.objectRef<CredentialFileShape>('CredentialFile').implement({
  description: 'A file that a cluster is reached with. It can be downloaded once.',
  fields: (t) => ({
    filename: t.exposeString('filename', { description: 'The name it is saved under.' }),
    isAvailable: t.boolean({
      description: 'Was it made, and not downloaded yet?',
      resolve: ({ isMade, isDownloaded }) => isMade && !isDownloaded,
    }),
    downloadedAt: t.expose('downloadedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was downloaded; null while it was not.',
    }),
    downloadedBy: t.exposeString('downloadedBy', {
      nullable: true,
      description: 'Who downloaded it, as they were called then.',
    }),
    download: t.field({
      type: ActionState,
      description: 'May it be downloaded now? By POST /download/clusters/{uuid}/kubeconfig or /ssh-key.',
      resolve: (file, _args, ctx) => downloadAction(file.cluster, file, ctx),
    }),
  }),
});
