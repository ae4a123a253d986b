import { text } from '../../../messages/messages.ts';
import { claim, gi, groundhogKeys, input, resourceValues, secret } from './chartValues.ts';
import { defineApp } from './defineApp.ts';
import { named, password, resources, storage, user } from './fields.ts';

const repository = 'https://groundhog2k.github.io/helm-charts/';
const server = { label: text('app_endpoint_database'), service: '', password: 'password' } as const;

/** MySQL and MariaDB have the same chart with another image. */
const mysqlLike = (app: 'mysql' | 'mariadb') => ({
  name: app,
  category: 'database' as const,
  subcategory: 'relational',
  plan: 'free' as const,
  chart: { repository, name: app },
  inputsSchema: {
    general: [
      named('database', {
        label: text('app_field_database'),
        default: 'app',
        required: true,
        editable: false,
      }),
      user('app'),
      password(),
      password({ label: text('app_field_root_password') }, 'root_password'),
    ],
    storage: storage(10, { grows: false }),
    resources: resources('250m', '1Gi'),
  },
  values: {
    'userDatabase.name.value': input('database'),
    'userDatabase.user.value': input('username'),
    'storage.requestedSize': gi,
    'storage.className': input('storage_class'),
    resources: resourceValues,
  },
  secretValues: {
    'settings.rootPassword.value': secret('root_password'),
    'userDatabase.password.value': secret('password'),
  },
  workloads: [
    {
      name: '',
      kind: 'statefulset' as const,
      image: `docker.io/${app}`,
      ports: [{ name: app, port: 3306 }],
      resources: 'resources',
      claims: [claim('db-volume', '/var/lib/mysql', 'storage', groundhogKeys)],
    },
  ],
  endpoints: [{ ...server, port: 3306, user: { field: 'username' } }],
});

export const mysql = defineApp({
  ...mysqlLike('mysql'),
  title: 'MySQL',
  description: text('about_app_mysql'),
  tags: ['mysql', 'sql', 'database'],
  versions: [
    { version: '3.1.3', appVersion: '9.7.1' },
    { version: '3.1.0', appVersion: '9.7.0' },
  ],
  documentation: 'https://github.com/groundhog2k/helm-charts/tree/master/charts/mysql',
  changelog: 'https://dev.mysql.com/doc/relnotes/mysql/9.7/en/',
  checkedAgainst: '3.1.3',
});

export const mariadb = defineApp({
  ...mysqlLike('mariadb'),
  title: 'MariaDB',
  description: text('about_app_mariadb'),
  tags: ['mariadb', 'mysql', 'sql', 'database'],
  versions: [
    { version: '4.5.3', appVersion: '12.3.2' },
    { version: '4.4.9', appVersion: '11.8.8' },
  ],
  documentation: 'https://github.com/groundhog2k/helm-charts/tree/master/charts/mariadb',
  changelog: 'https://mariadb.com/docs/release-notes/community-server',
  checkedAgainst: '4.5.3',
});

export const mongodb = defineApp({
  name: 'mongodb',
  title: 'MongoDB',
  description: text('about_app_mongodb'),
  category: 'database',
  subcategory: 'document',
  tags: ['mongo', 'nosql', 'document', 'database'],
  versions: [
    { version: '0.7.12', appVersion: '8.3.4' },
    { version: '0.7.9', appVersion: '8.0.26' },
  ],
  plan: 'free',
  documentation: 'https://github.com/groundhog2k/helm-charts/tree/master/charts/mongodb',
  changelog: 'https://www.mongodb.com/docs/manual/release-notes/',
  chart: { repository, name: 'mongodb' },
  checkedAgainst: '0.7.12',
  inputsSchema: {
    general: [user('root'), password({ label: text('app_field_root_password') })],
    storage: storage(10, { grows: false }),
    resources: resources('250m', '1Gi'),
  },
  values: {
    'settings.rootUsername': input('username'),
    'storage.requestedSize': gi,
    'storage.className': input('storage_class'),
    resources: resourceValues,
  },
  secretValues: { 'settings.rootPassword': secret('password') },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/mongo',
      ports: [{ name: 'mongodb', port: 27017 }],
      resources: 'resources',
      claims: [claim('mongodb-volume', '/data/db', 'storage', groundhogKeys)],
    },
  ],
  endpoints: [{ ...server, port: 27017, user: { field: 'username' } }],
});

export const timescaledb = defineApp({
  name: 'timescaledb',
  title: 'TimescaleDB',
  description: text('about_app_timescaledb'),
  category: 'database',
  subcategory: 'time series',
  tags: ['postgresql', 'time series', 'sql', 'database'],
  versions: [
    { version: '0.13.6', appVersion: '2.29.2' },
    { version: '0.13.2', appVersion: '2.28.3' },
  ],
  plan: 'standard',
  documentation: 'https://github.com/CloudPirates-io/helm-charts/tree/main/charts/timescaledb',
  changelog: 'https://github.com/timescale/timescaledb/releases',
  chart: { repository: 'oci://registry-1.docker.io/cloudpirates', name: 'timescaledb' },
  checkedAgainst: '0.13.6',
  inputsSchema: {
    general: [password({ label: text('app_field_root_password') })],
    storage: storage(20, { grows: false }),
    resources: resources('250m', '1Gi'),
  },
  values: {
    'persistence.size': gi,
    'persistence.storageClass': input('storage_class'),
    resources: resourceValues,
  },
  secretValues: { 'auth.postgresPassword': secret('password') },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/timescale/timescaledb:{version}-pg17',
      ports: [{ name: 'postgresql', port: 5432 }],
      resources: 'resources',
      claims: [claim('data', '/var/lib/postgresql/data', 'persistence')],
    },
  ],
  endpoints: [{ ...server, port: 5432, user: 'postgres' }],
});

export const influxdb = defineApp({
  name: 'influxdb2',
  title: 'InfluxDB',
  description: text('about_app_influxdb2'),
  category: 'database',
  subcategory: 'time series',
  tags: ['influx', 'time series', 'metrics', 'database'],
  versions: [
    { version: '2.1.2', appVersion: '2.7.4' },
    { version: '2.1.1', appVersion: '2.3.0' },
  ],
  plan: 'standard',
  documentation: 'https://github.com/influxdata/helm-charts/tree/master/charts/influxdb2',
  changelog: 'https://docs.influxdata.com/influxdb/v2/reference/release-notes/influxdb/',
  chart: { repository: 'https://helm.influxdata.com/', name: 'influxdb2' },
  checkedAgainst: '2.1.2',
  inputsSchema: {
    general: [
      named('organization', {
        label: text('app_field_organization'),
        default: 'main',
        required: true,
        editable: false,
      }),
      named('bucket', {
        label: text('app_field_bucket'),
        default: 'default',
        required: true,
        editable: false,
      }),
      user('admin'),
      password(),
      password({ label: text('app_field_token'), length: 32 }, 'token'),
    ],
    storage: storage(50),
    resources: resources('250m', '1Gi'),
  },
  values: {
    'adminUser.organization': input('organization'),
    'adminUser.bucket': input('bucket'),
    'adminUser.user': input('username'),
    'persistence.size': gi,
    'persistence.storageClass': input('storage_class'),
    resources: resourceValues,
  },
  secretValues: { 'adminUser.password': secret('password'), 'adminUser.token': secret('token') },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/influxdb:{version}-alpine',
      ports: [{ name: 'http', port: 80, targetPort: 8086 }],
      resources: 'resources',
      claims: [{ ...claim('', '/var/lib/influxdb2', 'persistence'), isSeparate: true }],
    },
  ],
  endpoints: [
    {
      label: text('app_endpoint_api'),
      service: '',
      port: 80,
      scheme: 'http',
      user: { field: 'username' },
      password: 'password',
    },
  ],
});
