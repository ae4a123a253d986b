import { builder } from '../../../graphql/builder.ts';
import { ChangedMeanwhileError, InputError, PlanLimitError, RefusedError } from '../../../graphql/errors.ts';
import { ChangePreview } from '../ChangePreview.ts';
import { Cluster, ClusterRef } from '../Cluster.ts';
import { fields, postUpdate, previewUpdate, putCluster, type ClusterRecord } from '../clusters.upstream.ts';

const UpdateClusterInput = builder.inputType('UpdateClusterInput', {
  description: 'Settings of a cluster as they shall be; those left out stay as they are.',
  fields: (t) => ({
    id: t.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    revision: t.int({
      description: 'Cluster.revision as you saw it: a change by somebody else is told instead of lost.',
    }),
    k3sVersion: t.string({ description: 'One of Cluster.k3sUpgrades. Cannot be undone.' }),
    isHighAvailability: t.boolean({ description: 'Three masters instead of one. Cannot be undone.' }),
    schedulesWorkloadsOnMasters: t.boolean({ description: 'May workloads run on the masters?' }),
    hasEmbeddedRegistryMirror: t.boolean({ description: 'Shall nodes share the images they pull?' }),
    isCniEncrypted: t.boolean({ description: 'Encrypt traffic between nodes?' }),
    sshAllowedNetworks: t.stringList({ description: 'Who may reach SSH, as CIDRs; at least one.' }),
    apiAllowedNetworks: t.stringList({ description: 'Who may reach the API, as CIDRs; at least one.' }),
    dryRun: t.boolean({ description: 'Only tell what would change.' }),
  }),
});

const UpdateClusterPayload = builder.objectRef<{ cluster: ClusterRecord }>('UpdateClusterPayload').implement({
  description: 'The settings are stored and their update has begun.',
  fields: (t) => ({
    cluster: t.expose('cluster', {
      type: ClusterRef,
      description: 'The cluster, status UPDATING; as it was when there was nothing to update.',
    }),
  }),
});

builder.mutationField('updateCluster', (t) =>
  t.field({
    type: UpdateClusterPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError, ChangedMeanwhileError, ChangePreview] },
    description:
      'Stores settings of a cluster and puts all that waits into effect. Progress arrives through clusterChanged.',
    args: {
      input: t.arg({
        type: UpdateClusterInput,
        required: true,
        description: 'The cluster and its settings.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { id } = input.id;
      const body = bodyOf(input);
      if (input.dryRun) throw new ChangePreview(await previewUpdate(ctx, id, body), fields);
      const stored = await putCluster(ctx, id, body);
      // Nothing to do, or taken back: an update would be refused.
      if (!stored.pending_update) return { cluster: stored };
      return { cluster: await postUpdate(ctx, id) };
    },
  }),
);

/** What is named; the platform keeps the rest. */
function bodyOf(input: typeof UpdateClusterInput.$inferInput): Record<string, unknown> {
  const body = {
    revision: input.revision,
    k3s_version: input.k3sVersion,
    master_ha: input.isHighAvailability,
    schedule_workloads_on_masters: input.schedulesWorkloadsOnMasters,
    embedded_registry_mirror_enabled: input.hasEmbeddedRegistryMirror,
    cni_encryption: input.isCniEncrypted,
    ssh_allowed_networks: input.sshAllowedNetworks,
    api_allowed_networks: input.apiAllowedNetworks,
  };
  return Object.fromEntries(
    Object.entries(body).filter(([, value]) => value !== null && value !== undefined),
  );
}
