import { builder } from '../../graphql/builder.ts';
import { ConflictError, InputError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { AppSettingInput, configurationOf } from './AppSetting.ts';
import {
  loadInstalledApp,
  previewApp,
  sendApp,
  splitInstalledAppId,
  type InstalledAppRecord,
} from './apps.upstream.ts';
import { InstalledApp, InstalledAppRef } from './InstalledApp.ts';

const ConfigureAppPayload = builder.objectRef<{ app: InstalledAppRecord }>('ConfigureAppPayload').implement({
  description: 'The settings are saved and being applied.',
  fields: (t) => ({
    app: t.expose('app', {
      type: InstalledAppRef,
      description: 'The app with its new revision, status CONFIGURING.',
    }),
  }),
});

const ConfigureAppResult = builder.errorUnion('ConfigureAppResult', {
  types: [InputError, RefusedError, ConflictError, ConfigureAppPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : ConfigureAppPayload),
});

builder.mutationField('configureApp', (t) =>
  t.fieldWithInput({
    type: ConfigureAppResult,
    description:
      'Changes the settings of an installed app. `appChanged` reports the progress. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: InstalledApp, required: true, description: 'The installed app.' }),
      revision: t.input.int({
        description:
          'The InstalledApp.revision the changes are based on. If the app has changed since, nothing is saved and the result is a ConflictError.',
      }),
      settings: t.input.field({
        type: [AppSettingInput],
        required: true,
        description:
          'Changed settings; the others stay, and so do secrets with an empty value. Errors have the path `settings.<name>`.',
      }),
      dryRun: t.input.boolean({
        description: 'If true, nothing is changed; the result is a ChangePreview that says what restarts.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, appId } = splitInstalledAppId(input.id.id);
      const body = {
        appId,
        configuration: configurationOf(input.settings),
        revision: input.revision ?? undefined,
      };
      if (input.dryRun) return previewApp(ctx, 'PUT', clusterId, body);
      return { app: await sendApp(ctx, 'PUT', clusterId, body) };
    },
  }),
);

builder.objectField(ConflictError, 'currentApp', (t) =>
  t.field({
    type: InstalledAppRef,
    nullable: true,
    description: 'The current app, with its new revision; null when something else was changed.',
    resolve: ({ appId, clusterId }, _args, ctx) =>
      appId === null ? null : loadInstalledApp(ctx, clusterId, appId),
  }),
);
