import { serverMessage } from '../../testing/serverMessage.ts';

const allowed = { allowed: true, code: null, detail: null };
export const refused = (code: string, message = '') => ({
  allowed: false,
  code,
  detail: serverMessage(message),
});

/** The entry of an app in the catalogue, as the gateway returns it. */
export const catalogEntry = (name: string, rest: object = {}) => ({
  id: `catalog-${name}`,
  name,
  title: name[0]?.toUpperCase() + name.slice(1),
  detail: serverMessage(`About ${name}`),
  category: 'cms',
  subcategory: 'blog',
  tags: ['web'],
  latestVersion: '2.0.0',
  versions: [{ version: '2.0.0', appVersion: '20' }],
  plan: 'FREE',
  requiredAddons: [],
  documentationUrl: `https://docs.example.com/${name}`,
  changelogUrl: `https://example.com/${name}/releases`,
  canKeepData: true,
  tabs: [],
  ...rest,
});

/** An installed app, as the gateway returns it. */
export const installation = (name: string, rest: object = {}) => ({
  id: `installed-${name}`,
  uuid: `uuid-${name}`,
  name,
  instanceName: 'default',
  status: 'INSTALLED',
  progress: null,
  detail: null,
  version: '2.0.0',
  previousVersion: null,
  targetVersion: null,
  latestVersion: '2.0.0',
  endpoints: [],
  settings: [],
  secretFields: [],
  revision: 1,
  cluster: { id: 'c1', uuid: 'u1' },
  catalog: catalogEntry(name),
  viewerCan: {
    configure: allowed,
    upgrade: refused('UP_TO_DATE', 'It is up to date.'),
    rollback: refused('NO_PREVIOUS_VERSION', 'It has no previous version.'),
    retry: refused('NOT_FAILED', 'Nothing has failed.'),
    uninstall: allowed,
  },
  ...rest,
});

/** An app of the catalogue on a cluster, as the gateway returns it. */
export const appOf = (name: string, rest: object = {}) => ({
  id: `app-${name}`,
  cluster: { id: 'c1', uuid: 'u1' },
  catalog: catalogEntry(name),
  installation: null,
  missingAddons: [],
  viewerCan: { install: allowed },
  ...rest,
});
