import { builder } from '../../../graphql/builder.ts';
import { inputPath } from '../../../graphql/failures.ts';
import { ClusterRef } from '../Cluster.ts';
import { fields, type ClusterRecord } from '../clusters.upstream.ts';

type Pending = NonNullable<ClusterRecord['pending_update']>;

const PendingChange = builder.objectRef<Pending[number]>('PendingChange').implement({
  description: 'One setting that waits for an update.',
  fields: (t) => ({
    path: t.string({
      description: 'The field of the input.',
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
  description: 'An update of a cluster that is stored and not yet in effect, or failed.',
  fields: (t) => ({
    changes: t.field({
      type: [PendingChange],
      description: 'What waits; empty when only an update that failed is to be tried again.',
      resolve: ({ changes }) => changes,
    }),
  }),
});

builder.objectField(ClusterRef, 'pendingUpdate', (t) =>
  t.field({
    type: PendingUpdate,
    nullable: true,
    description: 'What waits to be put into effect; null when the cluster is as its settings say.',
    resolve: ({ pending_update: changes }) => (changes ? { changes } : null),
  }),
);
