import { builder } from '../../graphql/builder.ts';
import { ChangedMeanwhileError, nullWhenMissing, type ForeignChange } from '../../graphql/errors.ts';
import { UserError } from '../../graphql/errorTypes.ts';
import { ClusterRef } from './Cluster.ts';
import { loadCluster } from './clusters.upstream.ts';

const ForeignChangeType = builder.objectRef<ForeignChange>('ForeignChange').implement({
  description: 'One field that somebody else changed.',
  fields: (t) => ({
    path: t.exposeString('path', { description: 'The field of the input; a dot between levels.' }),
    before: t.exposeString('before', { nullable: true, description: 'What you saw; null for nothing.' }),
    after: t.exposeString('after', {
      nullable: true,
      description: 'Current value; null when there is none.',
    }),
  }),
});

builder.objectType(ChangedMeanwhileError, {
  name: 'ChangedMeanwhileError',
  description:
    'Somebody else changed the cluster after you read it. Nothing was written: look at the changes, and send yours again with the new revision.',
  interfaces: [UserError],
  fields: (t) => ({
    changedBy: t.exposeString('changedBy', {
      nullable: true,
      description: 'Who changed it last; null for the system.',
    }),
    changedAt: t.field({
      type: 'DateTime',
      description: 'When it was changed last.',
      resolve: (error) => error.changedAt,
    }),
    changes: t.field({
      type: [ForeignChangeType],
      description: 'Field by field.',
      resolve: (error) => [...error.changes],
    }),
    cluster: t.field({
      type: ClusterRef,
      nullable: true,
      description: 'The current cluster, with its new revision.',
      resolve: (error, _args, ctx) => nullWhenMissing(loadCluster(ctx, error.clusterId)),
    }),
  }),
});
