import { builder } from '../../graphql/builder.ts';
import {
  ConflictError,
  InputError,
  nullWhenMissing,
  PlanLimitError,
  RefusedError,
} from '../../graphql/errors.ts';
import { path } from '../../upstream/path.ts';
import { ChangePreview } from '../clusters/preview/ChangePreview.ts';
import { previewChange } from '../clusters/preview/preview.upstream.ts';
import { Deployment, DeploymentRef } from './Deployment.ts';
import { settingFields, settingsBody } from './DeploymentInput.ts';
import { VolumeDisposal } from './settings/VolumeDisposal.ts';
import { changeDeployment, fields, loadDeployment, type DeploymentRecord } from './deployments.upstream.ts';

const UpdateDeploymentInput = builder.inputType('UpdateDeploymentInput', {
  description: 'New settings of a deployment; omitted fields stay unchanged.',
  fields: (t) => ({
    id: t.globalID({ for: Deployment, required: true, description: 'The deployment.' }),
    revision: t.int({
      description:
        'The Deployment.revision the changes are based on. If the deployment has changed since, nothing is saved and the result is a ConflictError.',
    }),
    imageRepository: t.string({ description: 'Image without its tag.' }),
    ...settingFields(t, 'onUpdate'),
    removedVolumes: t.field({
      type: VolumeDisposal,
      defaultValue: 'keep',
      description: 'What happens to volumes that are no longer in `volumes`.',
    }),
    dryRun: t.boolean({
      description: 'If true, nothing is changed; the result is a ChangePreview that says what restarts.',
    }),
  }),
});

const UpdateDeploymentPayload = builder
  .objectRef<{ deployment: DeploymentRecord }>('UpdateDeploymentPayload')
  .implement({
    description: 'The settings are saved and being applied.',
    fields: (t) => ({
      deployment: t.expose('deployment', {
        type: DeploymentRef,
        description: 'The deployment with its new revision.',
      }),
    }),
  });

const UpdateDeploymentResult = builder.errorUnion('UpdateDeploymentResult', {
  types: [InputError, RefusedError, PlanLimitError, ConflictError, UpdateDeploymentPayload, ChangePreview],
  resolveType: (result) => ('changes' in result ? ChangePreview : UpdateDeploymentPayload),
});

builder.mutationField('updateDeployment', (t) =>
  t.field({
    type: UpdateDeploymentResult,
    description:
      'Changes the settings of a deployment. `deploymentChanged` reports the progress. Scope: DEPLOYMENTS_WRITE.',
    args: {
      input: t.arg({
        type: UpdateDeploymentInput,
        required: true,
        description: 'The deployment and its settings.',
      }),
    },
    resolve: async (_root, { input }, ctx) => {
      const target = path`/api/deployments/${input.id.id}/settings`;
      const body = {
        revision: input.revision ?? undefined,
        ...settingsBody(input),
        ...(input.volumes ? { removed_volumes: input.removedVolumes ?? undefined } : {}),
      };
      if (input.dryRun) return previewChange(ctx, 'PATCH', target, body, fields);
      return { deployment: await changeDeployment(ctx, 'PATCH', target, body) };
    },
  }),
);

builder.objectField(ConflictError, 'currentDeployment', (t) =>
  t.field({
    type: DeploymentRef,
    nullable: true,
    description: 'The current deployment, with its new revision; null when a cluster was changed.',
    resolve: ({ deploymentId }, _args, ctx) =>
      deploymentId === null ? null : nullWhenMissing(loadDeployment(ctx, deploymentId)),
  }),
);
