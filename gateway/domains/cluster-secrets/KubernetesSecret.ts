import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { codedError, nullWhenMissing } from '../../graphql/errors.ts';
import { messageOf } from '../../graphql/messages.ts';
import { clusterField, ClusterRef } from '../clusters/Cluster.ts';
import { ClusterPermissions } from '../clusters/ClusterPermissions.ts';
import { loadSecrets, type KubernetesSecretRecord, type SecretPlace } from './cluster-secrets.upstream.ts';
import { isReadable, secretAction } from './secretActions.ts';

export const KubernetesSecretRef = builder.objectRef<KubernetesSecretRecord>('KubernetesSecret');

/** `<cluster id>:<namespace>/<name>`; neither separator can occur in a name. */
function placeOf(id: string): SecretPlace {
  const found = /^([^:]+):([^/]+)\/([^/]+)$/.exec(id);
  const [, clusterId, namespace, name] = found ?? [];
  if (!clusterId || !namespace || !name) {
    throw codedError(
      'BAD_USER_INPUT',
      messageOf('ID_TYPE', { id: id.slice(0, 60), type: 'KubernetesSecret' }),
    );
  }
  return { clusterId, namespace, name };
}

/** A secret in a cluster; its values are never returned. */
export const KubernetesSecret = builder.node(KubernetesSecretRef, {
  description: 'A Kubernetes Secret in a cluster, without its values.',
  id: {
    resolve: ({ clusterId, namespace, name }) => `${clusterId}:${namespace}/${name}`,
    parse: placeOf,
  },
  loadOne: async ({ clusterId, namespace, name }, ctx) => {
    const found = await nullWhenMissing(loadSecrets(ctx, clusterId));
    return found?.find((one) => one.namespace === namespace && one.name === name) ?? null;
  },
  fields: (t) => ({
    cluster: t.field(clusterField),
    name: t.exposeString('name', { description: 'Unique in its namespace.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of the secret.' }),
    type: t.exposeString('type', { description: 'Kubernetes type, such as Opaque or kubernetes.io/tls.' }),
    keys: t.exposeStringList('keys', { description: 'Keys of the secret, without the values.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
  }),
});

const KubernetesSecretConnection = builder.connectionObject({
  type: KubernetesSecretRef,
  name: 'KubernetesSecretConnection',
});

builder.objectFields(ClusterRef, (t) => ({
  secrets: t.connection(
    {
      type: KubernetesSecretRef,
      nullable: true,
      description: 'Secrets in the cluster, by namespace and name; null while the cluster is not running.',
      resolve: async (cluster, args, ctx) =>
        isReadable(cluster.status)
          ? connectionOf(await loadSecrets(ctx, cluster.id), args, ({ namespace, name }) => [namespace, name])
          : null,
    },
    KubernetesSecretConnection,
  ),
}));

builder.objectField(ClusterPermissions, 'manageSecrets', (t) =>
  t.field({
    type: ActionState,
    nullable: true,
    description:
      'Whether secrets can be created and deleted now, and if not, why. Null when it could not be loaded.',
    resolve: (cluster, _args, ctx) => secretAction(cluster.id, ctx),
  }),
);
