import { builder } from '../../../graphql/builder.ts';
import { inputPath } from '../../../graphql/failures.ts';
import { FieldChange } from '../../../graphql/types/FieldChange.ts';
import { ClusterRef } from '../Cluster.ts';
import { fields, type ClusterRecord } from '../clusters.upstream.ts';

type PendingChanges = NonNullable<ClusterRecord['pending_update']>;

const PendingUpdate = builder.objectRef<{ changes: PendingChanges }>('PendingUpdate').implement({
  description: 'Saved settings that are not applied yet.',
  fields: (t) => ({
    changes: t.field({
      type: [FieldChange],
      description: 'Settings that wait; empty when only a failed update has to be retried.',
      resolve: ({ changes }) =>
        changes.map(({ field, before, after }) => ({ path: inputPath(field, fields), before, after })),
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
