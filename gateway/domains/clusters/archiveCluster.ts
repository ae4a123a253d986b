import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount, type AccountRecord } from '../account/account.upstream.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { patchCluster, type ClusterRecord } from './clusters.upstream.ts';

const ArchiveClusterPayload = builder
  .objectRef<{ cluster: ClusterRecord; account: AccountRecord }>('ArchiveClusterPayload')
  .implement({
    description: 'The archiving has started.',
    fields: (t) => ({
      cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster that is being archived.' }),
      account: t.expose('account', {
        type: AccountRef,
        description: 'The account, with its changed usage.',
      }),
    }),
  });

builder.mutationField('archiveCluster', (t) =>
  t.fieldWithInput({
    type: ArchiveClusterPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'Stores the servers of a cluster as snapshots and deletes them; the settings are kept. `clusterChanged` reports the progress.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const cluster = await patchCluster(ctx, input.id.id, 'archive');
      await ctx.live.announceClusterStatus(cluster.id, cluster.status);
      return { cluster, account: await loadAccount(ctx) };
    },
  }),
);
