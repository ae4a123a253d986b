import { builder } from '../../../graphql/builder.ts';
import type { DeploymentRecord } from '../deployments.upstream.ts';

export const DeploymentSource = builder.objectRef<DeploymentRecord>('DeploymentSource').implement({
  description: 'The image of a deployment.',
  fields: (t) => ({
    imageRepository: t.string({
      description: 'Image without its tag.',
      resolve: ({ config }) => config.image_repository,
    }),
    imageTag: t.string({ description: 'Configured tag.', resolve: ({ config }) => config.image_tag }),
    previousImageTag: t.exposeString('previous_image_tag', {
      nullable: true,
      description: 'Tag of the version before; null when there is none.',
    }),
  }),
});
