import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { Addon, AddonRef, splitAddonId } from './Addon.ts';
import { sendAddon, type AddonRecord } from './addons.upstream.ts';

const UninstallAddonPayload = builder.objectRef<{ addon: AddonRecord }>('UninstallAddonPayload').implement({
  description: 'The removal has started.',
  fields: (t) => ({
    addon: t.expose('addon', { type: AddonRef, description: 'The add-on, status UNINSTALLING.' }),
  }),
});

builder.mutationField('uninstallAddon', (t) =>
  t.fieldWithInput({
    type: UninstallAddonPayload,
    errors: { types: [RefusedError] },
    description: 'Removes an add-on from its cluster. `addonChanged` reports the progress.',
    input: {
      id: t.input.globalID({ for: Addon, required: true, description: 'The add-on on its cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, name } = splitAddonId(input.id.id);
      return { addon: await sendAddon(ctx, 'DELETE', clusterId, { addonName: name }) };
    },
  }),
);
