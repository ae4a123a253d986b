import { text } from '../../../messages/messages.ts';
import {
  claim,
  gi,
  groundhogKeys,
  ingressValues,
  input,
  resourceValues,
  secret,
  storageValues,
  variables,
} from './chartValues.ts';
import { defineApp, ingressAt, webAddons } from './defineApp.ts';
import { access, count, password, resources, storage, toggle, user } from './fields.ts';

export const rabbitmq = defineApp({
  name: 'rabbitmq',
  title: 'RabbitMQ',
  description: text('about_app_rabbitmq'),
  category: 'messaging',
  subcategory: 'queue',
  tags: ['amqp', 'queue', 'broker'],
  versions: [
    { version: '2.3.6', appVersion: '4.3.3' },
    { version: '2.3.5', appVersion: '4.3.2' },
  ],
  plan: 'standard',
  documentation: 'https://github.com/groundhog2k/helm-charts/tree/master/charts/rabbitmq',
  changelog: 'https://github.com/rabbitmq/rabbitmq-server/releases',
  requiredAddons: webAddons,
  chart: { repository: 'https://groundhog2k.github.io/helm-charts/', name: 'rabbitmq' },
  checkedAgainst: '2.3.6',
  inputsSchema: {
    general: [user('admin'), password()],
    access,
    storage: storage(10, { grows: false }),
    resources: resources('250m', '1Gi'),
  },
  values: {
    ...storageValues('storage', groundhogKeys),
    ...ingressValues('rabbitmq'),
    resources: resourceValues,
  },
  // In its configuration file a password may not hold every character.
  secretValues: {
    env: variables({
      RABBITMQ_DEFAULT_USER: (_secrets, { username }) => username,
      RABBITMQ_DEFAULT_PASS: secret('password'),
    }),
  },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/rabbitmq',
      ports: [
        { name: 'amqp', port: 5672 },
        { name: 'mgmt', port: 15672 },
      ],
      resources: 'resources',
      claims: [claim('rabbitmq-volume', '/var/lib/rabbitmq', 'storage', groundhogKeys)],
    },
  ],
  ingress: ingressAt(),
  endpoints: [
    {
      label: text('app_endpoint_admin'),
      service: '',
      port: 15672,
      ...{ scheme: 'http', hasIngress: true, user: { field: 'username' }, password: 'password' },
    },
    {
      label: text('app_endpoint_queue'),
      service: '',
      port: 5672,
      ...{ user: { field: 'username' }, password: 'password' },
    },
  ],
});

export const nats = defineApp({
  name: 'nats',
  title: 'NATS',
  description: text('about_app_nats'),
  category: 'messaging',
  subcategory: 'queue',
  tags: ['jetstream', 'queue', 'streaming', 'broker'],
  versions: [
    { version: '2.14.2', appVersion: '2.14.2' },
    { version: '2.14.0', appVersion: '2.14.0' },
  ],
  plan: 'pro',
  documentation: 'https://docs.nats.io/running-a-nats-service/nats-kubernetes',
  changelog: 'https://github.com/nats-io/nats-server/releases',
  chart: { repository: 'https://nats-io.github.io/k8s/helm/charts/', name: 'nats' },
  checkedAgainst: '2.14.2',
  inputsSchema: {
    general: [
      toggle('cluster', { label: text('app_field_cluster'), description: text('app_field_cluster_about') }),
      count('replicas', {
        label: text('app_field_replicas'),
        ...{ default: 3, required: true, min: 2, max: 7, show_if: 'cluster' },
      }),
    ],
    storage: storage(10, { grows: false }),
    resources: resources('100m', '256Mi'),
  },
  values: {
    'config.cluster.enabled': ({ cluster }) => cluster === true,
    'config.cluster.replicas': ({ cluster, replicas }) => (cluster === true ? replicas : undefined),
    'config.jetstream.enabled': true,
    'natsBox.enabled': false,
    'config.jetstream.fileStore.pvc.size': gi,
    'config.jetstream.fileStore.pvc.storageClassName': input('storage_class'),
    'container.merge.resources': resourceValues,
  },
  workloads: [
    {
      name: '',
      kind: 'statefulset',
      image: 'docker.io/nats:{version}-alpine',
      ports: [{ name: 'nats', port: 4222 }],
      replicas: 'config.cluster.replicas',
      resources: 'container.merge.resources',
      claims: [
        {
          name: 'nats-js',
          mountPath: '/data',
          size: 'config.jetstream.fileStore.pvc.size',
          storageClass: 'config.jetstream.fileStore.pvc.storageClassName',
        },
      ],
    },
  ],
  endpoints: [{ label: text('app_endpoint_queue'), service: '', port: 4222 }],
});
