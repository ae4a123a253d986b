import { text } from '../../../messages/messages.ts';
import { input, publicUrl, secret } from './chartValues.ts';
import { defineImageApp } from './defineApp.ts';
import { named, password, resources, toggle, user } from './fields.ts';

const web = { label: text('app_endpoint_web'), service: '', scheme: 'http', hasIngress: true } as const;
const timezone = named('timezone', {
  label: text('app_field_timezone'),
  default: 'Europe/Berlin',
  required: true,
});

export const memos = defineImageApp({
  name: 'memos',
  title: 'Memos',
  description: text('about_app_memos'),
  category: 'productivity',
  subcategory: 'notes',
  tags: ['notes', 'markdown'],
  versions: [
    { version: '0.30.0', appVersion: '0.30.0' },
    { version: '0.29.1', appVersion: '0.29.1' },
  ],
  plan: 'free',
  documentation: 'https://usememos.com/docs',
  changelog: 'https://github.com/usememos/memos/releases',
  image: 'docker.io/neosmemo/memos',
  port: 5230,
  data: { mountPath: '/var/opt/memos', size: 2 },
  env: { MEMOS_INSTANCE_URL: publicUrl },
  inputsSchema: { resources: resources('50m', '128Mi') },
  endpoints: [{ ...web, port: 5230 }],
});

export const linkding = defineImageApp({
  name: 'linkding',
  title: 'linkding',
  description: text('about_app_linkding'),
  category: 'productivity',
  subcategory: 'bookmarks',
  tags: ['bookmarks', 'links'],
  versions: [
    { version: '1.46.2', appVersion: '1.46.2' },
    { version: '1.46.1', appVersion: '1.46.1' },
  ],
  plan: 'free',
  documentation: 'https://linkding.link/options/',
  changelog: 'https://github.com/sissbruecker/linkding/releases',
  image: 'docker.io/sissbruecker/linkding',
  port: 9090,
  data: { mountPath: '/etc/linkding/data', size: 2 },
  env: { LD_SUPERUSER_NAME: input('username'), LD_CSRF_TRUSTED_ORIGINS: publicUrl },
  secretEnv: { LD_SUPERUSER_PASSWORD: secret('password') },
  inputsSchema: { general: [user('admin'), password()], resources: resources('50m', '256Mi') },
  endpoints: [{ ...web, port: 9090, user: { field: 'username' }, password: 'password' }],
});

export const mealie = defineImageApp({
  name: 'mealie',
  title: 'Mealie',
  description: text('about_app_mealie'),
  category: 'productivity',
  subcategory: 'recipes',
  tags: ['recipes', 'meal planner'],
  versions: [
    { version: '2.0.0', appVersion: 'v2.0.0' },
    { version: '1.12.0', appVersion: 'v1.12.0' },
  ],
  plan: 'free',
  documentation: 'https://docs.mealie.io/',
  changelog: 'https://github.com/mealie-recipes/mealie/releases',
  image: 'ghcr.io/mealie-recipes/mealie',
  port: 9000,
  data: { mountPath: '/app/data', size: 5 },
  env: {
    BASE_URL: publicUrl,
    TZ: input('timezone'),
    ALLOW_SIGNUP: ({ signups }) => String(signups === true),
  },
  inputsSchema: {
    general: [
      timezone,
      toggle('signups', { label: text('app_field_signups'), description: text('app_field_signups_about') }),
    ],
    resources: resources('100m', '512Mi'),
  },
  endpoints: [{ ...web, port: 9000, user: 'changeme@example.com' }],
});

export const freshrss = defineImageApp({
  name: 'freshrss',
  title: 'FreshRSS',
  description: text('about_app_freshrss'),
  category: 'productivity',
  subcategory: 'news',
  tags: ['rss', 'feeds', 'news'],
  versions: [
    { version: '1.24.3', appVersion: '1.24.3' },
    { version: '1.24.2', appVersion: '1.24.2' },
  ],
  plan: 'free',
  documentation: 'https://freshrss.github.io/FreshRSS/en/',
  changelog: 'https://github.com/FreshRSS/FreshRSS/releases',
  image: 'docker.io/freshrss/freshrss',
  port: 80,
  data: { mountPath: '/var/www/FreshRSS/data', size: 2 },
  env: { TZ: input('timezone'), CRON_MIN: '1,31' },
  inputsSchema: { general: [timezone], resources: resources('50m', '256Mi') },
  endpoints: [{ ...web, port: 80 }],
});
