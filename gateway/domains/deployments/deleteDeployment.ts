import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { Deployment, DeploymentRef } from './Deployment.ts';
import { VolumeDisposal } from './settings/VolumeDisposal.ts';
import { changeDeployment, loadDeployment, type DeploymentRecord } from './deployments.upstream.ts';

const DeleteDeploymentPayload = builder
  .objectRef<{ deployment: DeploymentRecord }>('DeleteDeploymentPayload')
  .implement({
    description: 'The deletion has started.',
    fields: (t) => ({
      deployment: t.expose('deployment', {
        type: DeploymentRef,
        description: 'The deployment, status DELETING.',
      }),
    }),
  });

builder.mutationField('deleteDeployment', (t) =>
  t.fieldWithInput({
    type: DeleteDeploymentPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Deletes a deployment and its objects. `deploymentChanged` reports the end with `deletedDeploymentId`. Scope: DEPLOYMENTS_WRITE.',
    input: {
      id: t.input.globalID({ for: Deployment, required: true, description: 'The deployment.' }),
      volumes: t.input.field({
        type: VolumeDisposal,
        defaultValue: 'keep',
        description: 'What happens to its volumes.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const { id } = input.id;
      const found = await loadDeployment(ctx, id);
      const target = path`/api/clusters/${found?.clusterId ?? ''}/deployments/${id}`;
      return { deployment: await changeDeployment(ctx, 'DELETE', target, { volumes: input.volumes }) };
    },
  }),
);
