import { text } from '../../../messages/messages.ts';
import type { ChartValue } from '../catalogueApp.ts';
import { gi, ingressValues, input, publicUrl, resourceValues } from './chartValues.ts';
import { defineApp, defineImageApp, ingressAt, webAddons } from './defineApp.ts';
import { access, count, resources, storage } from './fields.ts';

const web = { label: text('app_endpoint_web'), service: '', scheme: 'http', hasIngress: true } as const;

export const uptimeKuma = defineApp({
  name: 'uptime-kuma',
  title: 'Uptime Kuma',
  description: text('about_app_uptime_kuma'),
  category: 'monitoring',
  subcategory: 'uptime',
  tags: ['uptime', 'status page', 'alerts'],
  versions: [
    { version: '4.1.0', appVersion: '2.3.0' },
    { version: '4.0.0', appVersion: '2.1.1' },
  ],
  plan: 'free',
  documentation: 'https://github.com/dirsigler/uptime-kuma-helm',
  changelog: 'https://github.com/louislam/uptime-kuma/releases',
  requiredAddons: webAddons,
  chart: { repository: 'https://helm.irsigler.cloud', name: 'uptime-kuma' },
  checkedAgainst: '4.1.0',
  inputsSchema: { access, storage: storage(4, { grows: false }), resources: resources('100m', '256Mi') },
  values: {
    // The claim of a StatefulSet outlives the release.
    useDeploy: false,
    'volume.size': gi,
    'volume.storageClassName': input('storage_class'),
    ...ingressValues('uptime-kuma'),
    resources: resourceValues,
  },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/louislam/uptime-kuma',
      ports: [{ name: 'http', port: 3001 }],
      resources: 'resources',
      claims: [
        {
          name: 'storage',
          mountPath: '/app/data',
          size: 'volume.size',
          storageClass: 'volume.storageClassName',
        },
      ],
    },
  ],
  ingress: ingressAt(),
  endpoints: [{ ...web, port: 3001 }],
});

/** Both charts of VictoriaMetrics have the same values. */
const victoria = (app: 'victoria-metrics-single' | 'victoria-logs-single', image: string, port: number) => {
  const values: Record<string, ChartValue> = {
    'server.retentionPeriod': ({ retention }) => (retention === undefined ? undefined : `${retention}d`),
    'server.persistentVolume.size': gi,
    'server.persistentVolume.storageClassName': input('storage_class'),
    ...ingressValues(app, {
      path: 'server.ingress',
      classKey: 'ingressClassName',
      hosts: (name) => [{ name, path: ['/'], port: 'http' }],
    }),
    'server.resources': resourceValues,
  };
  return {
    name: app,
    category: 'monitoring' as const,
    plan: 'standard' as const,
    requiredAddons: webAddons,
    chart: { repository: 'https://victoriametrics.github.io/helm-charts/', name: app },
    inputsSchema: {
      general: [
        count('retention', {
          label: text('app_field_retention'),
          ...{ default: 30, required: true, min: 1, max: 3650 },
        }),
      ],
      access,
      storage: storage(20, { grows: false }),
      resources: resources('250m', '1Gi'),
    },
    values,
    workloads: [
      {
        name: '-server',
        kind: 'statefulset' as const,
        image,
        ports: [{ name: 'http', port }],
        resources: 'server.resources',
        claims: [
          {
            name: 'server-volume',
            mountPath: '/storage',
            size: 'server.persistentVolume.size',
            storageClass: 'server.persistentVolume.storageClassName',
          },
        ],
      },
    ],
    ingress: ingressAt('server.ingress'),
    endpoints: [{ ...web, service: '-server', port }],
  };
};

export const victoriaMetrics = defineApp({
  ...victoria('victoria-metrics-single', 'docker.io/victoriametrics/victoria-metrics', 8428),
  title: 'VictoriaMetrics',
  description: text('about_app_victoria_metrics_single'),
  subcategory: 'metrics',
  tags: ['metrics', 'prometheus', 'time series'],
  versions: [
    { version: '0.45.0', appVersion: 'v1.150.0' },
    { version: '0.44.0', appVersion: 'v1.149.0' },
  ],
  documentation: 'https://docs.victoriametrics.com/helm/victoria-metrics-single/',
  changelog: 'https://github.com/VictoriaMetrics/VictoriaMetrics/releases',
  checkedAgainst: '0.45.0',
});

export const victoriaLogs = defineApp({
  ...victoria('victoria-logs-single', 'docker.io/victoriametrics/victoria-logs', 9428),
  title: 'VictoriaLogs',
  description: text('about_app_victoria_logs_single'),
  subcategory: 'logs',
  tags: ['logs', 'search', 'observability'],
  versions: [
    { version: '0.13.9', appVersion: 'v1.52.0' },
    { version: '0.13.8', appVersion: 'v1.51.0' },
  ],
  documentation: 'https://docs.victoriametrics.com/helm/victoria-logs-single/',
  changelog: 'https://github.com/VictoriaMetrics/VictoriaLogs/releases',
  checkedAgainst: '0.13.9',
});

export const changedetection = defineImageApp({
  name: 'changedetection',
  title: 'changedetection.io',
  description: text('about_app_changedetection'),
  category: 'monitoring',
  subcategory: 'websites',
  tags: ['website', 'changes', 'alerts'],
  versions: [
    { version: '0.55.8', appVersion: '0.55.8' },
    { version: '0.55.7', appVersion: '0.55.7' },
  ],
  plan: 'free',
  documentation: 'https://github.com/dgtlmoon/changedetection.io/wiki',
  changelog: 'https://github.com/dgtlmoon/changedetection.io/releases',
  image: 'ghcr.io/dgtlmoon/changedetection.io',
  port: 5000,
  data: { mountPath: '/datastore', size: 5 },
  env: { BASE_URL: publicUrl },
  inputsSchema: { resources: resources('100m', '256Mi') },
  endpoints: [{ ...web, port: 5000 }],
});
