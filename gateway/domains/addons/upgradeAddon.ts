import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { Addon, AddonRef, splitAddonId } from './Addon.ts';
import { previewAddon, sendAddon, type AddonRecord } from './addons.upstream.ts';

const UpgradeAddonPayload = builder.objectRef<{ addon: AddonRecord }>('UpgradeAddonPayload').implement({
  description: 'The upgrade has started.',
  fields: (t) => ({
    addon: t.expose('addon', { type: AddonRef, description: 'The add-on, status UPGRADING.' }),
  }),
});

const UpgradeAddonResult = builder.errorUnion('UpgradeAddonResult', {
  types: [InputError, RefusedError, UpgradeAddonPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : UpgradeAddonPayload),
});

builder.mutationField('upgradeAddon', (t) =>
  t.fieldWithInput({
    type: UpgradeAddonResult,
    description: 'Upgrades an installed add-on. `addonChanged` reports the progress. Scope: ADDONS_WRITE.',
    input: {
      id: t.input.globalID({ for: Addon, required: true, description: 'The add-on on its cluster.' }),
      version: t.input.string({ description: 'Version to upgrade to; the latest when omitted.' }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result is a ChangePreview with the path `addons.<name>`. The scope addons:read is enough.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, name } = splitAddonId(input.id.id);
      const body = { addonName: name, ...(input.version ? { version: input.version } : {}) };
      if (input.dryRun) return previewAddon(ctx, 'PUT', clusterId, body);
      return { addon: await sendAddon(ctx, 'PUT', clusterId, body) };
    },
  }),
);
