import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { AddonRef } from './Addon.ts';
import { sendAddon, type AddonRecord } from './addons.upstream.ts';

const InstallAddonPayload = builder.objectRef<{ addon: AddonRecord }>('InstallAddonPayload').implement({
  description: 'The installation has begun.',
  fields: (t) => ({
    addon: t.expose('addon', { type: AddonRef, description: 'The add-on, status INSTALLING.' }),
  }),
});

builder.mutationField('installAddon', (t) =>
  t.fieldWithInput({
    type: InstallAddonPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError] },
    description:
      'Installs an add-on of the catalogue on a cluster. Its progress arrives through addonChanged.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      name: t.input.string({ required: true, description: 'The name of the add-on in the catalogue.' }),
      version: t.input.string({ description: 'A version of the catalogue; the latest when left out.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const body = { addonName: input.name, ...(input.version ? { version: input.version } : {}) };
      return { addon: await sendAddon(ctx, 'POST', input.clusterId.id, body) };
    },
  }),
);
