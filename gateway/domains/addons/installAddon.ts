import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { AddonRef } from './Addon.ts';
import { previewInstall, sendAddon, type AddonRecord } from './addons.upstream.ts';

const InstallAddonPayload = builder.objectRef<{ addon: AddonRecord }>('InstallAddonPayload').implement({
  description: 'The installation has begun.',
  fields: (t) => ({
    addon: t.expose('addon', { type: AddonRef, description: 'The add-on, status INSTALLING.' }),
  }),
});

builder.mutationField('installAddon', (t) =>
  t.fieldWithInput({
    type: InstallAddonPayload,
    errors: { types: [InputError, RefusedError, PlanLimitError, ChangePreview] },
    description:
      'Installs an add-on of the catalogue on a cluster. Its progress arrives through addonChanged.',
    input: {
      clusterId: t.input.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      name: t.input.string({ required: true, description: 'The name of the add-on in the catalogue.' }),
      version: t.input.string({ description: 'A version of the catalogue; the latest when left out.' }),
      withDependencies: t.input.boolean({
        description:
          'Install what it requires and the cluster lacks as well, first and in order. All of them show INSTALLING at once; when one fails, those after it say so.',
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
      if (input.dryRun) throw new ChangePreview(await previewInstall(ctx, input.clusterId.id, body));
      return { addon: await sendAddon(ctx, 'POST', input.clusterId.id, body) };
    },
  }),
);
