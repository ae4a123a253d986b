import type { AppPort, AppWorkload } from '../../../../apps/catalogueApp.ts';
import { valueAt } from '../../../../apps/values.ts';
import type { ClusterState } from '../../clusterState.ts';
import { podLabels, type AppChart } from './appChart.ts';

const CLASS_KEYS = ['className', 'ingressClassName', 'class'];
const ISSUER = { 'cert-manager.io/cluster-issuer': 'letsencrypt' };

/** The Services of a workload's ports. */
export function putAppServices(chart: AppChart, workload: AppWorkload, state: ClusterState): void {
  const { namespace, labels, annotations } = chart;
  const suffixOf = (port: AppPort): string => port.service ?? workload.name;
  const all = workload.ports ?? [];
  for (const suffix of new Set(all.map(suffixOf))) {
    const ports = all.filter((port) => suffixOf(port) === suffix);
    const name = `${chart.name}${suffix}`;
    if (state.get('services', name, namespace)) continue;
    state.create('services', {
      metadata: { name, namespace, labels, annotations },
      spec: {
        type: 'ClusterIP',
        selector: podLabels(chart, workload),
        ports: ports.map((port) => ({
          name: port.name,
          port: port.port,
          targetPort: port.targetPort ?? port.port,
          protocol: 'TCP',
        })),
      },
    });
  }
}

/** The first host in the values: charts write it as text, in a list, or as objects with paths. */
function hostIn(value: unknown): string | undefined {
  if (typeof value === 'string') return value === '' ? undefined : value;
  if (Array.isArray(value)) return hostIn(value[0]);
  return hostIn(valueAt(value, 'host') ?? valueAt(value, 'name') ?? undefined);
}

function hostOf({ app, values }: AppChart): string | undefined {
  if (!app.ingress || valueAt(values, app.ingress.enabled) !== true) return undefined;
  const hosts = valueAt(values, app.ingress.hosts);
  return hosts === undefined || hosts === null ? undefined : hostIn(hosts);
}

/** The Ingress of an app while its values want one. */
export function putAppIngress(chart: AppChart, state: ClusterState): void {
  const { app, name, namespace, values } = chart;
  const found = state.get('ingresses.networking.k8s.io', name, namespace);
  const host = hostOf(chart);
  const endpoint = app.endpoints.find(({ hasIngress }) => hasIngress);
  if (host === undefined || !endpoint || !app.ingress) {
    if (found) state.remove('ingresses.networking.k8s.io', found);
    return;
  }
  const parent = app.ingress.enabled.slice(0, app.ingress.enabled.lastIndexOf('.'));
  const className = CLASS_KEYS.map((key) => valueAt(values, `${parent}.${key}`)).find(
    (value) => typeof value === 'string',
  );
  const tls = valueAt(values, `${parent}.tls`);
  const hasTls = tls === true || (Array.isArray(tls) && tls.length > 0);
  const service = { name: `${name}${endpoint.service}`, port: { number: endpoint.port } };
  const spec = {
    ...(className !== undefined && { ingressClassName: className }),
    ...(hasTls && { tls: [{ hosts: [host], secretName: `${name}-tls` }] }),
    rules: [{ host, http: { paths: [{ path: '/', pathType: 'Prefix', backend: { service } }] } }],
  };
  const annotations = { ...chart.annotations, ...(hasTls && ISSUER) };
  if (found)
    state.update('ingresses.networking.k8s.io', {
      ...found,
      metadata: { ...found.metadata, annotations },
      spec,
    });
  else
    state.create('ingresses.networking.k8s.io', {
      metadata: { name, namespace, labels: chart.labels, annotations },
      spec,
    });
}
