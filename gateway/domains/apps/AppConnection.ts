import { builder } from '../../graphql/builder.ts';
import { connectionOf, type SortKey } from '../../graphql/connections.ts';
import { ClusterRef } from '../clusters/Cluster.ts';
import { AppRef } from './App.ts';
import { AppStatus } from './AppStatus.ts';
import {
  isInProgress,
  loadApps,
  loadInstalledApps,
  type AppRecord,
  type InstalledAppRecord,
} from './apps.upstream.ts';
import { InstalledAppRef } from './InstalledApp.ts';

const AppFilter = builder.inputType('AppFilter', {
  description: 'Filter of apps; all given conditions must match.',
  fields: (t) => ({
    installed: t.boolean({ description: 'true for installed apps, false for all others.' }),
    category: t.string({ description: 'Apps of this category.' }),
    search: t.string({
      description: 'Text in the name, title, description, category, subcategory or a tag, in any case.',
    }),
  }),
});
type Filter = typeof AppFilter.$inferInput | null | undefined;

function fits({ entry, installation }: AppRecord, filter: Filter): boolean {
  if (filter?.installed != null && filter.installed !== (installation !== null)) return false;
  if (filter?.category != null && entry.category !== filter.category) return false;
  const wanted = filter?.search?.trim().toLowerCase() ?? '';
  const texts = [entry.name, entry.title, entry.description, entry.category, entry.subcategory ?? ''];
  return [...texts, ...entry.tags].some((text) => text.toLowerCase().includes(wanted));
}

/** Installed apps first, then by title. */
const keyOf = ({ entry, installation }: AppRecord): SortKey => [
  installation ? 0 : 1,
  entry.title,
  entry.name,
];

const InstalledAppFilter = builder.inputType('InstalledAppFilter', {
  description: 'Filter of installed apps; all given conditions must match.',
  fields: (t) => ({
    statuses: t.field({ type: [AppStatus], description: 'Apps with one of these statuses.' }),
    outdated: t.boolean({
      description:
        'true for apps whose version is known and not the newest of the catalogue, false for all others.',
    }),
  }),
});

function fitsInstalled(
  { status, version, latest_version: latest }: InstalledAppRecord,
  filter: typeof InstalledAppFilter.$inferInput | null | undefined,
): boolean {
  if (filter?.statuses && !filter.statuses.includes(status)) return false;
  const isOutdated = version != null && latest != null && version !== latest;
  return filter?.outdated == null || filter.outdated === isOutdated;
}

const AppCounts = builder.objectRef<AppRecord[]>('AppCounts').implement({
  description: 'Numbers of apps of the catalogue by their state on a cluster.',
  fields: (t) => {
    const count = (description: string, fits: (installed: InstalledAppRecord | null) => boolean) =>
      t.int({ description, resolve: (apps) => apps.filter(({ installation }) => fits(installation)).length });
    return {
      total: count('All apps.', () => true),
      installed: count(
        'Apps with an installation on the cluster in any status, including failed ones.',
        (app) => app !== null,
      ),
      available: count('Apps that are not installed.', (app) => app === null),
      inProgress: count('Apps with a running operation.', (app) => app !== null && isInProgress(app.status)),
      failed: count(
        'Apps whose last operation failed.',
        (app) => app?.status === 'failed' || app?.status === 'uninstall_failed',
      ),
    };
  },
});

const AppConnection = builder.connectionObject({ type: AppRef, name: 'AppConnection' });
const InstalledAppConnection = builder.connectionObject({
  type: InstalledAppRef,
  name: 'InstalledAppConnection',
});

builder.objectFields(ClusterRef, (t) => ({
  apps: t.connection(
    {
      type: AppRef,
      nullable: true,
      description:
        'All apps of the catalogue with their state on this cluster: installed ones first, then by title. Databases are in `postgresClusters`. Null when they could not be loaded.',
      args: { filter: t.arg({ type: AppFilter, description: 'Filter; all apps when omitted.' }) },
      resolve: async ({ id }, { filter, ...args }, ctx) => {
        const all = await loadApps(ctx, id);
        return connectionOf(
          all.filter((one) => fits(one, filter)),
          args,
          keyOf,
        );
      },
    },
    AppConnection,
  ),
  installedApps: t.connection(
    {
      type: InstalledAppRef,
      nullable: true,
      description:
        'Apps that are installed on this cluster, by name. Those of an archived cluster have their last status. Databases are in `postgresClusters`. Null when they could not be loaded.',
      args: { filter: t.arg({ type: InstalledAppFilter, description: 'Filter; all apps when omitted.' }) },
      resolve: async ({ id }, { filter, ...args }, ctx) => {
        const all = await loadInstalledApps(ctx, id);
        return connectionOf(
          all.filter((one) => fitsInstalled(one, filter)),
          args,
          ({ app_name: name, id: own }) => [name, own],
        );
      },
    },
    InstalledAppConnection,
  ),
  appCounts: t.field({
    type: AppCounts,
    nullable: true,
    description: 'Numbers of apps, without databases; null when they could not be loaded.',
    resolve: ({ id }, _args, ctx) => loadApps(ctx, id),
  }),
  app: t.field({
    type: AppRef,
    nullable: true,
    description: 'An app of the catalogue on this cluster; null when the catalogue has none of that name.',
    args: { name: t.arg.string({ required: true, description: 'Name of the app.' }) },
    resolve: async ({ id }, { name }, ctx) =>
      (await loadApps(ctx, id)).find(({ entry }) => entry.name === name) ?? null,
  }),
}));
