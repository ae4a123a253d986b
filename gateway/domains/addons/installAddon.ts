import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { AddonRef } from './Addon.ts';
import { previewAddon, sendAddon, type AddonRecord } from './addons.upstream.ts';

const InstallAddonPayload = builder.objectRef<{ addon: AddonRecord }>('InstallAddonPayload').implement({
  description: 'The installation has begun.',
  fields: (t) => ({
    addon: t.expose('addon', { type: AddonRef, description: 'The add-on, status INSTALLING.' }),
  }),
});

const InstallAddonResult = builder.errorUnion('InstallAddonResult', {
  types: [InputError, RefusedError, PlanLimitError, InstallAddonPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : InstallAddonPayload),
});

builder.mutationField('installAddon', (t) =>
  t.fieldWithInput({
    type: InstallAddonResult,
    description:
      'Installs an add-on of the catalogue on a cluster. `addonChanged` reports the progress. Scope: ADDONS_WRITE.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      name: t.input.string({ required: true, description: 'Name of the add-on in the catalogue.' }),
      version: t.input.string({ description: 'Version to install; the latest when omitted.' }),
      withDependencies: t.input.boolean({
        description:
          'If true, missing required add-ons are installed first, in order. All of them have the status INSTALLING at once; if one fails, those after it fail too.',
      }),
      dryRun: t.input.boolean({
        description:
          'If true, nothing is changed; the result lists what would be installed, in order, with the paths `addons.<name>`.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const body = {
        addonName: input.name,
        ...(input.version ? { version: input.version } : {}),
        ...(input.withDependencies ? { with_dependencies: true } : {}),
      };
      if (input.dryRun) return previewAddon(ctx, 'POST', input.clusterId.id, body);
      return { addon: await sendAddon(ctx, 'POST', input.clusterId.id, body) };
    },
  }),
);
