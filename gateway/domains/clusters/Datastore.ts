import { builder } from '../../graphql/builder.ts';

export const DatastoreMode = builder.enumType('DatastoreMode', {
  description: "Where Kubernetes keeps the cluster's state.",
  values: {
    ETCD: { value: 'etcd', description: 'etcd on the masters.' },
    EXTERNAL: { value: 'external', description: 'A database you run.' },
  },
});

export const Datastore = builder
  .objectRef<{ mode: 'etcd' | 'external'; external_datastore_endpoint?: string | null | undefined }>(
    'Datastore',
  )
  .implement({
    description: "Where Kubernetes keeps the cluster's state.",
    fields: (t) => ({
      mode: t.expose('mode', { type: DatastoreMode, description: 'On the masters or outside.' }),
      externalEndpoint: t.exposeString('external_datastore_endpoint', {
        nullable: true,
        description: 'host:port of the external database; null with etcd.',
      }),
    }),
  });
