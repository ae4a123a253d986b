import { builder } from '../../graphql/builder.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import {
  loadIngressClasses,
  loadNamespaces,
  loadStorageClasses,
  type IngressClassRecord,
  type NamespaceRecord,
  type StorageClassRecord,
} from './nodes.upstream.ts';

const Namespace = builder.objectRef<NamespaceRecord>('Namespace').implement({
  description: 'A namespace that can be used.',
  fields: (t) => ({ name: t.exposeString('name', { description: 'Its name.' }) }),
});

const IngressClass = builder.objectRef<IngressClassRecord>('IngressClass').implement({
  description: 'Who serves an ingress.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    controller: t.exposeString('controller', { description: 'The controller behind it.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Is it taken where none is named?' }),
  }),
});

const StorageClass = builder.objectRef<StorageClassRecord>('StorageClass').implement({
  description: 'Where volumes come from.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Its name.' }),
    provisioner: t.exposeString('provisioner', { description: 'Who makes the volumes.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Is it taken where none is named?' }),
  }),
});

builder.objectFields(ClusterRef, (t) => ({
  namespaces: t.field({
    type: [Namespace],
    nullable: true,
    description: 'Namespaces that can be used, by name; null while the cluster does not run.',
    resolve: (cluster, _args, ctx) => loadNamespaces(ctx, cluster),
  }),
  ingressClasses: t.field({
    type: [IngressClass],
    nullable: true,
    description: 'Who serves its ingresses; null while it does not run.',
    resolve: (cluster, _args, ctx) => loadIngressClasses(ctx, cluster),
  }),
  storageClasses: t.field({
    type: [StorageClass],
    nullable: true,
    description: 'Where its volumes come from; null while it does not run.',
    resolve: (cluster, _args, ctx) => loadStorageClasses(ctx, cluster),
  }),
}));
