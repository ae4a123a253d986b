import { builder } from '../../../graphql/builder.ts';
import { ConflictError, InputError, PlanLimitError, RefusedError } from '../../../graphql/errors.ts';
import { ChangePreview } from '../preview/ChangePreview.ts';
import { Cluster, ClusterRef } from '../Cluster.ts';
import { postUpdate, previewUpdate, putCluster, type ClusterRecord } from '../clusters.upstream.ts';
import { settingInputs, settingsBody } from './settingFields.ts';

const UpdateClusterInput = builder.inputType('UpdateClusterInput', {
  description: 'New settings of a cluster; omitted fields stay unchanged.',
  fields: (t) => ({
    id: t.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    revision: t.int({
      description:
        'The Cluster.revision the changes are based on. If the cluster has changed since, nothing is saved and the result is a ConflictError.',
    }),
    ...settingInputs(t, 'onUpdate'),
    temporaryToken: t.string({
      description: 'Hetzner token for this update only, in place of the saved one.',
    }),
    dryRun: t.boolean({ description: 'If true, nothing is changed; the result is a ChangePreview.' }),
  }),
});

const UpdateClusterPayload = builder.objectRef<{ cluster: ClusterRecord }>('UpdateClusterPayload').implement({
  description: 'The settings are saved and their update has started.',
  fields: (t) => ({
    cluster: t.expose('cluster', {
      type: ClusterRef,
      description: 'The cluster, status UPDATING; unchanged when there is nothing to update.',
    }),
  }),
});

const UpdateClusterResult = builder.errorUnion('UpdateClusterResult', {
  types: [InputError, RefusedError, PlanLimitError, ConflictError, UpdateClusterPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : UpdateClusterPayload),
});

builder.mutationField('updateCluster', (t) =>
  t.field({
    type: UpdateClusterResult,
    description:
      'Saves settings of a cluster and applies all pending ones. `clusterChanged` reports the progress. Scope: CLUSTERS_WRITE.',
    args: {
      input: t.arg({
        type: UpdateClusterInput,
        required: true,
        description: 'The cluster and its settings.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { id } = input.id;
      const body = { revision: input.revision ?? undefined, ...settingsBody(input) };
      if (input.dryRun) return previewUpdate(ctx, id, body);
      const stored = await putCluster(ctx, id, body);
      // Without pending changes the platform would refuse the update.
      if (!stored.pending_update) return { cluster: stored };
      return { cluster: await postUpdate(ctx, id, input.temporaryToken) };
    },
  }),
);
