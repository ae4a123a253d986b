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
  description: 'A namespace of a cluster.',
  fields: (t) => ({ name: t.exposeString('name', { description: 'Name of the namespace.' }) }),
});

const IngressClass = builder.objectRef<IngressClassRecord>('IngressClass').implement({
  description: 'An ingress class of a cluster.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the class.' }),
    controller: t.exposeString('controller', { description: 'Controller of the class.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is used when no class is given.' }),
  }),
});

const StorageClass = builder.objectRef<StorageClassRecord>('StorageClass').implement({
  description: 'A storage class of a cluster.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the class.' }),
    provisioner: t.exposeString('provisioner', { description: 'Provisioner of the volumes.' }),
    isDefault: t.exposeBoolean('isDefault', { description: 'Whether it is used when no class is given.' }),
  }),
});

builder.objectFields(ClusterRef, (t) => ({
  namespaces: t.field({
    type: [Namespace],
    nullable: true,
    description: 'Namespaces by name, without those being deleted; null while the cluster is not running.',
    resolve: (cluster, _args, ctx) => loadNamespaces(ctx, cluster),
  }),
  ingressClasses: t.field({
    type: [IngressClass],
    nullable: true,
    description: 'Ingress classes; null while the cluster is not running.',
    resolve: (cluster, _args, ctx) => loadIngressClasses(ctx, cluster),
  }),
  storageClasses: t.field({
    type: [StorageClass],
    nullable: true,
    description: 'Storage classes; null while the cluster is not running.',
    resolve: (cluster, _args, ctx) => loadStorageClasses(ctx, cluster),
  }),
}));
