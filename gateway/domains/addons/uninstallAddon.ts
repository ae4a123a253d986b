import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { Addon, AddonRef, splitAddonId } from './Addon.ts';
import { previewAddon, sendAddon, type AddonRecord } from './addons.upstream.ts';

const UninstallAddonPayload = builder.objectRef<{ addon: AddonRecord }>('UninstallAddonPayload').implement({
  description: 'The removal has started.',
  fields: (t) => ({
    addon: t.expose('addon', { type: AddonRef, description: 'The add-on, status UNINSTALLING.' }),
  }),
});

const UninstallAddonResult = builder.errorUnion('UninstallAddonResult', {
  types: [RefusedError, UninstallAddonPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : UninstallAddonPayload),
});

builder.mutationField('uninstallAddon', (t) =>
  t.fieldWithInput({
    type: UninstallAddonResult,
    description:
      'Removes an add-on from its cluster. `addonChanged` reports the progress. Scope: ADDONS_WRITE.',
    input: {
      id: t.input.globalID({ for: Addon, required: true, description: 'The add-on on its cluster.' }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result is a ChangePreview with the path `addons.<name>`. The scope addons:read is enough.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, name } = splitAddonId(input.id.id);
      if (input.dryRun) return previewAddon(ctx, 'DELETE', clusterId, { addonName: name });
      return { addon: await sendAddon(ctx, 'DELETE', clusterId, { addonName: name }) };
    },
  }),
);
