import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { Addon, AddonRef, splitAddonId } from './Addon.ts';
import { sendAddon, type AddonRecord } from './addons.upstream.ts';

const UpgradeAddonPayload = builder.objectRef<{ addon: AddonRecord }>('UpgradeAddonPayload').implement({
  description: 'The upgrade has started.',
  fields: (t) => ({
    addon: t.expose('addon', { type: AddonRef, description: 'The add-on, status UPGRADING.' }),
  }),
});

builder.mutationField('upgradeAddon', (t) =>
  t.fieldWithInput({
    type: UpgradeAddonPayload,
    errors: { types: [InputError, RefusedError] },
    description: 'Upgrades an installed add-on. `addonChanged` reports the progress.',
    input: {
      id: t.input.globalID({ for: Addon, required: true, description: 'The add-on on its cluster.' }),
      version: t.input.string({ description: 'Version to upgrade to; the latest when omitted.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, name } = splitAddonId(input.id.id);
      const body = { addonName: name, ...(input.version ? { version: input.version } : {}) };
      return { addon: await sendAddon(ctx, 'PUT', clusterId, body) };
    },
  }),
);
