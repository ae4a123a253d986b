import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { AccountRef } from '../account/Account.ts';
import { loadAccount, type AccountRecord } from '../account/account.upstream.ts';
import { Cluster, ClusterRef } from './Cluster.ts';
import { patchCluster, type ClusterRecord } from './clusters.upstream.ts';

const ArchiveClusterPayload = builder
  .objectRef<{ cluster: ClusterRecord; account: AccountRecord }>('ArchiveClusterPayload')
  .implement({
    description: 'The archiving has begun.',
    fields: (t) => ({
      cluster: t.expose('cluster', { type: ClusterRef, description: 'The cluster on its way to ARCHIVED.' }),
      account: t.expose('account', {
        type: AccountRef,
        description: 'The account, whose usage has changed.',
      }),
    }),
  });

builder.mutationField('archiveCluster', (t) =>
  t.fieldWithInput({
    type: ArchiveClusterPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'Snapshots the servers of a cluster and deletes them; the definition stays. Progress arrives through clusterChanged.',
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
