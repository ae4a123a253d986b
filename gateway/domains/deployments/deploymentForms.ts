import { z } from 'zod';
import { builder } from '../../graphql/builder.ts';
import { path, withQuery } from '../../upstream/path.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { AutoUpdatePolicy } from './settings/AutoUpdatePolicy.ts';

const availability = z.object({ available: z.boolean() });

builder.queryField('deploymentNameAvailable', (t) =>
  t.boolean({
    nullable: true,
    description:
      'Whether no deployment and nothing else in the namespace has this name; null when it could not be checked.',
    args: {
      clusterId: t.arg.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      namespace: t.arg.string({ defaultValue: 'default', description: 'The namespace.' }),
      name: t.arg.string({ required: true, description: 'The wanted name.' }),
    },
    resolve: async (_root, { clusterId, namespace, name }, ctx) => {
      ctx.requireToken();
      const target = path`/api/clusters/${clusterId.id}/deployments/check-name`;
      const query = { name, namespace: namespace ?? 'default' };
      return (await ctx.upstream.get(withQuery(target, query), availability)).available;
    },
  }),
);

const preview = z.object({ candidates: z.array(z.string()), next: z.string().nullish() });

const ImageUpdatePreview = builder.objectRef<z.output<typeof preview>>('ImageUpdatePreview').implement({
  description: 'What automatic updates would deploy.',
  fields: (t) => ({
    candidates: t.exposeStringList('candidates', { description: 'Tags that fit the policy, best first.' }),
    next: t.exposeString('next', {
      nullable: true,
      description: 'Tag that would be deployed next; null when there is none.',
    }),
  }),
});

builder.queryField('imageUpdatePreview', (t) =>
  t.field({
    type: ImageUpdatePreview,
    nullable: true,
    description: 'What automatic updates would deploy now; null when the registry could not be reached.',
    args: {
      clusterId: t.arg.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
      imageRepository: t.arg.string({ required: true, description: 'Image without its tag.' }),
      imageTag: t.arg.string({ required: true, description: 'Present tag.' }),
      policy: t.arg({ type: AutoUpdatePolicy, required: true, description: 'Which new tags are deployed.' }),
      customPattern: t.arg.string({ description: 'Pattern of the policy CUSTOM.' }),
    },
    resolve: async (_root, { clusterId, imageRepository, imageTag, policy, customPattern }, ctx) => {
      ctx.requireToken();
      const target = path`/api/clusters/${clusterId.id}/deployments/update-preview`;
      const body = {
        image: imageRepository,
        tag: imageTag,
        policy,
        custom_pattern: customPattern ?? undefined,
      };
      return (await ctx.upstream.send('POST', target, preview, body)).data;
    },
  }),
);
