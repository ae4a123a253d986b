import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { encodeId } from '../../graphql/globalId.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { deleteSecretAt, type SecretPlace } from './cluster-secrets.upstream.ts';
import { KubernetesSecret } from './KubernetesSecret.ts';

const DeleteKubernetesSecretPayload = builder
  .objectRef<SecretPlace>('DeleteKubernetesSecretPayload')
  .implement({
    description: 'The secret is deleted from the cluster.',
    fields: (t) => ({
      deletedSecretId: t.id({
        description: 'Global id of the deleted secret.',
        resolve: ({ clusterId, namespace, name }) =>
          encodeId('KubernetesSecret', `${clusterId}:${namespace}/${name}`),
      }),
      cluster: t.field({
        type: ClusterRef,
        nullable: true,
        description: 'The cluster, with its current secrets; null when it could not be loaded.',
        resolve: ({ clusterId }, _args, ctx) => loadCluster(ctx, clusterId),
      }),
    }),
  });

builder.mutationField('deleteKubernetesSecret', (t) =>
  t.fieldWithInput({
    type: DeleteKubernetesSecretPayload,
    errors: { types: [RefusedError] },
    description: 'Deletes a secret from its cluster. Scope: CLUSTER_SECRETS_WRITE.',
    input: { id: t.input.globalID({ for: KubernetesSecret, required: true, description: 'The secret.' }) },
    resolve: async (_root, { input }, ctx) => {
      await deleteSecretAt(ctx, input.id.id);
      return input.id.id;
    },
  }),
);
