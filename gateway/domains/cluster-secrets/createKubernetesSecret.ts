import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { messageOf } from '../../graphql/messages.ts';
import { Cluster, ClusterRef } from '../clusters/Cluster.ts';
import { loadCluster } from '../clusters/clusters.upstream.ts';
import { postSecret, type KubernetesSecretRecord } from './cluster-secrets.upstream.ts';
import { KubernetesSecretRef } from './KubernetesSecret.ts';

const CreateKubernetesSecretPayload = builder
  .objectRef<KubernetesSecretRecord>('CreateKubernetesSecretPayload')
  .implement({
    description: 'The created secret.',
    fields: (t) => ({
      secret: t.field({
        type: KubernetesSecretRef,
        description: 'The secret, without its values.',
        resolve: (secret) => secret,
      }),
      cluster: t.field({
        type: ClusterRef,
        nullable: true,
        description: 'The cluster, with its current secrets; null when it could not be loaded.',
        resolve: ({ clusterId }, _args, ctx) => loadCluster(ctx, clusterId),
      }),
    }),
  });

const SecretLiteral = builder.inputType('KubernetesSecretLiteralInput', {
  description: 'A key and its value. Ignored when both are empty.',
  fields: (t) => ({
    key: t.string({ required: true, description: 'Letters, digits, hyphen, underscore and dot.' }),
    value: t.string({ required: true, description: 'Value as plain text, not base64.' }),
  }),
});

const SecretFile = builder.inputType('KubernetesSecretFileInput', {
  description: 'A file and its content. Ignored when both are empty.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Key of the file in the secret.' }),
    content: t.field({ type: 'Upload', required: true, description: 'Content: text in UTF-8.' }),
  }),
});

/** The text of a file; binary content would be stored corrupted and is refused. */
function textOf(content: ArrayBuffer, path: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(content);
  } catch {
    throw new InputError([{ path, detail: messageOf('TEXT_EXPECTED') }]);
  }
}

builder.mutationField('createKubernetesSecret', (t) =>
  t.fieldWithInput({
    type: CreateKubernetesSecretPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Creates a Kubernetes Secret in a cluster; at most 1 MiB. Scope: CLUSTER_SECRETS_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      name: t.input.string({ required: true, description: 'Unique in the namespace.' }),
      namespace: t.input.string({ required: true, description: 'An existing namespace.' }),
      type: t.input.string({
        description: 'Type of the secret, default Opaque; known types require their own keys.',
      }),
      literals: t.input.field({ type: [SecretLiteral], description: 'Keys with values.' }),
      files: t.input.field({ type: [SecretFile], description: 'Files.' }),
    },
    resolve: async (_root, { input: { clusterId, files, ...body } }, ctx) => {
      const read = (files ?? []).map(async ({ name, content }, index) => ({
        name,
        content: textOf(await content.arrayBuffer(), `files.${index}.content`),
      }));
      return postSecret(ctx, clusterId.id, { ...body, files: await Promise.all(read) });
    },
  }),
);
