import { text } from '../../../messages/messages.ts';
import {
  claim,
  hostShapes,
  ingressValues,
  input,
  keptClaim,
  postgresUrl,
  publicUrl,
  resourceValues,
  secret,
  storageValues,
} from './chartValues.ts';
import { defineApp, defineImageApp, ingressAt, webAddons } from './defineApp.ts';
import { password, postgresFields, requiredAccess, resources, storage, user } from './fields.ts';

export const gotify = defineImageApp({
  name: 'gotify',
  title: 'Gotify',
  description: text('about_app_gotify'),
  category: 'messaging',
  subcategory: 'notifications',
  tags: ['push', 'notifications'],
  versions: [
    { version: '3.0.0', appVersion: '3.0.0' },
    { version: '2.9.1', appVersion: '2.9.1' },
  ],
  plan: 'free',
  documentation: 'https://gotify.net/docs/',
  changelog: 'https://github.com/gotify/server/releases',
  image: 'docker.io/gotify/server',
  port: 80,
  data: { mountPath: '/app/data', size: 1 },
  env: { GOTIFY_DEFAULTUSER_NAME: input('username') },
  secretEnv: { GOTIFY_DEFAULTUSER_PASS: secret('password') },
  inputsSchema: { general: [user('admin'), password()], resources: resources('50m', '128Mi') },
  endpoints: [
    {
      label: text('app_endpoint_web'),
      service: '',
      port: 80,
      ...{ scheme: 'http', hasIngress: true, user: { field: 'username' }, password: 'password' },
    },
  ],
});

export const mattermost = defineApp({
  name: 'mattermost',
  title: 'Mattermost',
  description: text('about_app_mattermost'),
  category: 'messaging',
  subcategory: 'chat',
  tags: ['chat', 'slack', 'team'],
  versions: [
    { version: '6.6.96', appVersion: '11.6.1' },
    { version: '6.6.95', appVersion: '11.6.0' },
  ],
  plan: 'pro',
  documentation: 'https://github.com/mattermost/mattermost-helm',
  changelog: 'https://github.com/mattermost/mattermost/releases',
  requiredAddons: [...webAddons, 'cloudnative-pg'],
  chart: { repository: 'https://helm.mattermost.com', name: 'mattermost-team-edition' },
  checkedAgainst: '6.6.96',
  inputsSchema: {
    access: requiredAccess,
    database: postgresFields('mattermost'),
    storage: storage(10),
    resources: resources('250m', '1Gi'),
  },
  values: {
    'mysql.enabled': false,
    'externalDB.enabled': true,
    'externalDB.externalDriverType': 'postgres',
    ...storageValues('persistence.data'),
    'persistence.data.annotations': keptClaim,
    'persistence.plugins.annotations': keptClaim,
    ...ingressValues('mattermost', { hosts: hostShapes.texts }),
    'config.MM_SERVICESETTINGS_SITEURL': publicUrl,
    resources: resourceValues,
  },
  secretValues: {
    'externalDB.externalConnectionString': (secrets, inputs) =>
      postgresUrl(secrets, inputs)?.replace('postgresql://', ''),
  },
  workloads: [
    {
      name: '-mattermost-team-edition',
      kind: 'deployment',
      image: 'docker.io/mattermost/mattermost-team-edition',
      ports: [{ name: 'web', port: 8065, service: '-team-edition' }],
      resources: 'resources',
      claims: [claim('-mattermost-team-edition', '/mattermost/data', 'persistence.data')],
    },
  ],
  ingress: ingressAt(),
  endpoints: [
    {
      label: text('app_endpoint_web'),
      service: '-team-edition',
      port: 8065,
      ...{ scheme: 'http', hasIngress: true },
    },
  ],
});

export const listmonk = defineImageApp({
  name: 'listmonk',
  title: 'listmonk',
  description: text('about_app_listmonk'),
  category: 'messaging',
  subcategory: 'email',
  tags: ['newsletter', 'mailing list', 'email'],
  versions: [
    { version: '6.2.0', appVersion: 'v6.2.0' },
    { version: '6.1.0', appVersion: 'v6.1.0' },
  ],
  plan: 'standard',
  documentation: 'https://listmonk.app/docs/',
  changelog: 'https://github.com/knadh/listmonk/releases',
  requiredAddons: [...webAddons, 'cloudnative-pg'],
  image: 'docker.io/listmonk/listmonk',
  port: 9000,
  data: { mountPath: '/listmonk/uploads', size: 5 },
  args: ['sh', '-c', './listmonk --install --idempotent --yes && ./listmonk --upgrade --yes && ./listmonk'],
  env: {
    LISTMONK_app__address: '0.0.0.0:9000',
    LISTMONK_ADMIN_USER: input('username'),
    LISTMONK_db__host: input('db_host'),
    LISTMONK_db__port: '5432',
    LISTMONK_db__database: input('db_name'),
    LISTMONK_db__user: input('db_user'),
  },
  secretEnv: { LISTMONK_ADMIN_PASSWORD: secret('password'), LISTMONK_db__password: secret('db_password') },
  inputsSchema: {
    general: [user('admin'), password()],
    database: postgresFields('listmonk'),
    resources: resources('100m', '256Mi'),
  },
  endpoints: [
    {
      label: text('app_endpoint_web'),
      service: '',
      port: 9000,
      ...{ scheme: 'http', hasIngress: true, user: { field: 'username' }, password: 'password' },
    },
  ],
});

export const ntfy = defineImageApp({
  name: 'ntfy',
  title: 'ntfy',
  description: text('about_app_ntfy'),
  category: 'messaging',
  subcategory: 'notifications',
  tags: ['push', 'notifications', 'pub-sub'],
  versions: [
    { version: '2.13.0', appVersion: 'v2.13.0' },
    { version: '2.12.0', appVersion: 'v2.12.0' },
  ],
  plan: 'free',
  documentation: 'https://docs.ntfy.sh/config/',
  changelog: 'https://docs.ntfy.sh/releases/',
  image: 'docker.io/binwiederhier/ntfy',
  port: 80,
  args: ['serve'],
  data: { mountPath: '/var/cache/ntfy', size: 2 },
  env: {
    NTFY_BASE_URL: publicUrl,
    NTFY_CACHE_FILE: '/var/cache/ntfy/cache.db',
    NTFY_BEHIND_PROXY: 'true',
  },
  inputsSchema: { resources: resources('50m', '128Mi') },
  endpoints: [{ label: text('app_endpoint_web'), service: '', port: 80, scheme: 'http', hasIngress: true }],
});
