import { builder } from '../../graphql/builder.ts';
import { ConflictError } from '../../graphql/errors.ts';
import { UserError } from '../../graphql/errorTypes.ts';
import { FieldChange } from '../../graphql/types/FieldChange.ts';
import { ClusterRef } from './Cluster.ts';
import { loadCluster } from './clusters.upstream.ts';

builder.objectType(ConflictError, {
  name: 'ConflictError',
  description:
    'The cluster, or something in it, was changed after it was read. Nothing was saved. Check the changes and send the mutation again with the new revision.',
  interfaces: [UserError],
  fields: (t) => ({
    changedBy: t.exposeString('changedBy', {
      nullable: true,
      description:
        'Name of the user who changed it last, or of the program that changed an object in a cluster; null for the system.',
    }),
    changedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change.',
      resolve: (error) => error.changedAt,
    }),
    changes: t.field({
      type: [FieldChange],
      description: 'The fields that changed since the revision that was sent.',
      resolve: (error) => [...error.changes],
    }),
    cluster: t.field({
      type: ClusterRef,
      description: 'The current cluster, with its new revision unless a deployment was changed.',
      resolve: (error, _args, ctx) => loadCluster(ctx, error.clusterId),
    }),
  }),
});
