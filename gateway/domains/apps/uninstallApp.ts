import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { previewApp, sendApp, splitInstalledAppId, type InstalledAppRecord } from './apps.upstream.ts';
import { InstalledApp, InstalledAppRef } from './InstalledApp.ts';

const UninstallAppPayload = builder.objectRef<{ app: InstalledAppRecord }>('UninstallAppPayload').implement({
  description: 'The removal has started.',
  fields: (t) => ({
    app: t.expose('app', { type: InstalledAppRef, description: 'The app, status UNINSTALLING.' }),
  }),
});

const UninstallAppResult = builder.errorUnion('UninstallAppResult', {
  types: [RefusedError, UninstallAppPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : UninstallAppPayload),
});

builder.mutationField('uninstallApp', (t) =>
  t.fieldWithInput({
    type: UninstallAppResult,
    description:
      'Removes an app from its cluster. `appChanged` reports the end with `uninstalledAppId`. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: InstalledApp, required: true, description: 'The installed app.' }),
      deleteData: t.input.boolean({
        defaultValue: false,
        description:
          'If true, its volumes are deleted with their data; otherwise they stay and keep their price.',
      }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result is a ChangePreview that says what happens to the data. The scope apps:read is enough.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, appId } = splitInstalledAppId(input.id.id);
      const body = { appId, delete_data: input.deleteData ?? false };
      if (input.dryRun) return previewApp(ctx, 'DELETE', clusterId, body);
      return { app: await sendApp(ctx, 'DELETE', clusterId, body) };
    },
  }),
);
