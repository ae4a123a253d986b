import { ActionState } from '../../graphql/ActionState.ts';
import { builder } from '../../graphql/builder.ts';
import { nullWhenMissing } from '../../graphql/errors.ts';
import { progressDetail } from '../../graphql/Message.ts';
import { clusterField } from '../clusters/Cluster.ts';
import { AppEndpoint } from './AppEndpoint.ts';
import { AppSetting } from './AppSetting.ts';
import { AppStatus } from './AppStatus.ts';
import { installedAppAction, type InstalledAppAction } from './appActions.ts';
import {
  installedAppId,
  isInProgress,
  loadInstalledApp,
  splitInstalledAppId,
  type InstalledAppRecord,
} from './apps.upstream.ts';
import { loadAppCatalog } from './catalog.upstream.ts';
import { CatalogAppRef } from './CatalogApp.ts';

const InstalledAppPermissions = builder.objectRef<InstalledAppRecord>('InstalledAppPermissions').implement({
  description: 'What the caller may do with an installed app now.',
  fields: (t) => {
    const action = (name: InstalledAppAction, mutation: string) =>
      t.field({
        type: ActionState,
        description: `Whether \`${mutation}\` is allowed now, and if not, why.`,
        resolve: (app, _args, ctx) => installedAppAction(name, app, ctx),
      });
    return {
      configure: action('configure', 'configureApp'),
      upgrade: action('upgrade', 'upgradeApp'),
      rollback: action('rollback', 'rollbackApp'),
      retry: action('retry', 'retryApp'),
      uninstall: action('uninstall', 'uninstallApp'),
    };
  },
});

export const InstalledAppRef = builder.objectRef<InstalledAppRecord>('InstalledApp');

/** An app that was installed on a cluster. Node id: cluster id and UUID. */
export const InstalledApp = builder.node(InstalledAppRef, {
  description: 'An app of the catalogue that is installed on a cluster, or being installed.',
  id: { resolve: installedAppId },
  loadOne: (id, ctx) => {
    const { clusterId, appId } = splitInstalledAppId(id);
    return nullWhenMissing(loadInstalledApp(ctx, clusterId, appId));
  },
  fields: (t) => ({
    uuid: t.exposeString('id', { description: 'Identifier in the REST API.' }),
    cluster: t.field(clusterField),
    name: t.exposeString('app_name', { description: 'Name of the app in the catalogue.' }),
    instanceName: t.exposeString('instance_name', {
      description: 'Name of the instance; `default`, as an app is installed once per cluster.',
    }),
    catalog: t.field({
      type: CatalogAppRef,
      nullable: true,
      description: "The app's entry in the catalogue; null when the catalogue no longer has it.",
      resolve: async (app, _args, ctx) =>
        (await loadAppCatalog(ctx)).find(({ name }) => name === app.app_name) ?? null,
    }),
    status: t.expose('status', { type: AppStatus, description: 'Current status.' }),
    progress: t.int({
      nullable: true,
      description: 'Percentage, 0 to 100, of the running operation; null when none is running.',
      resolve: ({ status, progress }) => (isInProgress(status) ? (progress ?? 0) : null),
    }),
    progressMessage: t.exposeString('message', {
      nullable: true,
      description: 'Current step, or reason of the failure, in English; null when there is none.',
    }),
    detail: t.field(progressDetail),
    version: t.exposeString('version', {
      nullable: true,
      description: 'Installed version; during the installation the one that is being installed.',
    }),
    previousVersion: t.exposeString('previous_version', {
      nullable: true,
      description: 'Version that `rollbackApp` returns to; null when there is none.',
    }),
    targetVersion: t.exposeString('target_version', {
      nullable: true,
      description: 'Version after the running upgrade or rollback, or of the failed one; otherwise null.',
    }),
    latestVersion: t.exposeString('latest_version', {
      nullable: true,
      description: 'Newest version of the catalogue; null when the catalogue no longer has the app.',
    }),
    settings: t.field({
      type: [AppSetting],
      description: 'Settings without those of `secretFields`.',
      resolve: ({ settings }) => settings,
    }),
    secretFields: t.exposeStringList('secret_fields', {
      description: 'Names of the settings that have a secret value.',
    }),
    endpoints: t.expose('endpoints', {
      type: [AppEndpoint],
      description: 'Addresses of the app; empty until it is installed.',
    }),
    revision: t.exposeInt('revision', {
      description: 'Revision of the settings, the input of `configureApp` that detects concurrent changes.',
    }),
    createdAt: t.expose('created_at', { type: 'DateTime', description: 'Time of the installation.' }),
    updatedAt: t.expose('updated_at', { type: 'DateTime', description: 'Time of the last change.' }),
    updatedByName: t.exposeString('updated_by_name', {
      nullable: true,
      description: 'Name of who changed it last; null for a change by the system.',
    }),
    viewerCan: t.field({
      type: InstalledAppPermissions,
      description: 'What the caller may do with the app now.',
      resolve: (app) => app,
    }),
  }),
});
