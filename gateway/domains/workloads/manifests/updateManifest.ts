import { builder } from '../../../graphql/builder.ts';
import { ConflictError, InputError, RefusedError } from '../../../graphql/errors.ts';
import { FieldChange } from '../../../graphql/types/FieldChange.ts';
import { Cluster } from '../../clusters/Cluster.ts';
import { Manifest, ManifestKind } from './Manifest.ts';
import {
  previewManifest,
  putManifest,
  type ManifestPreviewShape,
  type ManifestRecord,
} from './manifests.upstream.ts';

const UpdateManifestPayload = builder
  .objectRef<{ manifest: ManifestRecord }>('UpdateManifestPayload')
  .implement({
    description: 'The object is saved.',
    fields: (t) => ({
      manifest: t.expose('manifest', {
        type: Manifest,
        description: 'The object as the cluster stores it, with its new revision.',
      }),
    }),
  });

const ManifestPreview = builder.objectRef<ManifestPreviewShape>('ManifestPreview').implement({
  description: 'Result of a dry run: Kubernetes accepts the object. Nothing was changed.',
  fields: (t) => ({
    text: t.exposeString('text', {
      description: 'The object as YAML as it would be stored, to compare with Manifest.text.',
    }),
    changes: t.expose('changes', {
      type: [FieldChange],
      description:
        'The fields of the object that would change, with values as YAML and paths such as spec.template.spec.containers[web].image; empty when nothing would.',
    }),
  }),
});

const UpdateManifestResult = builder.errorUnion('UpdateManifestResult', {
  types: [InputError, RefusedError, ConflictError, UpdateManifestPayload, ManifestPreview],
  resolveType: (result) => ('changes' in result ? ManifestPreview : UpdateManifestPayload),
});

builder.mutationField('updateManifest', (t) =>
  t.fieldWithInput({
    type: UpdateManifestResult,
    description:
      'Replaces an object of a cluster. The paths of an InputError are those of the object, such as `manifest.spec.replicas`; the result is a ConflictError when the object has another revision by now. Scope: CLUSTERS_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      kind: t.input.field({ type: ManifestKind, required: true, description: 'Kind of the object.' }),
      namespace: t.input.string({ required: true, description: 'Namespace of the object.' }),
      name: t.input.string({ required: true, description: 'Name of the object.' }),
      manifest: t.input.string({
        required: true,
        description: 'The whole object as YAML, at most 200,000 characters. Its status is ignored.',
      }),
      revision: t.input.string({
        required: true,
        description: 'The Manifest.revision that the edit is based on.',
      }),
      dryRun: t.input.boolean({
        description:
          'If true, Kubernetes checks the object without storing it; the result is a ManifestPreview.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, kind, namespace, name, manifest, revision, dryRun } = input;
      const address = { kind, namespace, name };
      const edit = { manifest, revision };
      if (dryRun) return previewManifest(ctx, clusterId.id, address, edit);
      return { manifest: await putManifest(ctx, clusterId.id, address, edit) };
    },
  }),
);
