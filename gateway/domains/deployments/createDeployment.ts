import { builder } from '../../graphql/builder.ts';
import { InputError, PlanLimitError, RefusedError } from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { previewChange } from '../clusters/preview/preview.upstream.ts';
import { Cluster } from '../clusters/Cluster.ts';
import { DeploymentRef } from './Deployment.ts';
import { settingFields, settingsBody } from './DeploymentInput.ts';
import { changeDeployment, fields, type DeploymentRecord } from './deployments.upstream.ts';

const CreateDeploymentInput = builder.inputType('CreateDeploymentInput', {
  description: 'Settings of a new deployment. `clusterId`, `name` and `imageRepository` are enough.',
  fields: (t) => ({
    clusterId: t.globalID({ for: Cluster, required: true, description: 'The cluster.' }),
    name: t.string({
      required: true,
      description:
        'Lowercase letters, digits and hyphens, at most 63, beginning with a letter. Cannot be changed.',
    }),
    namespace: t.string({
      defaultValue: 'default',
      description: 'Namespace, made when it is missing. Cannot be changed.',
    }),
    imageRepository: t.string({ required: true, description: 'Image without its tag.' }),
    ...settingFields(t, 'onCreate'),
    dryRun: t.boolean({
      description:
        'If true, nothing is created; the result is a ChangePreview with the price of its volumes.',
    }),
  }),
});

const CreateDeploymentPayload = builder
  .objectRef<{ deployment: DeploymentRecord }>('CreateDeploymentPayload')
  .implement({
    description: 'The deployment is accepted. `deploymentChanged` reports the progress.',
    fields: (t) => ({
      deployment: t.expose('deployment', {
        type: DeploymentRef,
        description: 'The deployment, status PENDING.',
      }),
    }),
  });

const CreateDeploymentResult = builder.errorUnion('CreateDeploymentResult', {
  types: [InputError, RefusedError, PlanLimitError, CreateDeploymentPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : CreateDeploymentPayload),
});

builder.mutationField('createDeployment', (t) =>
  t.field({
    type: CreateDeploymentResult,
    description:
      'Runs an image on a cluster. `deploymentChanged` reports the progress. Scope: DEPLOYMENTS_WRITE.',
    args: {
      input: t.arg({
        type: CreateDeploymentInput,
        required: true,
        description: 'Settings of the deployment.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const target = path`/api/clusters/${input.clusterId.id}/deployments`;
      const named = { name: input.name, namespace: input.namespace ?? undefined };
      const body = { ...named, ...settingsBody(input) };
      if (input.dryRun) return previewChange(ctx, 'POST', target, body, fields);
      return { deployment: await changeDeployment(ctx, 'POST', target, body) };
    },
  }),
);
