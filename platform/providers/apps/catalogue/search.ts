import { text } from '../../../messages/messages.ts';
import {
  claim,
  hostShapes,
  ingressValues,
  gi,
  input,
  keptClaim,
  resourceValues,
  secret,
  storageValues,
} from './chartValues.ts';
import { defineApp, defineImageApp, ingressAt, webAddons } from './defineApp.ts';
import { access, choice, count, key, resources, storage } from './fields.ts';

export const meilisearch = defineApp({
  name: 'meilisearch',
  title: 'Meilisearch',
  description: text('about_app_meilisearch'),
  category: 'search',
  subcategory: 'full text',
  tags: ['search', 'full text', 'api'],
  versions: [
    { version: '0.34.0', appVersion: 'v1.48.3' },
    { version: '0.33.0', appVersion: 'v1.47.0' },
  ],
  plan: 'standard',
  documentation: 'https://www.meilisearch.com/docs',
  changelog: 'https://github.com/meilisearch/meilisearch/releases',
  requiredAddons: webAddons,
  chart: { repository: 'https://meilisearch.github.io/meilisearch-kubernetes', name: 'meilisearch' },
  checkedAgainst: '0.34.0',
  inputsSchema: {
    general: [
      choice('environment', {
        label: text('app_field_meili_env'),
        description: text('app_field_meili_env_about'),
        ...{ options: ['production', 'development'], default: 'production' },
      }),
      key('master_key', 32, { label: text('app_field_master_key'), editable: true }),
    ],
    access,
    storage: storage(10),
    resources: resources('250m', '1Gi'),
  },
  values: {
    'environment.MEILI_ENV': input('environment'),
    'persistence.enabled': true,
    'persistence.annotations': keptClaim,
    ...storageValues('persistence'),
    ...ingressValues('meilisearch', { hosts: hostShapes.texts }),
    resources: resourceValues,
  },
  secretValues: { 'environment.MEILI_MASTER_KEY': secret('master_key') },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/getmeili/meilisearch',
      ports: [{ name: 'http', port: 7700 }],
      resources: 'resources',
      claims: [{ ...claim('', '/meili_data', 'persistence'), isSeparate: true }],
    },
  ],
  ingress: ingressAt(),
  endpoints: [
    {
      label: text('app_endpoint_api'),
      service: '',
      port: 7700,
      ...{ scheme: 'http', hasIngress: true, password: 'master_key' },
    },
  ],
});

export const qdrant = defineApp({
  name: 'qdrant',
  title: 'Qdrant',
  description: text('about_app_qdrant'),
  category: 'search',
  subcategory: 'vector',
  tags: ['vector', 'embeddings', 'ai', 'search'],
  versions: [
    { version: '1.19.0', appVersion: 'v1.19.0' },
    { version: '1.18.3', appVersion: 'v1.18.3' },
  ],
  plan: 'pro',
  documentation: 'https://qdrant.tech/documentation/',
  changelog: 'https://github.com/qdrant/qdrant/releases',
  requiredAddons: webAddons,
  chart: { repository: 'https://qdrant.github.io/qdrant-helm', name: 'qdrant' },
  checkedAgainst: '1.19.0',
  inputsSchema: {
    general: [
      key('api_key', 32, { label: text('app_field_api_key'), editable: true }),
      count('replicas', { label: text('app_field_replicas'), default: 1, required: true, min: 1, max: 9 }),
    ],
    access,
    storage: storage(10, { grows: false }),
    resources: resources('250m', '1Gi'),
  },
  values: {
    replicaCount: input('replicas'),
    'persistence.size': gi,
    'persistence.storageClassName': input('storage_class'),
    ...ingressValues('qdrant', {
      classKey: 'ingressClassName',
      hosts: (host) => [{ host, paths: [{ path: '/', pathType: 'Prefix', servicePort: 6333 }] }],
    }),
    resources: resourceValues,
  },
  secretValues: { apiKey: secret('api_key') },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/qdrant/qdrant',
      ports: [
        { name: 'http', port: 6333 },
        { name: 'grpc', port: 6334 },
      ],
      replicas: 'replicaCount',
      resources: 'resources',
      claims: [
        {
          name: 'qdrant-storage',
          mountPath: '/qdrant/storage',
          size: 'persistence.size',
          storageClass: 'persistence.storageClassName',
        },
      ],
    },
  ],
  ingress: ingressAt(),
  endpoints: [
    {
      label: text('app_endpoint_api'),
      service: '',
      port: 6333,
      ...{ scheme: 'http', hasIngress: true, password: 'api_key' },
    },
    { label: text('app_endpoint_grpc'), service: '', port: 6334, password: 'api_key' },
  ],
});

export const typesense = defineImageApp({
  name: 'typesense',
  title: 'Typesense',
  description: text('about_app_typesense'),
  category: 'search',
  subcategory: 'full text',
  tags: ['search', 'full text', 'api'],
  versions: [
    { version: '29.0', appVersion: '29.0' },
    { version: '28.0', appVersion: '28.0' },
  ],
  plan: 'standard',
  documentation: 'https://typesense.org/docs/',
  changelog: 'https://github.com/typesense/typesense/releases',
  image: 'docker.io/typesense/typesense',
  port: 8108,
  data: { mountPath: '/data', size: 10 },
  env: { TYPESENSE_DATA_DIR: '/data' },
  secretEnv: { TYPESENSE_API_KEY: secret('api_key') },
  inputsSchema: {
    general: [key('api_key', 32, { label: text('app_field_api_key'), editable: true })],
    resources: resources('250m', '1Gi'),
  },
  endpoints: [
    {
      label: text('app_endpoint_api'),
      service: '',
      port: 8108,
      ...{ scheme: 'http', hasIngress: true, password: 'api_key' },
    },
  ],
});
