import { builder } from '../../graphql/builder.ts';
import { ConflictError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { installedAppAction } from './appActions.ts';
import { previewApp, requireInstalledApp, sendApp, type InstalledAppRecord } from './apps.upstream.ts';
import { InstalledApp, InstalledAppRef } from './InstalledApp.ts';

const RollbackAppPayload = builder.objectRef<{ app: InstalledAppRecord }>('RollbackAppPayload').implement({
  description: 'The rollback has started.',
  fields: (t) => ({
    app: t.expose('app', { type: InstalledAppRef, description: 'The app, status ROLLBACK.' }),
  }),
});

const RollbackAppResult = builder.errorUnion('RollbackAppResult', {
  types: [RefusedError, ConflictError, RollbackAppPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : RollbackAppPayload),
});

builder.mutationField('rollbackApp', (t) =>
  t.fieldWithInput({
    type: RollbackAppResult,
    description:
      'Returns an installed app to its previous version. `appChanged` reports the progress. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: InstalledApp, required: true, description: 'The installed app.' }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result is a ChangePreview with the path `apps.<name>`. The scope apps:read is enough.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const app = await requireInstalledApp(ctx, input.id.id);
      const { clusterId, id, previous_version: version } = app;
      if (version == null) {
        // The platform takes the version to go back to, so it cannot refuse that there is none.
        const { code, detail } = await installedAppAction('rollback', app, ctx);
        if (code && detail) throw new RefusedError(code, detail);
      }
      const body = { appId: id, version };
      if (input.dryRun) return previewApp(ctx, 'PUT', clusterId, body);
      return { app: await sendApp(ctx, 'PUT', clusterId, body) };
    },
  }),
);
