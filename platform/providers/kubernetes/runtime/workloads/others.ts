import type { Stored } from '../../api/objects.ts';
import { parseQuantity } from '../../api/quantities.ts';
import type { Ingress, KubernetesEvent, Service, VolumeClaim } from '../../workloadsPort.ts';

const GIB = 2 ** 30;

interface Balanced {
  loadBalancer?: { ingress?: { ip?: string; hostname?: string }[] };
}

function addressesOf(status: Balanced | undefined): string[] {
  return (status?.loadBalancer?.ingress ?? []).flatMap(({ ip, hostname }) => ip ?? hostname ?? []);
}

/** A service for people. */
export function toService({ metadata, spec, status }: Stored<'services'>): Service {
  return {
    name: metadata.name,
    namespace: metadata.namespace ?? '',
    type: spec?.type ?? 'ClusterIP',
    clusterIp: spec?.clusterIP === undefined || spec.clusterIP === 'None' ? null : spec.clusterIP,
    addresses: addressesOf(status),
    ports: (spec?.ports ?? []).map(({ name = '', port, targetPort = port, protocol = 'TCP' }) => ({
      name,
      port,
      target: String(targetPort),
      protocol,
    })),
    createdAt: new Date(metadata.creationTimestamp),
  };
}

/** An ingress for people. */
export function toIngress({ metadata, spec, status }: Stored<'ingresses.networking.k8s.io'>): Ingress {
  return {
    name: metadata.name,
    namespace: metadata.namespace ?? '',
    className: spec?.ingressClassName ?? '',
    hosts: [...new Set((spec?.rules ?? []).flatMap(({ host }) => host ?? []))],
    addresses: addressesOf(status),
    hasTls: (spec?.tls ?? []).length > 0,
    createdAt: new Date(metadata.creationTimestamp),
  };
}

/** A volume claim for people. */
export function toVolumeClaim({ metadata, spec, status }: Stored<'persistentvolumeclaims'>): VolumeClaim {
  const size = status?.capacity?.storage ?? spec?.resources?.requests?.storage ?? '0';
  return {
    name: metadata.name,
    namespace: metadata.namespace ?? '',
    phase: status?.phase ?? 'Pending',
    sizeGb: (parseQuantity(size) ?? 0) / GIB,
    storageClass: spec?.storageClassName ?? '',
    volume: spec?.volumeName ?? null,
    createdAt: new Date(metadata.creationTimestamp),
  };
}

/** An event for people. */
export function toEvent(event: Stored<'events'>): KubernetesEvent {
  const { metadata, involvedObject, lastTimestamp, eventTime, series } = event;
  return {
    uid: metadata.uid,
    type: event.type === 'Warning' ? 'warning' : 'normal',
    reason: event.reason ?? '',
    message: event.message ?? '',
    namespace: involvedObject.namespace ?? metadata.namespace ?? '',
    object: { kind: involvedObject.kind ?? '', name: involvedObject.name ?? '' },
    count: series?.count ?? event.count ?? 1,
    lastSeenAt: new Date(
      series?.lastObservedTime ?? lastTimestamp ?? eventTime ?? metadata.creationTimestamp,
    ),
  };
}
