import { builder } from '../../graphql/builder.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import {
  loadIngresses,
  loadServices,
  loadVolumeClaims,
  type IngressRecord,
  type ServiceRecord,
  type VolumeClaimRecord,
} from './workloads.upstream.ts';

const ServicePort = builder.objectRef<ServiceRecord['ports'][number]>('ServicePort').implement({
  description: 'A port of a service.',
  fields: (t) => ({
    name: t.string({
      nullable: true,
      description: 'Name of the port; null when it has none.',
      resolve: ({ name }) => name || null,
    }),
    port: t.exposeInt('port', { description: 'Port of the service.' }),
    targetPort: t.exposeString('target', { description: 'Port of the pods, as a number or a name.' }),
    protocol: t.exposeString('protocol', { description: 'TCP, UDP or SCTP.' }),
  }),
});

const KubernetesService = builder.objectRef<ServiceRecord>('KubernetesService').implement({
  description: 'A service in a cluster.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the service.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of the service.' }),
    type: t.exposeString('type', { description: 'ClusterIP, NodePort, LoadBalancer or ExternalName.' }),
    clusterIp: t.exposeString('cluster_ip', {
      nullable: true,
      description: 'Address within the cluster; null for a headless service.',
    }),
    addresses: t.exposeStringList('addresses', { description: 'Addresses of its load balancer.' }),
    ports: t.expose('ports', { type: [ServicePort], description: 'Ports of the service.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
  }),
});

const KubernetesIngress = builder.objectRef<IngressRecord>('KubernetesIngress').implement({
  description: 'An ingress in a cluster.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the ingress.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of the ingress.' }),
    className: t.string({
      nullable: true,
      description: 'Ingress class; null for the default one.',
      resolve: ({ class_name: name }) => name || null,
    }),
    hosts: t.exposeStringList('hosts', { description: 'Host names.' }),
    addresses: t.exposeStringList('addresses', { description: 'Addresses at which it is reached.' }),
    hasTls: t.exposeBoolean('has_tls', { description: 'Whether it has certificates.' }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
  }),
});

const PersistentVolumeClaim = builder.objectRef<VolumeClaimRecord>('PersistentVolumeClaim').implement({
  description: 'A claim of storage in a cluster.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the claim.' }),
    namespace: t.exposeString('namespace', { description: 'Namespace of the claim.' }),
    phase: t.exposeString('phase', { description: 'Pending, Bound or Lost.' }),
    sizeGb: t.exposeFloat('size_gb', { description: 'Size in GiB: the bound one, or the requested one.' }),
    storageClass: t.string({
      nullable: true,
      description: 'Storage class; null for the default one.',
      resolve: ({ storage_class: name }) => name || null,
    }),
    volumeName: t.exposeString('volume', {
      nullable: true,
      description: 'Name of the volume; null while it is not bound.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of creation.' }),
  }),
});

builder.objectFields(ClusterRef, (t) => ({
  services: t.field({
    type: [KubernetesService],
    nullable: true,
    description: 'Services by namespace and name; null while the cluster is not running.',
    resolve: (cluster, _args, ctx) => loadServices(ctx, cluster),
  }),
  ingresses: t.field({
    type: [KubernetesIngress],
    nullable: true,
    description: 'Ingresses by namespace and name; null while the cluster is not running.',
    resolve: (cluster, _args, ctx) => loadIngresses(ctx, cluster),
  }),
  volumeClaims: t.field({
    type: [PersistentVolumeClaim],
    nullable: true,
    description: 'Claims of storage by namespace and name; null while the cluster is not running.',
    resolve: (cluster, _args, ctx) => loadVolumeClaims(ctx, cluster),
  }),
}));
