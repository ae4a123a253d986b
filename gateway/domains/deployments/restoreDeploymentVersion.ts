import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { splitOwnId } from '../../graphql/globalId.ts';
import { path } from '../../upstream/path.ts';
import { DeploymentRef } from './Deployment.ts';
import { changeDeployment, type DeploymentRecord } from './deployments.upstream.ts';
import { DeploymentVersion } from './DeploymentVersion.ts';

const RestoreDeploymentVersionPayload = builder
  .objectRef<{ deployment: DeploymentRecord }>('RestoreDeploymentVersionPayload')
  .implement({
    description: 'The image of the version is being deployed; automatic updates are off.',
    fields: (t) => ({
      deployment: t.expose('deployment', {
        type: DeploymentRef,
        description: 'The deployment, status UPDATING.',
      }),
    }),
  });

builder.mutationField('restoreDeploymentVersion', (t) =>
  t.fieldWithInput({
    type: RestoreDeploymentVersionPayload,
    errors: { types: [RefusedError] },
    description:
      'Deploys the image of an earlier version again and turns automatic updates off. Refused with IMAGE_NOT_FOUND when the tag no longer exists. Scope: DEPLOYMENTS_WRITE.',
    input: {
      id: t.input.globalID({ for: DeploymentVersion, required: true, description: 'The version.' }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { owner, rest } = splitOwnId(input.id.id, 'DeploymentVersion');
      const target = path`/api/deployments/${owner}/restore-version`;
      return { deployment: await changeDeployment(ctx, 'POST', target, { version_id: rest }) };
    },
  }),
);
