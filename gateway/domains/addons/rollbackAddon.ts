import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { Addon, AddonRef, splitAddonId } from './Addon.ts';
import { sendRollback, type AddonRecord } from './addons.upstream.ts';

const RollbackAddonPayload = builder.objectRef<{ addon: AddonRecord }>('RollbackAddonPayload').implement({
  description: 'The rollback has started.',
  fields: (t) => ({
    addon: t.expose('addon', { type: AddonRef, description: 'The add-on, status ROLLING_BACK.' }),
  }),
});

builder.mutationField('rollbackAddon', (t) =>
  t.fieldWithInput({
    type: RollbackAddonPayload,
    errors: { types: [RefusedError] },
    description:
      'Returns an add-on to its previous version. `addonChanged` reports the progress. Scope: ADDONS_WRITE.',
    input: {
      id: t.input.globalID({ for: Addon, required: true, description: 'The add-on on its cluster.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { clusterId, name } = splitAddonId(input.id.id);
      return { addon: await sendRollback(ctx, clusterId, name) };
    },
  }),
);
