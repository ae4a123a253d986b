import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount, type AccountRecord } from '../account/account.upstream.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { patchCluster, type ClusterRecord } from './clusters.upstream.ts';

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

builder.mutationField('unarchiveCluster', (t) =>
  t.fieldWithInput({
    type: UnarchiveClusterPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description: 'Recreates the servers of an archived cluster. `clusterChanged` reports the progress.',
    input: {
      id: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const cluster = await patchCluster(ctx, input.id.id, 'unarchive');
      await ctx.live.announceClusterStatus(cluster.id, cluster.status);
      return { cluster, account: await loadAccount(ctx) };
    },
  }),
);
