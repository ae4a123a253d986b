import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { previewApp, sendApp, splitInstalledAppId, type InstalledAppRecord } from './apps.upstream.ts';
import { InstalledApp, InstalledAppRef } from './InstalledApp.ts';

const RetryAppPayload = builder.objectRef<{ app: InstalledAppRecord }>('RetryAppPayload').implement({
  description: 'The failed operation has started again.',
  fields: (t) => ({
    app: t.expose('app', {
      type: InstalledAppRef,
      description: 'The app with the status of the operation that is repeated.',
    }),
  }),
});

const RetryAppResult = builder.errorUnion('RetryAppResult', {
  types: [InputError, RefusedError, PlanLimitError, RetryAppPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : RetryAppPayload),
});

builder.mutationField('retryApp', (t) =>
  t.fieldWithInput({
    type: RetryAppResult,
    description:
      'Repeats the operation of an app that has failed, with everything that was entered for it: an installation with its missing add-ons, a change of settings or version, or an uninstallation. `appChanged` reports the progress. Scope: APPS_WRITE.',
    input: {
      id: t.input.globalID({ for: InstalledApp, required: true, description: 'The installed app.' }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result is a ChangePreview. The scope apps:read is enough.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, appId } = splitInstalledAppId(input.id.id);
      const body = { appId, retry: true };
      if (input.dryRun) return previewApp(ctx, 'PUT', clusterId, body);
      return { app: await sendApp(ctx, 'PUT', clusterId, body) };
    },
  }),
);
