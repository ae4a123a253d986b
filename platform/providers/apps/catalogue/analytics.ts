import { text } from '../../../messages/messages.ts';
import {
  hostShapes,
  ingressValues,
  input,
  postgresUrl,
  publicUrl,
  resourceValues,
  secret,
} from './chartValues.ts';
import { defineApp, defineImageApp, ingressAt, webAddons } from './defineApp.ts';
import { access, key, password, postgresFields, resources, user } from './fields.ts';

const web = { label: text('app_endpoint_web'), service: '', scheme: 'http', hasIngress: true } as const;

export const metabase = defineApp({
  name: 'metabase',
  title: 'Metabase',
  description: text('about_app_metabase'),
  category: 'analytics',
  subcategory: 'business intelligence',
  tags: ['bi', 'dashboards', 'sql'],
  versions: [
    { version: '2.26.0', appVersion: 'v0.59.6.x' },
    { version: '2.25.1', appVersion: 'v0.56.20.x' },
  ],
  plan: 'standard',
  documentation: 'https://github.com/pmint93/helm-charts/tree/master/charts/metabase',
  changelog: 'https://github.com/metabase/metabase/releases',
  requiredAddons: [...webAddons, 'cloudnative-pg'],
  chart: { repository: 'https://pmint93.github.io/helm-charts', name: 'metabase' },
  checkedAgainst: '2.26.0',
  inputsSchema: {
    access,
    database: postgresFields('metabase'),
    resources: resources('500m', '2Gi'),
  },
  values: {
    'database.type': 'postgres',
    'database.host': input('db_host'),
    'database.port': 5432,
    'database.dbname': input('db_name'),
    'database.username': input('db_user'),
    siteUrl: publicUrl,
    ...ingressValues('metabase', { hosts: hostShapes.texts }),
    resources: resourceValues,
  },
  secretValues: { 'database.password': secret('db_password') },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/metabase/metabase',
      ports: [{ name: 'http', port: 80, targetPort: 3000 }],
      resources: 'resources',
    },
  ],
  ingress: ingressAt(),
  endpoints: [{ ...web, port: 80 }],
});

export const umami = defineImageApp({
  name: 'umami',
  title: 'Umami',
  description: text('about_app_umami'),
  category: 'analytics',
  subcategory: 'web analytics',
  tags: ['website', 'visitors', 'privacy'],
  versions: [
    { version: '2.20.2', appVersion: '2.20.2' },
    { version: '2.20.1', appVersion: '2.20.1' },
  ],
  plan: 'standard',
  documentation: 'https://umami.is/docs',
  changelog: 'https://github.com/umami-software/umami/releases',
  requiredAddons: [...webAddons, 'cloudnative-pg'],
  image: 'ghcr.io/umami-software/umami',
  tagOf: (version) => `postgresql-v${version}`,
  port: 3000,
  secretEnv: { DATABASE_URL: postgresUrl, APP_SECRET: secret('app_secret') },
  inputsSchema: {
    general: [key('app_secret', 48, { editable: true })],
    database: postgresFields('umami'),
    resources: resources('100m', '512Mi'),
  },
  endpoints: [{ ...web, port: 3000, user: 'admin' }],
});

export const clickhouse = defineImageApp({
  name: 'clickhouse',
  title: 'ClickHouse',
  description: text('about_app_clickhouse'),
  category: 'analytics',
  subcategory: 'warehouse',
  tags: ['olap', 'columns', 'sql', 'database'],
  versions: [
    { version: '25.8', appVersion: '25.8' },
    { version: '25.3', appVersion: '25.3' },
  ],
  plan: 'pro',
  documentation: 'https://clickhouse.com/docs',
  changelog: 'https://github.com/ClickHouse/ClickHouse/releases',
  image: 'docker.io/clickhouse/clickhouse-server',
  port: 8123,
  data: { mountPath: '/var/lib/clickhouse', size: 50 },
  fsGroup: 101,
  env: { CLICKHOUSE_USER: input('username'), CLICKHOUSE_DEFAULT_ACCESS_MANAGEMENT: '1' },
  secretEnv: { CLICKHOUSE_PASSWORD: secret('password') },
  inputsSchema: { general: [user('admin'), password()], resources: resources('1', '4Gi') },
  endpoints: [
    {
      label: text('app_endpoint_api'),
      service: '',
      port: 8123,
      ...{ scheme: 'http', hasIngress: true, user: { field: 'username' }, password: 'password' },
    },
  ],
});
