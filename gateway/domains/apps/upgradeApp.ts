import { builder } from '../../graphql/builder.ts';
import { ConflictError, InputError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import {
  previewApp,
  requireInstalledApp,
  sendApp,
  splitInstalledAppId,
  type InstalledAppRecord,
} from './apps.upstream.ts';
import { InstalledApp, InstalledAppRef } from './InstalledApp.ts';

const UpgradeAppPayload = builder.objectRef<{ app: InstalledAppRecord }>('UpgradeAppPayload').implement({
  description: 'The upgrade has started.',
  fields: (t) => ({
    app: t.expose('app', { type: InstalledAppRef, description: 'The app, status UPGRADING.' }),
  }),
});

const UpgradeAppResult = builder.errorUnion('UpgradeAppResult', {
  types: [InputError, RefusedError, ConflictError, UpgradeAppPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : UpgradeAppPayload),
});

builder.mutationField('upgradeApp', (t) =>
  t.fieldWithInput({
    type: UpgradeAppResult,
    description:
      'Changes an installed app to a newer version. `appChanged` reports the progress. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: InstalledApp, required: true, description: 'The installed app.' }),
      version: t.input.string({ description: 'Version to upgrade to; the newest when omitted.' }),
      revision: t.input.int({
        description:
          'The InstalledApp.revision the upgrade is based on. If the app has changed since, nothing happens and the result is a ConflictError.',
      }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result is a ChangePreview with the path `apps.<name>`. The scope apps:read is enough.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, appId } = splitInstalledAppId(input.id.id);
      const version = input.version ?? (await requireInstalledApp(ctx, input.id.id)).latest_version;
      const body = { appId, version: version ?? undefined, revision: input.revision ?? undefined };
      if (input.dryRun) return previewApp(ctx, 'PUT', clusterId, body);
      return { app: await sendApp(ctx, 'PUT', clusterId, body) };
    },
  }),
);
