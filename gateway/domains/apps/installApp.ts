import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { AppRef } from './App.ts';
import { AppSettingInput, configurationOf } from './AppSetting.ts';
import { loadApp, previewApp, sendApp, type InstalledAppRecord } from './apps.upstream.ts';
import { InstalledAppRef } from './InstalledApp.ts';

const InstallAppPayload = builder.objectRef<{ app: InstalledAppRecord }>('InstallAppPayload').implement({
  description: 'The installation has begun.',
  fields: (t) => ({
    app: t.expose('app', {
      type: InstalledAppRef,
      description: 'The app, status PENDING or INSTALLING_ADDONS.',
    }),
    catalogApp: t.field({
      type: AppRef,
      nullable: true,
      description:
        'The entry of the catalogue on the cluster, with its new `installation`; null when it could not be loaded.',
      resolve: async ({ app }, _args, ctx) => {
        const found = await loadApp(ctx, app.clusterId, app.app_name);
        return found && { ...found, installation: found.installation ?? app };
      },
    }),
  }),
});

const InstallAppResult = builder.errorUnion('InstallAppResult', {
  types: [InputError, RefusedError, PlanLimitError, InstallAppPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : InstallAppPayload),
});

builder.mutationField('installApp', (t) =>
  t.fieldWithInput({
    type: InstallAppResult,
    description:
      'Installs an app of the catalogue on a cluster. `appChanged` reports the progress. Scope: APPS_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      name: t.input.string({ required: true, description: 'Name of the app in the catalogue.' }),
      version: t.input.string({ description: 'Version to install; the newest when omitted.' }),
      settings: t.input.field({
        type: [AppSettingInput],
        defaultValue: [],
        description:
          'Settings by the fields of `CatalogApp.tabs`; the others have their defaults. Errors have the path `settings.<name>`.',
      }),
      withDependencies: t.input.boolean({
        description:
          'If true, missing required add-ons are installed first, in order; if one fails, so does the app.',
      }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result lists what would be installed, in order, with the paths `addons.<name>` and `apps.<name>`, then the settings.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const body = {
        appName: input.name,
        configuration: configurationOf(input.settings),
        ...(input.version ? { version: input.version } : {}),
        ...(input.withDependencies ? { with_dependencies: true } : {}),
      };
      if (input.dryRun) return previewApp(ctx, 'POST', input.clusterId.id, body);
      return { app: await sendApp(ctx, 'POST', input.clusterId.id, body) };
    },
  }),
);
