import type { Infrastructure } from '../controllers/controller.ts';
import { installDefinition } from '../controllers/addons/definitions.ts';
import type { ClusterState } from '../clusterState.ts';

const NAMESPACES = ['default', 'kube-node-lease', 'kube-public', 'kube-system'];
const COREDNS = 'docker.io/rancher/mirrored-coredns-coredns:1.12.3';

const definitions = [
  { plural: 'helmcharts', kind: 'HelmChart' },
  { plural: 'helmchartconfigs', kind: 'HelmChartConfig' },
];

/** What every k3s has: its namespaces, the API of the helm controller, CoreDNS and the services of API and DNS. */
export function createK3sObjects(state: ClusterState, { schedulesOnControlPlane }: Infrastructure): void {
  for (const name of NAMESPACES) state.create('namespaces', { metadata: { name } });
  const labels = { 'objectset.rio.cattle.io/owner-name': 'crd' };
  for (const definition of definitions)
    installDefinition(
      { ...definition, group: 'helm.cattle.io', version: 'v1', isNamespaced: true },
      labels,
      state,
    );
  state.create('services', {
    metadata: { name: 'kubernetes', namespace: 'default' },
    spec: {
      clusterIP: '10.43.0.1',
      ports: [{ name: 'https', port: 443, targetPort: 6443, protocol: 'TCP' }],
    },
  });
  createCoreDns(state, schedulesOnControlPlane);
}

function createCoreDns(state: ClusterState, isEverywhere: boolean): void {
  const app = { 'k8s-app': 'kube-dns' };
  const metadata = { name: 'coredns', namespace: 'kube-system', labels: app };
  const requests = { cpu: '100m', memory: '70Mi' };
  const tolerations = [
    { key: 'CriticalAddonsOnly', operator: 'Exists' },
    { key: 'node-role.kubernetes.io/control-plane', operator: 'Exists', effect: 'NoSchedule' },
  ];
  const containers = [
    { name: 'coredns', image: COREDNS, resources: { requests, limits: { memory: '170Mi' } } },
  ];
  state.create('deployments.apps', {
    metadata,
    spec: {
      replicas: 2,
      selector: { matchLabels: app },
      template: { metadata: { labels: app }, spec: { containers, ...(!isEverywhere && { tolerations }) } },
    },
  });
  const ports = [
    { name: 'dns', port: 53, protocol: 'UDP' },
    { name: 'dns-tcp', port: 53, protocol: 'TCP' },
  ];
  state.create('services', {
    metadata: { ...metadata, name: 'kube-dns' },
    spec: { clusterIP: '10.43.0.10', selector: app, ports },
  });
}
