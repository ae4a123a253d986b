import { builder } from '../../graphql/builder.ts';
import { InputError, RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { Deployment, DeploymentRef } from './Deployment.ts';
import { changeDeployment, type DeploymentRecord } from './deployments.upstream.ts';

const ScaleDeploymentPayload = builder
  .objectRef<{ deployment: DeploymentRecord }>('ScaleDeploymentPayload')
  .implement({
    description: 'Scaling has started.',
    fields: (t) => ({
      deployment: t.expose('deployment', {
        type: DeploymentRef,
        description: 'The deployment, status SCALING.',
      }),
    }),
  });

builder.mutationField('scaleDeployment', (t) =>
  t.fieldWithInput({
    type: ScaleDeploymentPayload,
    errors: { types: [InputError, RefusedError] },
    description:
      'Changes the number of replicas; 0 stops the deployment. Refused with AUTOSCALED while the autoscaler decides, except to 0 and back. Scope: DEPLOYMENTS_WRITE.',
    input: {
      id: t.input.globalID({ for: Deployment, required: true, description: 'The deployment.' }),
      replicas: t.input.int({ required: true, description: 'Wanted number of replicas, 0 to 100.' }),
    },
    resolve: async (_root, { input: { id, replicas } }, ctx) => ({
      deployment: await changeDeployment(ctx, 'PATCH', path`/api/deployments/${id.id}/scale`, { replicas }),
    }),
  }),
);
