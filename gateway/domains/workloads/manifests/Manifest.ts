import { builder } from '../../../graphql/builder.ts';
import { ClusterRef } from '../../clusters/Cluster.ts';
import { loadManifest, type ManifestRecord } from './manifests.upstream.ts';

/** Secrets are not among them: their values cannot be read. */
export const ManifestKind = builder.enumType('ManifestKind', {
  description: 'Kind of an object that can be read and edited as YAML.',
  values: {
    DEPLOYMENT: { value: 'deployment', description: 'Deployment.' },
    STATEFUL_SET: { value: 'statefulset', description: 'StatefulSet.' },
    DAEMON_SET: { value: 'daemonset', description: 'DaemonSet.' },
    JOB: { value: 'job', description: 'Job.' },
    POD: { value: 'pod', description: 'Pod.' },
    SERVICE: { value: 'service', description: 'Service.' },
    INGRESS: { value: 'ingress', description: 'Ingress.' },
    PERSISTENT_VOLUME_CLAIM: { value: 'persistentvolumeclaim', description: 'PersistentVolumeClaim.' },
  } as const,
});

export const Manifest = builder.objectRef<ManifestRecord>('Manifest').implement({
  description: 'An object of a cluster as YAML.',
  fields: (t) => ({
    kind: t.expose('kind', { type: ManifestKind, description: 'Kind of the object.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of the object.' }),
    name: t.exposeString('name', { description: 'Name of the object.' }),
    text: t.exposeString('manifest', {
      description: 'The object as YAML, without its status and the metadata that only the server writes.',
    }),
    revision: t.exposeString('revision', {
      description: 'Changes whenever `text` does; `updateManifest` takes the one that an edit is based on.',
    }),
    managedBy: t.exposeString('managed_by', {
      nullable: true,
      description:
        'Who may overwrite an edit, such as Flux, Helm or the ReplicaSet of a pod; null when nobody is known.',
    }),
  }),
});

builder.objectField(ClusterRef, 'manifest', (t) =>
  t.field({
    type: Manifest,
    nullable: true,
    description:
      'An object as YAML; one call of the platform each. Null when there is none, while the cluster is not running, and when it could not be loaded.',
    args: {
      kind: t.arg({ type: ManifestKind, required: true, description: 'Kind of the object.' }),
      namespace: t.arg.string({ required: true, description: 'Namespace of the object.' }),
      name: t.arg.string({ required: true, description: 'Name of the object.' }),
    },
    resolve: (cluster, address, ctx) => loadManifest(ctx, cluster, address),
  }),
);
