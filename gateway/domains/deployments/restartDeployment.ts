import { builder } from '../../graphql/builder.ts';
import { RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { Deployment, DeploymentRef } from './Deployment.ts';
import { changeDeployment, type DeploymentRecord } from './deployments.upstream.ts';

const RestartDeploymentPayload = builder
  .objectRef<{ deployment: DeploymentRecord }>('RestartDeploymentPayload')
  .implement({
    description: 'The restart has started.',
    fields: (t) => ({
      deployment: t.expose('deployment', {
        type: DeploymentRef,
        description: 'The deployment, status RESTARTING.',
      }),
    }),
  });

builder.mutationField('restartDeployment', (t) =>
  t.fieldWithInput({
    type: RestartDeploymentPayload,
    errors: { types: [RefusedError] },
    description:
      'Replaces all pods one after another. `deploymentChanged` reports the progress. Scope: DEPLOYMENTS_WRITE.',
    input: { id: t.input.globalID({ for: Deployment, required: true, description: 'The deployment.' }) },
    resolve: async (_root, { input }, ctx) => ({
      deployment: await changeDeployment(ctx, 'POST', path`/api/deployments/${input.id.id}/restart`),
    }),
  }),
);
