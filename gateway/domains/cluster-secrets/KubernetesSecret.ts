import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { connectionOf } from '../../graphql/connections.ts';
import { codedError, nullWhenMissing } from '../../graphql/errors.ts';
import { say } from '../../graphql/messages.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { loadSecrets, type KubernetesSecretRecord, type SecretPlace } from './cluster-secrets.upstream.ts';
import { isReadable, secretAction } from './secretActions.ts';

export const KubernetesSecretRef = builder.objectRef<KubernetesSecretRecord>('KubernetesSecret');

/** `<cluster id>:<namespace>/<name>`; names hold neither. */
function placeOf(id: string): SecretPlace {
  const found = /^([^:]+):([^/]+)\/([^/]+)$/.exec(id);
  const [, clusterId, namespace, name] = found ?? [];
  if (!clusterId || !namespace || !name) {
    throw codedError('BAD_USER_INPUT', say('ID_TYPE', { id: id.slice(0, 60), type: 'KubernetesSecret' }));
  }
  return { clusterId, namespace, name };
}

/** A secret in a cluster; its values are never answered. */
export const KubernetesSecret = builder.node(KubernetesSecretRef, {
  description: 'A secret in a cluster, without its values.',
  id: {
    resolve: ({ clusterId, namespace, name }) => `${clusterId}:${namespace}/${name}`,
    parse: placeOf,
  },
  loadOne: async ({ clusterId, namespace, name }, ctx) => {
    const found = await nullWhenMissing(loadSecrets(ctx, clusterId));
    return found?.find((one) => one.namespace === namespace && one.name === name) ?? null;
  },
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Unique in its namespace.' }),
    namespace: t.exposeString('namespace', { description: 'Where it lies.' }),
    type: t.exposeString('type', { description: "Kubernetes' word, such as Opaque or kubernetes.io/tls." }),
    keys: t.exposeStringList('keys', { description: 'What it holds, without the values.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'When it was created.' }),
  }),
});

builder.objectFields(ClusterRef, (t) => ({
  secrets: t.connection({
    type: KubernetesSecretRef,
    nullable: true,
    description: 'Secrets in it, by namespace and name; null while it does not run.',
    resolve: async (cluster, args, ctx) =>
      isReadable(cluster.status)
        ? connectionOf(
            await loadSecrets(ctx, cluster.id),
            args,
            ({ namespace, name }) => `${namespace}/${name}`,
          )
        : null,
  }),
  manageSecrets: t.field({
    type: ActionState,
    nullable: true,
    description: 'May its secrets be created and deleted now?',
    resolve: (cluster, _args, ctx) => secretAction(cluster.id, ctx),
  }),
}));
