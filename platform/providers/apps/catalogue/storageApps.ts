import { text } from '../../../messages/messages.ts';
import {
  claim,
  ingressValues,
  input,
  keptClaim,
  resourceValues,
  secret,
  storageValues,
} from './chartValues.ts';
import { defineApp, defineImageApp, ingressAt, webAddons } from './defineApp.ts';
import { access, password, requiredAccess, resources, storage, user } from './fields.ts';

const cloudpirates = 'oci://registry-1.docker.io/cloudpirates';
const credentials = { user: { field: 'username' }, password: 'password' } as const;

export const minio = defineApp({
  name: 'minio',
  title: 'MinIO',
  description: text('about_app_minio'),
  category: 'storage',
  subcategory: 'object storage',
  tags: ['s3', 'object storage', 'bucket'],
  versions: [
    { version: '0.13.3', appVersion: '2025.10.15' },
    { version: '0.13.0', appVersion: '2025.10.15' },
  ],
  plan: 'standard',
  documentation: 'https://github.com/CloudPirates-io/helm-charts/tree/main/charts/minio',
  changelog: 'https://github.com/minio/minio/releases',
  requiredAddons: webAddons,
  chart: { repository: cloudpirates, name: 'minio' },
  checkedAgainst: '0.13.3',
  inputsSchema: {
    general: [user('admin'), password()],
    access,
    storage: storage(50),
    resources: resources('250m', '1Gi'),
  },
  values: {
    'auth.rootUser': input('username'),
    'persistence.annotations': keptClaim,
    ...storageValues('persistence'),
    ...ingressValues('minio', { path: 'consoleIngress' }),
    resources: resourceValues,
  },
  secretValues: { 'auth.rootPassword': secret('password') },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/cloudpirates/image-minio:RELEASE.2025-10-15T17-29-55Z-hardened',
      ports: [
        { name: 'api', port: 9000 },
        { name: 'console', port: 9090 },
      ],
      resources: 'resources',
      claims: [claim('', '/mnt/data', 'persistence')],
    },
  ],
  ingress: ingressAt('consoleIngress'),
  endpoints: [
    {
      label: text('app_endpoint_admin'),
      service: '',
      port: 9090,
      ...{ scheme: 'http', hasIngress: true, ...credentials },
    },
    { label: text('app_endpoint_s3'), service: '', port: 9000, scheme: 'http', ...credentials },
  ],
});

export const rustfs = defineApp({
  name: 'rustfs',
  title: 'RustFS',
  description: text('about_app_rustfs'),
  category: 'storage',
  subcategory: 'object storage',
  tags: ['s3', 'object storage', 'bucket'],
  versions: [
    { version: '0.10.6', appVersion: '1.0.0' },
    { version: '0.10.5', appVersion: '1.0.0' },
  ],
  plan: 'standard',
  documentation: 'https://github.com/CloudPirates-io/helm-charts/tree/main/charts/rustfs',
  changelog: 'https://github.com/rustfs/rustfs/releases',
  requiredAddons: webAddons,
  chart: { repository: cloudpirates, name: 'rustfs' },
  checkedAgainst: '0.10.6',
  inputsSchema: {
    general: [user('rustfsadmin'), password()],
    access,
    storage: storage(50),
    resources: resources('250m', '512Mi'),
  },
  values: {
    'auth.accessKey': input('username'),
    'dataPersistence.annotations': keptClaim,
    ...storageValues('dataPersistence'),
    'logsPersistence.enabled': false,
    'ingress.enabled': false,
    ...ingressValues('rustfs', { path: 'consoleIngress' }),
    resources: resourceValues,
  },
  secretValues: { 'auth.secretKey': secret('password') },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/rustfs/rustfs:1.0.0-beta.1',
      ports: [
        { name: 'api', port: 9000 },
        { name: 'console', port: 9001, service: '-console' },
      ],
      resources: 'resources',
      claims: [claim('-data', '/data', 'dataPersistence')],
    },
  ],
  ingress: ingressAt('consoleIngress'),
  endpoints: [
    {
      label: text('app_endpoint_admin'),
      service: '-console',
      port: 9001,
      ...{ scheme: 'http', hasIngress: true, ...credentials },
    },
    { label: text('app_endpoint_s3'), service: '', port: 9000, scheme: 'http', ...credentials },
  ],
});

export const nextcloud = defineApp({
  name: 'nextcloud',
  title: 'Nextcloud',
  description: text('about_app_nextcloud'),
  category: 'storage',
  subcategory: 'file sharing',
  tags: ['files', 'calendar', 'contacts', 'sync'],
  versions: [
    { version: '9.2.4', appVersion: '34.0.1' },
    { version: '9.1.4', appVersion: '33.0.5' },
  ],
  plan: 'standard',
  documentation: 'https://github.com/nextcloud/helm/tree/main/charts/nextcloud',
  changelog: 'https://nextcloud.com/changelog/',
  requiredAddons: webAddons,
  chart: { repository: 'https://nextcloud.github.io/helm/', name: 'nextcloud' },
  checkedAgainst: '9.2.4',
  inputsSchema: {
    general: [user('admin'), password()],
    access: requiredAccess,
    storage: storage(50),
    resources: resources('500m', '1Gi'),
  },
  values: {
    'nextcloud.host': input('hostname'),
    'nextcloud.username': input('username'),
    'phpClientHttpsFix.enabled': ({ tls }) => tls !== false,
    'persistence.enabled': true,
    ...storageValues('persistence'),
    // Its host is that of nextcloud.host.
    ...Object.fromEntries(
      Object.entries(ingressValues('nextcloud')).filter(([path]) => path !== 'ingress.hosts'),
    ),
    resources: resourceValues,
  },
  secretValues: { 'nextcloud.password': secret('password') },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/nextcloud:{version}-apache',
      ports: [{ name: 'http', port: 8080, targetPort: 80 }],
      resources: 'resources',
      claims: [claim('-nextcloud', '/var/www/html', 'persistence')],
    },
  ],
  ingress: { enabled: 'ingress.enabled', hosts: 'nextcloud.host' },
  endpoints: [
    {
      label: text('app_endpoint_web'),
      service: '',
      port: 8080,
      ...{ scheme: 'http', hasIngress: true, ...credentials },
    },
  ],
});

export const filebrowser = defineImageApp({
  name: 'filebrowser',
  title: 'File Browser',
  description: text('about_app_filebrowser'),
  category: 'storage',
  subcategory: 'file sharing',
  tags: ['files', 'upload', 'sharing'],
  versions: [
    { version: '2.63.23', appVersion: 'v2.63.23' },
    { version: '2.63.22', appVersion: 'v2.63.22' },
  ],
  plan: 'free',
  documentation: 'https://filebrowser.org/',
  changelog: 'https://github.com/filebrowser/filebrowser/releases',
  image: 'docker.io/filebrowser/filebrowser',
  port: 80,
  data: { mountPath: '/srv', size: 20 },
  fsGroup: 1000,
  env: { FB_DATABASE: '/srv/.filebrowser.db' },
  inputsSchema: { resources: resources('50m', '128Mi') },
  endpoints: [{ label: text('app_endpoint_web'), service: '', port: 80, scheme: 'http', hasIngress: true }],
});
