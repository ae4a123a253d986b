import { builder } from '../../graphql/builder.ts';
import { ChangedMeanwhileError, type ForeignChange } from '../../graphql/errors.ts';
import { UserError } from '../../graphql/errorTypes.ts';
import { ClusterRef } from './Cluster.ts';
import { loadCluster } from './clusters.upstream.ts';

const ForeignChangeType = builder.objectRef<ForeignChange>('ForeignChange').implement({
  description: 'A field that someone else changed.',
  fields: (t) => ({
    path: t.exposeString('path', {
      description: 'Path of the field in the input, with dots between levels.',
    }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Value at the revision that was sent; null when there was none.',
    }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'Current value; null when there is none.',
    }),
  }),
});

builder.objectType(ChangedMeanwhileError, {
  name: 'ChangedMeanwhileError',
  description:
    'The cluster was changed after it was read. Nothing was saved. Check the changes and send the mutation again with the new revision.',
  interfaces: [UserError],
  fields: (t) => ({
    changedBy: t.exposeString('changedBy', {
      nullable: true,
      description: 'Name of the user who changed it last; null for the system.',
    }),
    changedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change.',
      resolve: (error) => error.changedAt,
    }),
    changes: t.field({
      type: [ForeignChangeType],
      description: 'The fields that changed.',
      resolve: (error) => [...error.changes],
    }),
    cluster: t.field({
      type: ClusterRef,
      description: 'The current cluster, with its new revision.',
      resolve: (error, _args, ctx) => loadCluster(ctx, error.clusterId),
    }),
  }),
});
