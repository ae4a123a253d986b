import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { clusterField } from '../clusters/Cluster.ts';
import { CatalogAddonRef, namedAddons } from '../addons/CatalogAddon.ts';
import { installAction, missingAddons } from './appActions.ts';
import { loadApp, type AppRecord } from './apps.upstream.ts';
import { CatalogAppRef } from './CatalogApp.ts';
import { InstalledAppRef } from './InstalledApp.ts';

export const AppRef = builder.objectRef<AppRecord>('App');

const AppPermissions = builder.objectRef<AppRecord>('AppPermissions').implement({
  description: 'What the caller may do with an app of the catalogue on a cluster now.',
  fields: (t) => ({
    install: t.field({
      type: ActionState,
      description:
        'Whether `installApp` is allowed now, and if not, why. MISSING_DEPENDENCIES does not apply with `withDependencies`.',
      resolve: (app, _args, ctx) => installAction(app, ctx),
    }),
  }),
});

/** An app of the catalogue on a cluster. Node id: cluster id and name. */
export const App = builder.node(AppRef, {
  description: 'An app of the catalogue on one cluster, installed or not.',
  id: { resolve: ({ clusterId, entry }) => `${clusterId}:${entry.name}` },
  loadOne: (id, ctx) => {
    const { owner, rest } = splitOwnId(id, 'App');
    return nullWhenMissing(loadApp(ctx, owner, rest));
  },
  fields: (t) => ({
    cluster: t.field(clusterField),
    catalog: t.expose('entry', { type: CatalogAppRef, description: "The app's entry in the catalogue." }),
    installation: t.expose('installation', {
      type: InstalledAppRef,
      nullable: true,
      description: 'The app on this cluster; null when it is not installed.',
    }),
    missingAddons: t.field({
      type: [CatalogAddonRef],
      description:
        'Add-ons that `installApp` also installs when `withDependencies` is true, in order of installation; empty when none is missing.',
      resolve: async (app, _args, ctx) => namedAddons(ctx, await missingAddons(app, ctx)),
    }),
    viewerCan: t.field({
      type: AppPermissions,
      description: 'What the caller may do with the app now.',
      resolve: (app) => app,
    }),
  }),
});
