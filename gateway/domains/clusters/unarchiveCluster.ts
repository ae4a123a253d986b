import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount, type AccountRecord } from '../account/account.upstream.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { patchCluster, type ClusterRecord } from './clusters.upstream.ts';
import { ChangePreview } from './preview/ChangePreview.ts';
import { previewOrder } from './preview/preview.upstream.ts';

const UnarchiveClusterPayload = builder
  .objectRef<{ cluster: ClusterRecord; account: AccountRecord }>('UnarchiveClusterPayload')
  .implement({
    description: 'The restoration has started.',
    fields: (t) => ({
      cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster that is being restored.' }),
      account: t.expose('account', {
        type: AccountRef,
        description: 'The account, with its changed usage.',
      }),
    }),
  });

const UnarchiveClusterResult = builder.errorUnion('UnarchiveClusterResult', {
  types: [InputError, RefusedError, PlanLimitError, UnarchiveClusterPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : UnarchiveClusterPayload),
});

builder.mutationField('unarchiveCluster', (t) =>
  t.fieldWithInput({
    type: UnarchiveClusterResult,
    description:
      'Recreates the servers of an archived cluster. `clusterChanged` reports the progress. Scope: CLUSTERS_WRITE.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      temporaryToken: t.input.string({
        description: 'Hetzner token for this unarchiving only, in place of the saved one.',
      }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result is a ChangePreview with the path `status`. The scope clusters:read is enough.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      if (input.dryRun) return previewOrder(ctx, input.id.id, 'unarchive', input.temporaryToken);
      const cluster = await patchCluster(ctx, input.id.id, 'unarchive', input.temporaryToken);
      await ctx.live.announceClusterStatus(cluster.id, cluster.status);
      return { cluster, account: await loadAccount(ctx) };
    },
  }),
);
