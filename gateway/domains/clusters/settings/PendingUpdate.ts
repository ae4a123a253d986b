import { builder } from '../../../graphql/builder.ts';
import { inputPath } from '../../../graphql/failures.ts';
import { ClusterRef } from '../Cluster.ts';
import { fields, type ClusterRecord } from '../clusters.upstream.ts';

type Pending = NonNullable<ClusterRecord['pending_update']>;

const PendingChange = builder.objectRef<Pending[number]>('PendingChange').implement({
  description: 'A setting that waits for an update.',
  fields: (t) => ({
    path: t.string({
      description: 'Name of the field in the input of `updateCluster`.',
      resolve: ({ field }) => inputPath(field, fields),
    }),
    before: t.exposeString('before', {
      nullable: true,
      description: 'Current value; null when there is none.',
    }),
    after: t.exposeString('after', { nullable: true, description: 'New value; null when there is none.' }),
  }),
});

const PendingUpdate = builder.objectRef<{ changes: Pending }>('PendingUpdate').implement({
  description: 'Saved settings that are not applied yet.',
  fields: (t) => ({
    changes: t.field({
      type: [PendingChange],
      description: 'Settings that wait; empty when only a failed update has to be retried.',
      resolve: ({ changes }) => changes,
    }),
  }),
});

builder.objectField(ClusterRef, 'pendingUpdate', (t) =>
  t.field({
    type: PendingUpdate,
    nullable: true,
    description: 'Saved settings that are not applied yet; null when there are none.',
    resolve: ({ pending_update: changes }) => (changes ? { changes } : null),
  }),
);
