import type { KubeObject } from '../../../api/objects.ts';
import {
  ageColumn,
  at,
  column,
  listAt,
  nameColumn,
  textAt,
  wide,
  selectorText,
  type ColumnsByResource,
} from './columns.ts';

function portsOf(service: KubeObject): string {
  const ports = listAt(service, 'spec.ports').map((port) => {
    const nodePort = at(port, 'nodePort') === undefined ? '' : `:${textAt(port, 'nodePort')}`;
    return `${textAt(port, 'port')}${nodePort}/${textAt(port, 'protocol', 'TCP')}`;
  });
  return ports.join(',') || '<none>';
}

function balancerAddress(object: KubeObject, none: string): string {
  const found = listAt(object, 'status.loadBalancer.ingress');
  return found.map((one) => textAt(one, 'ip', textAt(one, 'hostname', ''))).join(',') || none;
}

function externalAddress(service: KubeObject): string {
  return balancerAddress(service, at(service, 'spec.type') === 'LoadBalancer' ? '<pending>' : '<none>');
}

export const networkColumns = {
  services: [
    nameColumn,
    column('Type', (service) => textAt(service, 'spec.type')),
    column('Cluster-IP', (service) => textAt(service, 'spec.clusterIP')),
    column('External-IP', externalAddress),
    column('Port(s)', portsOf),
    ageColumn,
    wide('Selector', (service) => selectorText(at(service, 'spec.selector'))),
  ],
  'ingresses.networking.k8s.io': [
    nameColumn,
    column('Class', (ingress) => textAt(ingress, 'spec.ingressClassName')),
    column('Hosts', (ingress) =>
      listAt(ingress, 'spec.rules')
        .map((rule) => textAt(rule, 'host', '*'))
        .join(','),
    ),
    column('Address', (ingress) => balancerAddress(ingress, '')),
    column('Ports', (ingress) => (listAt(ingress, 'spec.tls').length > 0 ? '80, 443' : '80')),
    ageColumn,
  ],
  'ingressclasses.networking.k8s.io': [
    nameColumn,
    column('Controller', (ingressClass) => textAt(ingressClass, 'spec.controller')),
    column('Parameters', () => '<none>'),
    ageColumn,
  ],
} satisfies ColumnsByResource;
