import { builder } from '../../graphql/builder.ts';

export const DatastoreMode = builder.enumType('DatastoreMode', {
  description: 'Kind of datastore of the Kubernetes API.',
  values: {
    ETCD: { value: 'etcd', description: 'etcd on the control plane nodes.' },
    EXTERNAL: { value: 'external', description: 'An external etcd that you operate.' },
  },
});

export const Datastore = builder
  .objectRef<{ mode: 'etcd' | 'external'; external_datastore_endpoint?: string | null | undefined }>(
    'Datastore',
  )
  .implement({
    description: 'Datastore of the Kubernetes API.',
    fields: (t) => ({
      mode: t.expose('mode', { type: DatastoreMode, description: 'Kind of datastore.' }),
      externalEndpoint: t.exposeString('external_datastore_endpoint', {
        nullable: true,
        description:
          'host:port of the external etcd, which the control plane reaches without TLS; null with ETCD.',
      }),
    }),
  });
