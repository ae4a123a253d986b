import { text } from '../../../messages/messages.ts';
import { claim, groundhogKeys, input, resourceValues, secret, storageValues } from './chartValues.ts';
import { defineApp } from './defineApp.ts';
import { count, password, resources, storage } from './fields.ts';

export const valkey = defineApp({
  name: 'valkey',
  title: 'Valkey',
  description: text('about_app_valkey'),
  category: 'database',
  subcategory: 'cache',
  tags: ['redis', 'cache', 'key-value', 'in-memory'],
  versions: [
    { version: '0.11.0', appVersion: '9.1.1' },
    { version: '0.10.0', appVersion: '9.1.0' },
  ],
  plan: 'free',
  documentation: 'https://github.com/valkey-io/valkey-helm/tree/main/valkey',
  changelog: 'https://github.com/valkey-io/valkey/releases',
  chart: { repository: 'https://valkey.io/valkey-helm/', name: 'valkey' },
  checkedAgainst: '0.11.0',
  inputsSchema: {
    general: [password({ editable: true })],
    storage: storage(5),
    resources: resources('100m', '256Mi'),
  },
  values: {
    'auth.enabled': true,
    'auth.aclUsers.default.permissions': '~* &* +@all',
    'dataStorage.enabled': true,
    'dataStorage.keepPvc': true,
    ...storageValues('dataStorage', groundhogKeys),
    // Two pods cannot share its volume.
    deploymentStrategy: 'Recreate',
    resources: resourceValues,
  },
  secretValues: { 'auth.aclUsers.default.password': secret('password') },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/valkey/valkey',
      ports: [{ name: 'tcp', port: 6379 }],
      resources: 'resources',
      claims: [claim('', '/data', 'dataStorage', groundhogKeys)],
    },
  ],
  endpoints: [
    { label: text('app_endpoint_cache'), service: '', port: 6379, user: 'default', password: 'password' },
  ],
});

export const redis = defineApp({
  name: 'redis',
  title: 'Redis',
  description: text('about_app_redis'),
  category: 'database',
  subcategory: 'cache',
  tags: ['redis', 'cache', 'key-value', 'in-memory'],
  versions: [
    { version: '2.4.4', appVersion: '8.8.0' },
    { version: '2.3.4', appVersion: '8.6.4' },
  ],
  plan: 'free',
  documentation: 'https://github.com/groundhog2k/helm-charts/tree/master/charts/redis',
  changelog: 'https://github.com/redis/redis/releases',
  chart: { repository: 'https://groundhog2k.github.io/helm-charts/', name: 'redis' },
  checkedAgainst: '2.4.4',
  inputsSchema: {
    general: [password({ editable: true })],
    storage: storage(5),
    resources: resources('100m', '256Mi'),
  },
  values: { 'storage.keepPvc': true, ...storageValues('storage', groundhogKeys), resources: resourceValues },
  secretValues: {
    redisConfig: ({ password: value }) =>
      value === undefined
        ? undefined
        : `requirepass "${value.replaceAll(/["\\]/g, String.raw`\$&`)}"\nappendonly yes\n`,
  },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/redis',
      ports: [{ name: 'redis', port: 6379 }],
      resources: 'resources',
      claims: [claim('', '/data', 'storage', groundhogKeys)],
    },
  ],
  endpoints: [
    { label: text('app_endpoint_cache'), service: '', port: 6379, user: 'default', password: 'password' },
  ],
});

export const memcached = defineApp({
  name: 'memcached',
  title: 'Memcached',
  description: text('about_app_memcached'),
  category: 'database',
  subcategory: 'cache',
  tags: ['cache', 'key-value', 'in-memory'],
  versions: [
    { version: '0.14.7', appVersion: '1.6.45' },
    { version: '0.14.6', appVersion: '1.6.45' },
  ],
  plan: 'free',
  documentation: 'https://github.com/CloudPirates-io/helm-charts/tree/main/charts/memcached',
  changelog: 'https://github.com/memcached/memcached/wiki/ReleaseNotes',
  chart: { repository: 'oci://registry-1.docker.io/cloudpirates', name: 'memcached' },
  checkedAgainst: '0.14.7',
  canKeepData: false,
  inputsSchema: {
    general: [
      count('memory_limit', {
        label: text('app_field_cache_memory'),
        description: text('app_field_cache_memory_about'),
        ...{ default: 64, required: true, min: 16, max: 8192 },
      }),
      count('replicas', { label: text('app_field_replicas'), default: 1, required: true, min: 1, max: 10 }),
    ],
    resources: resources('50m', '128Mi'),
  },
  values: {
    'config.memoryLimit': input('memory_limit'),
    replicaCount: input('replicas'),
    resources: resourceValues,
  },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/memcached',
      ports: [{ name: 'memcached', port: 11211 }],
      replicas: 'replicaCount',
      resources: 'resources',
    },
  ],
  endpoints: [{ label: text('app_endpoint_cache'), service: '', port: 11211 }],
});
