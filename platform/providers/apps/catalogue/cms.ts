import { text } from '../../../messages/messages.ts';
import {
  claim,
  groundhogKeys,
  ingressValues,
  publicUrl,
  resourceValues,
  secret,
  storageValues,
} from './chartValues.ts';
import { defineApp, defineImageApp, ingressAt, webAddons } from './defineApp.ts';
import { input } from './chartValues.ts';
import { access, count, email, key, password, requiredAccess, resources, storage } from './fields.ts';

const repository = 'https://groundhog2k.github.io/helm-charts/';
const web = {
  label: text('app_endpoint_web'),
  service: '',
  port: 80,
  scheme: 'http',
  hasIngress: true,
} as const;

export const wordpress = defineApp({
  name: 'wordpress',
  title: 'WordPress',
  description: text('about_app_wordpress'),
  category: 'cms',
  subcategory: 'blog',
  tags: ['blog', 'website', 'php'],
  versions: [
    { version: '0.16.2', appVersion: '7.0.2' },
    { version: '0.16.1', appVersion: '7.0.1' },
  ],
  plan: 'free',
  documentation: 'https://github.com/groundhog2k/helm-charts/tree/master/charts/wordpress',
  changelog: 'https://wordpress.org/news/category/releases/',
  requiredAddons: webAddons,
  chart: { repository, name: 'wordpress' },
  checkedAgainst: '0.16.2',
  inputsSchema: {
    access,
    database: [
      password({ label: text('app_field_db_password') }, 'db_password'),
      password({ label: text('app_field_root_password') }, 'root_password'),
      count('db_size', {
        label: text('app_field_db_size'),
        ...{ default: 5, required: true, min: 1, max: 1000, editable: false },
      }),
    ],
    storage: storage(10),
    resources: resources('250m', '512Mi'),
  },
  values: {
    'mariadb.enabled': true,
    'mariadb.userDatabase.name': 'wordpress',
    'mariadb.userDatabase.user': 'wordpress',
    'mariadb.storage.requestedSize': ({ db_size }) => (db_size === undefined ? undefined : `${db_size}Gi`),
    'mariadb.storage.className': input('storage_class'),
    'storage.keepPvc': true,
    ...storageValues('storage', groundhogKeys),
    ...ingressValues('wordpress'),
    resources: resourceValues,
  },
  secretValues: {
    'mariadb.settings.rootPassword': secret('root_password'),
    'mariadb.userDatabase.password': secret('db_password'),
  },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/wordpress:{version}-apache',
      ports: [{ name: 'http', port: 80, targetPort: 8000 }],
      resources: 'resources',
      claims: [claim('', '/var/www/html', 'storage', groundhogKeys)],
    },
    {
      name: '-mariadb',
      kind: 'statefulset',
      image: 'docker.io/mariadb:10.6.15',
      ports: [{ name: 'mariadb', port: 3306 }],
      claims: [claim('db-volume', '/var/lib/mysql', 'mariadb.storage', groundhogKeys)],
    },
  ],
  ingress: ingressAt(),
  endpoints: [
    web,
    {
      label: text('app_endpoint_database'),
      service: '-mariadb',
      port: 3306,
      ...{ user: 'wordpress', password: 'db_password' },
    },
  ],
});

export const ghost = defineApp({
  name: 'ghost',
  title: 'Ghost',
  description: text('about_app_ghost'),
  category: 'cms',
  subcategory: 'blog',
  tags: ['blog', 'newsletter', 'website'],
  versions: [
    { version: '0.212.2', appVersion: '6.53.0' },
    { version: '0.212.1', appVersion: '6.52.1' },
  ],
  plan: 'free',
  documentation: 'https://github.com/groundhog2k/helm-charts/tree/master/charts/ghost',
  changelog: 'https://github.com/TryGhost/Ghost/releases',
  requiredAddons: webAddons,
  chart: { repository, name: 'ghost' },
  checkedAgainst: '0.212.2',
  inputsSchema: {
    access: requiredAccess,
    storage: storage(10),
    resources: resources('100m', '512Mi'),
  },
  values: {
    'settings.url': publicUrl,
    'storage.keepPvc': true,
    ...storageValues('storage', groundhogKeys),
    ...ingressValues('ghost'),
    resources: resourceValues,
  },
  workloads: [
    {
      name: '',
      kind: 'deployment',
      image: 'docker.io/ghost',
      ports: [{ name: 'http', port: 80, targetPort: 2368 }],
      resources: 'resources',
      claims: [claim('', '/var/lib/ghost/content', 'storage', groundhogKeys)],
    },
  ],
  ingress: ingressAt(),
  endpoints: [web],
});

export const directus = defineImageApp({
  name: 'directus',
  title: 'Directus',
  description: text('about_app_directus'),
  category: 'cms',
  subcategory: 'headless',
  tags: ['headless', 'api', 'content'],
  versions: [
    { version: '11.13.0', appVersion: '11.13.0' },
    { version: '11.11.0', appVersion: '11.11.0' },
  ],
  plan: 'standard',
  documentation: 'https://docs.directus.io/self-hosted/config-options',
  changelog: 'https://github.com/directus/directus/releases',
  image: 'docker.io/directus/directus',
  port: 8055,
  data: { mountPath: '/directus/database', size: 5 },
  fsGroup: 1000,
  env: {
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: '/directus/database/data.db',
    PUBLIC_URL: publicUrl,
    ADMIN_EMAIL: input('email'),
  },
  secretEnv: { SECRET: secret('secret_key'), ADMIN_PASSWORD: secret('password') },
  inputsSchema: {
    general: [email(), password(), key('secret_key', 48)],
    resources: resources('250m', '512Mi'),
  },
  endpoints: [{ ...web, port: 8055, user: { field: 'email' }, password: 'password' }],
});
